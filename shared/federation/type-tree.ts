/**
 * A type as a tree, so that two of them can be compared member by member, without a compiler. What is not split, such as a conditional
 * type or a library's `…<…>`, is text with what it names.
 */
export type TypeTree =
  | TypeText
  /** Without `args` the text around has them. */
  | { readonly kind: 'name'; readonly name: string; readonly args?: readonly TypeTree[] }
  /** `typeof name` */
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'union'; readonly types: readonly TypeTree[] }
  | { readonly kind: 'intersection'; readonly types: readonly TypeTree[] }
  | { readonly kind: 'list'; readonly isReadonly: boolean; readonly element: TypeTree }
  | { readonly kind: 'object'; readonly members: readonly TypeMember[] }
  | {
      readonly kind: 'function'
      readonly generics: TypeText
      /** Without names: another name is the same parameter. */
      readonly parameters: readonly TypeMember[]
      readonly result: TypeTree
    }
  /** A schema of the contract: what it yields or, for what is sent, what it takes. */
  | { readonly kind: 'schema'; readonly takes: boolean; readonly type: TypeTree }

export interface TypeText {
  readonly kind: 'text'
  readonly text: string
  readonly names: readonly TypeTree[]
}

/** A member of an object, or a parameter. */
export interface TypeMember {
  readonly name: string
  readonly isOptional: boolean
  /** `readonly`, or `...` of a parameter. */
  readonly modifier: string
  readonly type: TypeTree
  /** As it is written. */
  readonly text: string
}

/** A statement of `shared`: a value with its type, or a type. */
export interface Statement {
  readonly kind: 'type' | 'value'
  readonly name: string
  /** On one line. */
  readonly text: string
  /** Its type parameters, as they are written. */
  readonly generics: TypeText
  readonly parameters: readonly { readonly name: string; readonly byDefault?: TypeTree }[]
  readonly tree: TypeTree
  /** Its type is what a schema of the contract yields. */
  readonly isYielded?: true
}

/** What an export promises: its statement first, then all that this names. */
export type Statements = readonly Statement[]

/** The file of a build with the statements that each signature in its description stands for. Composition reads it; it is not served. */
export const statementsName = 'mf-statements.json'
