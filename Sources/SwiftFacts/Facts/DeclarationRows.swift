/// The rows of a file's declarations, table by table, where somebody else holds them.
public struct DeclarationRows: Sendable {
    /// What the file imports.
    public var imports = RowView<ImportFact>()
    /// Index 0 is the unconditional code.
    public var conditions = RowView<ConditionFact>()
    /// Types and extensions, in source order.
    public var types = RowView<TypeFact>()
    /// Generic parameters and requirements of `where` clauses.
    public var genericParameters = RowView<GenericParameterFact>()
    /// What stands behind the colons of types and extensions.
    public var inheritances = RowView<TypeReference>()
    /// Wrappers, macros and other attributes that matter.
    public var attributes = RowView<AttributeFact>()
    /// Functions, initializers, subscripts and enum cases.
    public var functions = RowView<FunctionFact>()
    /// The parameters of `functions`.
    public var parameters = RowView<ParameterFact>()
    /// Properties, and global variables.
    public var properties = RowView<PropertyFact>()
    /// Type aliases and associated types.
    public var typealiases = RowView<TypealiasFact>()
    /// Written types, as trees in one table.
    public var typeNodes = RowView<TypeNode>()
    /// Code: function bodies, initial values, accessors, default values.
    public var bodies = RowView<BodyFact>()

    /// No rows at all.
    public init() {}

    /// The same rows in a block, which has to be kept for as long as they are looked at.
    ///
    /// - Precondition: The block has that much room.
    /// - Complexity: O(rows)
    func copied(to block: RowBlock) -> DeclarationRows {
        var copy = DeclarationRows()
        var filling = RowBlock.Filling(block)
        copy.imports = filling.add(imports)
        copy.conditions = filling.add(conditions)
        copy.types = filling.add(types)
        copy.genericParameters = filling.add(genericParameters)
        copy.inheritances = filling.add(inheritances)
        copy.attributes = filling.add(attributes)
        copy.functions = filling.add(functions)
        copy.parameters = filling.add(parameters)
        copy.properties = filling.add(properties)
        copy.typealiases = filling.add(typealiases)
        copy.typeNodes = filling.add(typeNodes)
        copy.bodies = filling.add(bodies)
        return copy
    }

    /// How many bytes of a block the rows take.
    var room: Int {
        let names = imports.room + attributes.room + typeNodes.room + inheritances.room
        let types = types.room + typealiases.room + genericParameters.room
        let members = functions.room + parameters.room + properties.room
        return names + types + members + conditions.room + bodies.room
    }
}
