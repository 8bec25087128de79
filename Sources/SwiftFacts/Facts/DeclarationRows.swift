/// The rows of a file's declarations, table by table, where somebody else holds them.
package struct DeclarationRows: Sendable {
    /// What the file imports.
    package var imports = RowView<ImportFact>()
    /// Index 0 is the unconditional code.
    package var conditions = RowView<ConditionFact>()
    /// Types and extensions, in source order.
    package var types = RowView<TypeFact>()
    /// Generic parameters and requirements of `where` clauses.
    package var genericParameters = RowView<GenericParameterFact>()
    /// What stands behind the colons of types and extensions.
    package var inheritances = RowView<TypeReference>()
    /// Wrappers, macros and other attributes that matter.
    package var attributes = RowView<AttributeFact>()
    /// Functions, initializers, subscripts and enum cases.
    package var functions = RowView<FunctionFact>()
    /// The parameters of `functions`.
    package var parameters = RowView<ParameterFact>()
    /// Properties, and global variables.
    package var properties = RowView<PropertyFact>()
    /// Type aliases and associated types.
    package var typealiases = RowView<TypealiasFact>()
    /// Written types, as trees in one table.
    package var typeNodes = RowView<TypeNode>()
    /// Code: function bodies, initial values, accessors, default values.
    package var bodies = RowView<BodyFact>()

    /// No rows at all.
    package init() {}

    /// How many bytes of a block the rows take.
    var room: Int {
        let names = imports.room + attributes.room + typeNodes.room + inheritances.room
        let types = types.room + typealiases.room + genericParameters.room
        let members = functions.room + parameters.room + properties.room
        return names + types + members + conditions.room + bodies.room
    }
}
