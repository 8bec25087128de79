//___FILEHEADER___
import ___IMPORTHEADER_cocoaTouchSubclass___

final class ___FILEBASENAMEASIDENTIFIER___: ___VARIABLE_baseClass:identifier___ {
    <#statements#>
    init(<#name#>: <#Type#>, {{ parameter }}) { self.<#name#> = <#T##name: Type##Type#> }
    {% for method in type.methods %}func {{ method.name }}() { }{% endfor %}
}
