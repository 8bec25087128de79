// The environment that a global shows to all keeps whatever the others need, and may do something with all of it at
// once. A service does not become one by being a global, nor does a struct that one file keeps to itself.

protocol Clock { func now() -> Int }
protocol Post { func send() }
protocol Vault { func wipe() }
protocol Radio { func play() }
protocol Lamp { func shine() }

struct Services {
    var clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp

    init(clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp) {
        (self.clock, self.post, self.vault) = (clock, post, vault)
        self.radio = radio
        self.lamp = lamp
    }

    func forgetAll() {
        if clock.now() > 0 { post.send() }
        vault.wipe()
        radio.play()
        lamp.shine()
    }
}

var Current: Services!

struct AlarmClient {
    private let clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp

    init(clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp) {
//  ^ warning: [massive-initializer] {{AlarmClient takes 5 dependencies, more than 4: Clock, Post, Vault, Radio, Lamp}}
        (self.clock, self.post, self.vault) = (clock, post, vault)
        self.radio = radio
        self.lamp = lamp
    }

    func ring() {
        if clock.now() > 0 { post.send() }
        vault.wipe()
        radio.play()
        lamp.shine()
    }
}

var alarm: AlarmClient!

struct Desk {
    private let clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp

    init(clock: any Clock, post: any Post, vault: any Vault, radio: any Radio, lamp: any Lamp) {
//  ^ warning: [massive-initializer] {{Desk takes 5 dependencies, more than 4: Clock, Post, Vault, Radio, Lamp}}
        (self.clock, self.post, self.vault) = (clock, post, vault)
        self.radio = radio
        self.lamp = lamp
    }

    func tidy() {
        if clock.now() > 0 { post.send() }
        vault.wipe()
        radio.play()
        lamp.shine()
    }
}

private var desk: Desk!
