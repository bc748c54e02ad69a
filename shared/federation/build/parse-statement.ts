import {
  parseSync,
  type ParamPattern,
  type Span,
  type TSInterfaceHeritage,
  type TSSignature,
  type TSType,
  type TSTypeAnnotation,
  type TSTypeParameterDeclaration,
} from 'oxc-parser'
import type { Statement, TypeMember, TypeText, TypeTree } from '../type-tree.ts'

/** An export of an entry, or what exports name without its being exported. */
export interface ApiStatement extends Pick<Statement, 'kind' | 'name' | 'text' | 'isYielded'> {
  readonly isExported: boolean
}

/** The statement that a line describes. */
export function readLine(text: string, isExported = true): ApiStatement {
  const [, keyword, name = ''] = /^(?:(?:abstract )?(type|interface|class|enum) )?([\w$]+)/.exec(text) ?? []
  return { kind: keyword ? 'type' : 'value', name, text, isExported }
}

/** How a statement names a schema: by what it yields, or by what it takes. */
export const [schemaOf, schemaFor] = ['SchemaOf', 'SchemaFor'] as const

/** The names in a text: of types, which begin with a capital, and of values after `typeof`. */
export const namesIn = (text: string): readonly Pick<Statement, 'kind' | 'name'>[] =>
  [...text.replaceAll(/'(?:[^'\\]|\\.)*'/g, '').matchAll(/typeof ([\w$]+)|\b([A-Z]\w*)/g)].map(([, value, type = '']) =>
    value ? { kind: 'value', name: value } : { kind: 'type', name: type },
  )

const plainText = (text: string, bound: ReadonlySet<string> = new Set()): TypeText => ({
  kind: 'text',
  text,
  names: namesIn(text)
    .filter(({ name }) => !bound.has(name))
    .map(({ kind, name }) => ({ kind: kind === 'value' ? kind : 'name', name })),
})

/** @param onDemand the values that the modules export which the statement's entry loads on demand */
export function parseStatement(
  { kind, name, text, isYielded }: ApiStatement,
  onDemand: readonly string[] = [],
): Statement {
  // A library's type stands without its arguments: `ObjectSchema<…>`.
  const whole = kind === 'value' ? `declare const value${text.slice(name.length)}` : text
  const source = whole.replaceAll('<…>', "<'…'>")
  const { program, errors } = parseSync('statement.ts', source)
  const [declared] = errors.length === 0 ? program.body : []
  const trees = new Trees(source, onDemand)
  return { kind, name, text, ...(isYielded && { isYielded }), ...content() }

  function content(): Pick<Statement, 'generics' | 'parameters' | 'tree'> {
    switch (declared?.type) {
      case 'VariableDeclaration':
        return { ...trees.generics(null), tree: trees.annotated(declared.declarations[0]?.id.typeAnnotation) }
      case 'TSTypeAliasDeclaration':
        return { ...trees.generics(declared.typeParameters), tree: trees.of(declared.typeAnnotation) }
      case 'TSInterfaceDeclaration': {
        const own = trees.object(declared.body.body, declared.body)
        const bases = declared.extends.map((base) => trees.base(base))
        const tree: TypeTree = bases.length === 0 ? own : { kind: 'intersection', types: [...bases, own] }
        return { ...trees.generics(declared.typeParameters), tree }
      }
      default:
        return { ...trees.generics(null), tree: plainText(text) }
    }
  }
}

/** Makes trees of the parser's nodes. */
class Trees {
  readonly #source: string
  readonly #onDemand: readonly string[]
  /** The type parameters of the functions around: they name no statement. */
  #bound: ReadonlySet<string> = new Set()

  constructor(source: string, onDemand: readonly string[]) {
    this.#source = source
    this.#onDemand = onDemand
  }

