/**
 * The part of the Standard Schema interface that a check needs (standardschema.dev). The
 * contract's schemas implement it, so the platform needs no schema library of its own.
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Outcome | Promise<Outcome>
    readonly types?: { readonly output: Output } | undefined
  }
}

interface Outcome {
  readonly value?: unknown
  readonly issues?: readonly Issue[] | undefined
}

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** A schema's output; undefined without a schema. */
export type OutputOf<S> = S extends Schema ? NonNullable<S['~standard']['types']>['output'] : undefined

export type Checked =
  | { readonly ok: true; readonly value: unknown }
  /** `field` is the dotted path of the first error; empty for the whole document. */
  | { readonly ok: false; readonly field: string; readonly message: string }

/** Checks a value against one of the contract's schemas. */
export async function check(schema: Schema, value: unknown): Promise<Checked> {
  const { issues, value: output } = await schema['~standard'].validate(value)
  const [issue] = issues ?? []
  if (!issue) return { ok: true, value: output }
  const path = issue.path ?? []
  return {
    ok: false,
    message: issue.message,
    field: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  }
}
