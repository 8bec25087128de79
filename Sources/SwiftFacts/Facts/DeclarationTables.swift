/// The tables of a file's declarations, by where they stand in a block: half the room of as many views. There are as many
/// of these as files, and most questions go through all of them.
public struct DeclarationTables: Sendable {
    /// The block's memory, which somebody else holds.
    @usableFromInline nonisolated(unsafe) let memory: UnsafeRawPointer
    // Those that are asked for most stand together.
    @usableFromInline private(set) var typeRows = BlockRows<TypeFact>()
    @usableFromInline private(set) var functionRows = BlockRows<FunctionFact>()
    @usableFromInline private(set) var propertyRows = BlockRows<PropertyFact>()
    @usableFromInline private(set) var parameterRows = BlockRows<ParameterFact>()
    @usableFromInline private(set) var bodyRows = BlockRows<BodyFact>()
    @usableFromInline private(set) var nodeRows = BlockRows<TypeNode>()
    @usableFromInline private(set) var inheritanceRows = BlockRows<TypeReference>()
    @usableFromInline private(set) var attributeRows = BlockRows<AttributeFact>()
    @usableFromInline private(set) var importRows = BlockRows<ImportFact>()
    @usableFromInline private(set) var conditionRows = BlockRows<ConditionFact>()
    @usableFromInline private(set) var genericRows = BlockRows<GenericParameterFact>()
    @usableFromInline private(set) var aliasRows = BlockRows<TypealiasFact>()

    /// No rows at all.
    init() { memory = RowBlock.nowhere }

    /// Copies of rows in a block, which has to be kept for as long as they are looked at.
    ///
    /// - Precondition: Nobody else fills the block, and it has `room` for the rows.
    /// - Complexity: O(rows)
    init(_ rows: DeclarationRows, in block: RowBlock) {
        memory = UnsafeRawPointer(block.memory)
        var filling = RowBlock.Filling(block)
        importRows = filling.keep(rows.imports)
        conditionRows = filling.keep(rows.conditions)
        typeRows = filling.keep(rows.types)
        genericRows = filling.keep(rows.genericParameters)
        inheritanceRows = filling.keep(rows.inheritances)
        attributeRows = filling.keep(rows.attributes)
        functionRows = filling.keep(rows.functions)
        parameterRows = filling.keep(rows.parameters)
        propertyRows = filling.keep(rows.properties)
        aliasRows = filling.keep(rows.typealiases)
        nodeRows = filling.keep(rows.typeNodes)
        bodyRows = filling.keep(rows.bodies)
    }

    @inlinable
    func view<Row>(_ rows: BlockRows<Row>) -> RowView<Row> {
        let first = (memory + Int(rows.start)).assumingMemoryBound(to: Row.self)
        return RowView(UnsafeBufferPointer(start: first, count: Int(rows.count)))
    }

    /// What the file imports.
    @inlinable public var imports: RowView<ImportFact> { view(importRows) }
    /// Index 0 is the unconditional code.
    @inlinable public var conditions: RowView<ConditionFact> { view(conditionRows) }
    /// Types and extensions, in source order.
    @inlinable public var types: RowView<TypeFact> { view(typeRows) }
    /// Generic parameters and requirements of `where` clauses.
    @inlinable public var genericParameters: RowView<GenericParameterFact> { view(genericRows) }
    /// What stands behind the colons of types and extensions.
    @inlinable public var inheritances: RowView<TypeReference> { view(inheritanceRows) }
    /// Wrappers, macros and other attributes that matter.
    @inlinable public var attributes: RowView<AttributeFact> { view(attributeRows) }
    /// Functions, initializers, subscripts and enum cases.
    @inlinable public var functions: RowView<FunctionFact> { view(functionRows) }
    /// The parameters of `functions`.
    @inlinable public var parameters: RowView<ParameterFact> { view(parameterRows) }
    /// Properties, and global variables.
    @inlinable public var properties: RowView<PropertyFact> { view(propertyRows) }
    /// Type aliases and associated types.
    @inlinable public var typealiases: RowView<TypealiasFact> { view(aliasRows) }
    /// Written types, as trees in one table.
    @inlinable public var typeNodes: RowView<TypeNode> { view(nodeRows) }
    /// Code: function bodies, initial values, accessors, default values.
    @inlinable public var bodies: RowView<BodyFact> { view(bodyRows) }

    /// All of them as views.
    var rows: DeclarationRows {
        var rows = DeclarationRows()
        rows.imports = imports
        rows.conditions = conditions
        rows.types = types
        rows.genericParameters = genericParameters
        rows.inheritances = inheritances
        rows.attributes = attributes
        rows.functions = functions
        rows.parameters = parameters
        rows.properties = properties
        rows.typealiases = typealiases
        rows.typeNodes = typeNodes
        rows.bodies = bodies
        return rows
    }
}
