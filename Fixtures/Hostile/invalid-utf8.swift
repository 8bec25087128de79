class Brokenÿþ { let Ã = "â‚"; // ðŸ˜
 var xí €: Int }€