  of(type: TSType): TypeTree {
    const all = (types: readonly TSType[]) => types.map((one) => this.of(one))
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.of(type.typeAnnotation)
      case 'TSUnionType':
        return { kind: 'union', types: all(type.types) }
      case 'TSIntersectionType':
        return { kind: 'intersection', types: all(type.types) }
      case 'TSArrayType':
        return { kind: 'list', isReadonly: false, element: this.of(type.elementType) }
      case 'TSTypeOperator': {
        const list = this.of(type.typeAnnotation)
        return type.operator === 'readonly' && list.kind === 'list' ? { ...list, isReadonly: true } : this.text(type)
      }
      case 'TSTypeLiteral':
        return this.object(type.members, type)
      case 'TSFunctionType':
        return this.function(type.typeParameters, type.params, type.returnType)
      case 'TSTypeQuery':
        if (type.exprName.type === 'TSImportType') return { kind: 'object', members: this.#onDemand.map(exportedValue) }
        return type.exprName.type === 'Identifier' ? { kind: 'value', name: type.exprName.name } : this.text(type)
      case 'TSTypeReference': {
        if (type.typeName.type !== 'Identifier') return this.text(type)
        const args = all(type.typeArguments?.params ?? [])
        const { name } = type.typeName
        if (this.#bound.has(name)) return this.text(type)
        if (args[0] && (name === schemaOf || name === schemaFor))
          return { kind: 'schema', takes: name === schemaFor, type: args[0] }
        return { kind: 'name', name, args }
      }
      default:
        return this.text(type)
    }
  }

  /** An object that can be called, or has a member twice, stays text. */
  object(signatures: readonly TSSignature[], whole: Span): TypeTree {
    const members = signatures.map((signature) => this.#member(signature))
    const isSplit = new Set(members.map((member) => member?.name)).size === members.length
    return isSplit && members.every((member) => member !== undefined) ? { kind: 'object', members } : this.text(whole)
  }

  base({ expression, typeArguments, ...span }: TSInterfaceHeritage): TypeTree {
    if (expression.type !== 'Identifier') return this.text(span)
    return { kind: 'name', name: expression.name, args: (typeArguments?.params ?? []).map((type) => this.of(type)) }
  }

  #member(signature: TSSignature): TypeMember | undefined {
    const modifier = 'readonly' in signature && signature.readonly ? 'readonly' : ''
    const whole = { modifier, text: this.#written(signature) }
    switch (signature.type) {
      case 'TSPropertySignature': {
        const type = this.annotated(signature.typeAnnotation)
        return { name: this.#written(signature.key), isOptional: signature.optional, type, ...whole }
      }
      case 'TSMethodSignature': {
        if (signature.kind !== 'method') return undefined
        const type = this.function(signature.typeParameters, signature.params, signature.returnType)
        return { name: this.#written(signature.key), isOptional: signature.optional, type, ...whole }
      }
      case 'TSIndexSignature': {
        const name = `[${signature.parameters.map((key) => this.#written(key.typeAnnotation)).join()}]`
        return { name, isOptional: true, type: this.annotated(signature.typeAnnotation), ...whole }
      }
      default:
        return undefined
    }
  }

  function(
    generics: TSTypeParameterDeclaration | null,
    parameters: readonly ParamPattern[],
    result: TSTypeAnnotation | null,
  ): TypeTree {
    const around = this.#bound
    this.#bound = new Set([...around, ...(generics?.params ?? []).map(({ name }) => name.name)])
    const tree: TypeTree = {
      kind: 'function',
      generics: this.generics(generics).generics,
      parameters: parameters.map((parameter) => ({
        name: '',
        isOptional: parameter.type === 'RestElement' || ('optional' in parameter && Boolean(parameter.optional)),
        modifier: parameter.type === 'RestElement' ? '...' : '',
        type: 'typeAnnotation' in parameter ? this.annotated(parameter.typeAnnotation) : this.text(parameter),
        text: this.#written(parameter),
      })),
      result: this.annotated(result),
    }
    this.#bound = around
    return tree
  }

  generics(declared: TSTypeParameterDeclaration | null): Pick<Statement, 'generics' | 'parameters'> {
    return {
      generics: declared ? this.text(declared) : plainText(''),
      parameters: (declared?.params ?? []).map((parameter) => ({
        name: parameter.name.name,
        ...(parameter.default && { byDefault: this.of(parameter.default) }),
      })),
    }
  }

  annotated(annotation: TSTypeAnnotation | null | undefined): TypeTree {
    return annotation ? this.of(annotation.typeAnnotation) : plainText('any')
  }

  text(span: Span): TypeText {
    return plainText(this.#written(span), this.#bound)
  }

  #written({ start, end }: Span): string {
    return this.#source.slice(start, end).replaceAll("<'…'>", '<…>')
  }
}

const exportedValue = (name: string): TypeMember => ({
  name,
  isOptional: false,
  modifier: '',
  type: { kind: 'value', name },
  text: name,
})
