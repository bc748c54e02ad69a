import { expect, test } from 'vitest'
import { readStatements } from '../testing/read-statements.ts'
import { findBreach } from './compare-statements.ts'

const breachOf = (needed: string, provided: string, isShellOlder: boolean) => {
  const own = readStatements(needed)
  const breach = findBreach(own, readStatements(provided), isShellOlder)
  if (!breach) return 'fits'
  const isWhole = own.some(({ text }) => text === breach.needed)
  return isWhole ? breach.statement : `${breach.statement}: ${breach.needed ?? ''} → ${breach.provided ?? ''}`
}

const given = (reward: string) => `list: () => Promise<readonly Reward[]>
  *type Reward = { id: string; ${reward}}`
const taken = (reward: string) => `buy: (wish: Wish) => void
  interface Wish { readonly reward: Reward; }
  *type Reward = { id: string; ${reward}}`
const card = (props: string) => `Card: ({ title }: CardProps) => JSX.Element
  interface CardProps { readonly title: string; ${props}}`
const hook = (loaded: string) => `useLoaded: <Data>(query: Query<Data>) => Loaded<Data>
  type Loaded<Data> = ${loaded}
  interface Query<Data> { readonly key: string; readonly read: () => Promise<Data>; }`
const page = (name: string) => `usePage: () => Page<${name}>
  type Page<Item, Mark = string> = { readonly items: readonly Item[]; readonly mark: Mark; readonly next: () => Page<Item> }
  type Reward = { id: string; }
  type Gift = { id: string; name: string; }`
const call = (
  answer: string,
  body: string,
) => `callApi: <Name extends keyof typeof endpoints>(name: Name) => Promise<AnswerTo<Name>>
  type AnswerTo<Name extends keyof typeof endpoints> = (typeof endpoints)[Name] extends { response: infer Schema } ? InferOutput<…> : never
  endpoints: { readonly intents: { readonly response: SchemaOf<${answer}>; }; readonly vote: { readonly body: SchemaFor<${body}>; }; }`

const row = (more: string) => `send: <Name extends keyof typeof table>(name: Name, body: BodyOf<Name>) => void
  type BodyOf<Name> = (typeof table)[Name] extends { body: infer Body } ? Body : undefined
  table: { readonly vote: { readonly path: string; ${more}}; }`

interface Row {
  readonly was: string
  readonly is: string
  /** What stops a remote that was built before in a shell that was built after. Without it, nothing does. */
  readonly oldRemote?: string
  /** What stops a remote that was built after in a shell that was built before. */
  readonly newRemote?: string
}

const table: Readonly<Record<string, Row>> = {
  'given: a field more': { was: given(''), is: given('stock: number; '), newRemote: 'Reward: stock: number; → ' },
  'given: an optional field more of the contract: remotes may come first': {
    was: given(''),
    is: given('stock?: number; '),
  },
  'given: an optional field more of another type': {
    was: given('').replace('*', ''),
    is: given('stock?: number; ').replace('*', ''),
    newRemote: 'Reward: stock?: number; → ',
  },
  'given: an optional field that is always there now': {
    was: given('stock?: number; '),
    is: given('stock: number; '),
    newRemote: 'Reward: stock: number; → stock?: number;',
  },
  'given: an optional field less': {
    was: given('stock?: number; '),
    is: given(''),
    oldRemote: 'Reward: stock?: number; → ',
  },
  'given: another type of a field': {
    was: given('stock: number; '),
    is: given('stock: string; '),
    oldRemote: 'Reward: stock: number; → stock: string;',
    newRemote: 'Reward: stock: string; → stock: number;',
  },
  'given: a field that became any': {
    was: given('stock: number; '),
    is: given('stock: any; '),
    oldRemote: 'Reward: stock: number; → stock: any;',
    newRemote: 'Reward: stock: any; → stock: number;',
  },
  'given: a kind less': {
    was: "kindOf: (id: string) => 'food' | 'drink' | undefined",
    is: "kindOf: (id: string) => 'drink' | undefined",
    newRemote: 'kindOf',
  },
  'given: within a union, a field less': {
    was: 'find: () => Reward | undefined\n type Reward = { id: string; name: string; }',
    is: 'find: () => Reward | undefined\n type Reward = { id: string; }',
    oldRemote: 'Reward: name: string; → ',
  },
  'given: a list that was readonly': {
    was: 'ids: readonly string[]',
    is: 'ids: string[]',
    oldRemote: 'ids',
    newRemote: 'ids',
  },
  'taken: an optional field more of the contract: remotes may come first': {
    was: taken(''),
    is: taken('stock?: number; '),
  },
  'taken: a field more': {
    was: taken(''),
    is: taken('stock: number; '),
    oldRemote: 'Reward:  → stock: number;',
    newRemote: 'Reward: stock: number; → ',
  },
  'taken: a field that became optional': {
    was: taken('stock: number; '),
    is: taken('stock?: number; '),
    newRemote: 'Reward: stock?: number; → stock: number;',
  },
  'taken: an optional parameter more': {
    was: 'formatDate: (date: Date) => string',
    is: 'formatDate: (day: Date, isShort?: boolean) => string',
    newRemote: 'formatDate: isShort?: boolean → ',
  },
  'taken: a parameter more': {
    was: 'formatDate: (date: Date) => string',
    is: 'formatDate: (date: Date, isShort: boolean) => string',
    oldRemote: 'formatDate:  → isShort: boolean',
    newRemote: 'formatDate: isShort: boolean → ',
  },
  'taken: a kind more': {
    was: "show: (kind: 'info' | 'success') => void",
    is: "show: (kind: 'success' | 'danger' | 'info') => void",
    newRemote: "show: kind: 'success' | 'danger' | 'info' → kind: 'info' | 'success'",
  },
  'a component: an optional prop more': {
    was: card(''),
    is: card('readonly size?: number; '),
    newRemote: 'CardProps: readonly size?: number; → ',
  },
  'a component: a prop more': {
    was: card(''),
    is: card('readonly size: number; '),
    oldRemote: 'CardProps:  → readonly size: number;',
    newRemote: 'CardProps: readonly size: number; → ',
  },
  'a component: an optional prop less': {
    was: card('readonly size?: number; '),
    is: card(''),
    oldRemote: 'CardProps: readonly size?: number; → ',
  },
  'a callback gets a field more': {
    was: card('readonly onPick: (reward: { id: string; }) => void; '),
    is: card('readonly onPick: (reward: { id: string; name: string; }) => void; '),
    newRemote: 'CardProps: name: string; → ',
  },
  'a callback gets an argument more': {
    was: card('readonly onPick: (id: string) => void; '),
    is: card('readonly onPick: (id: string, isNew: boolean) => void; '),
    oldRemote: 'CardProps:  → isNew: boolean',
    newRemote: 'CardProps: isNew: boolean → ',
  },
  'a callback may answer more': {
    was: card('readonly onPick: () => string; '),
    is: card('readonly onPick: () => string | undefined; '),
    newRemote: 'CardProps: readonly onPick: () => string | undefined; → readonly onPick: () => string;',
  },
  'a callback must answer more': {
    was: card('readonly onPick: () => { id: string; }; '),
    is: card('readonly onPick: () => { id: string; name: string; }; '),
    oldRemote: 'CardProps:  → name: string;',
    newRemote: 'CardProps: name: string; → ',
  },
  'a hook gives a field more': {
    was: hook("{ readonly state: 'pending' } | ({ readonly state: 'loaded'; readonly data: Data } & Retry)"),
    is: hook(
      "{ readonly state: 'pending'; readonly since: number } | ({ readonly state: 'loaded'; readonly data: Data } & Retry)",
    ),
    newRemote: 'Loaded: readonly since: number → ',
  },
  'a hook gives a state more': {
    was: hook("{ readonly state: 'pending' } | { readonly state: 'loaded'; readonly data: Data }"),
    is: hook(
      "{ readonly state: 'pending' } | { readonly state: 'loaded'; readonly data: Data } | { readonly state: 'failed' }",
    ),
    oldRemote: 'Loaded',
  },
  'a hook of another generic': {
    was: hook('{ readonly data: Data }').replace('<Data>(', '<Data extends object>('),
    is: hook('{ readonly data: Data }'),
    oldRemote: 'useLoaded',
    newRemote: 'useLoaded',
  },
  'an argument of a generic that names itself': {
    was: page('Reward'),
    is: page('Gift'),
    newRemote: 'Page: name: string; → ',
  },
  'what names itself': {
    was: 'tree: Node\n interface Node { readonly name: string; readonly children: readonly Node[]; }',
    is: 'tree: Node\n interface Node { readonly name: string; readonly children: readonly Node[]; readonly depth: number; }',
    newRemote: 'Node: readonly depth: number; → ',
  },
  'an interface that gets more from another': {
    was: 'offer: Offer\n interface Offer extends Base { readonly end: string; }\n interface Base { readonly id: string; }',
    is: 'offer: Offer\n interface Offer extends Base { readonly end: string; }\n interface Base { readonly id: number; }',
    oldRemote: 'Base: readonly id: string; → readonly id: number;',
    newRemote: 'Base: readonly id: number; → readonly id: string;',
  },
  'a part of a type that gets more': {
    was: "idOf: (reward: Pick<Reward, 'id'>) => string\n type Reward = { id: string; name: string; }",
    is: "idOf: (reward: Pick<Reward, 'id'>) => string\n type Reward = { id: string; name: string; stock: number; }",
  },
  'another part of a type': {
    was: "idOf: (reward: Pick<Reward, 'id'>) => string\n type Reward = { id: string; name: string; }",
    is: "idOf: (reward: Pick<Reward, 'id' | 'name'>) => string\n type Reward = { id: string; name: string; }",
    oldRemote: 'idOf:  → name: string;',
    newRemote: 'idOf: name: string; → ',
  },
  'a library’s type': {
    was: 'options: UseQueryOptions<…> & { initialData?: Reward[]; }\n type Reward = { id: string; }',
    is: 'options: UseQueryOptions<…> & { initialData?: Reward[]; }\n type Reward = { id: string; name: string; }',
    newRemote: 'Reward: name: string; → ',
  },
  'another library’s type': {
    was: 'client: QueryClient<…>',
    is: 'client: Client<…>',
    oldRemote: 'client',
    newRemote: 'client',
  },
  'an export that comes from elsewhere': {
    was: 'Link: from react-router',
    is: 'Link: from wouter',
    oldRemote: 'Link',
    newRemote: 'Link',
  },
  'a class of other members': {
    was: 'class Failure { readonly error: string; }',
    is: 'class Failure { readonly error: string; readonly at: number; }',
    oldRemote: 'Failure',
    newRemote: 'Failure',
  },
  'what text names, whoever makes it': {
    was: 'pick: Extract<Key<string>, Reward>\n type Reward = { id: string; }',
    is: 'pick: Extract<Key<string>, Reward>\n type Reward = { id: string; name: string; }',
    oldRemote: 'Reward:  → name: string;',
    newRemote: 'Reward: name: string; → ',
  },
  'a value that text names: a field more of an answer': {
    was: call('{ code: string; }', '{}'),
    is: call('{ code: string; reason: string; }', '{}'),
    newRemote: 'endpoints: reason: string; → ',
  },
  'a value that text names: a field less of an answer': {
    was: call('{ code: string; reason?: string; }', '{}'),
    is: call('{ code: string; }', '{}'),
    oldRemote: 'endpoints: reason?: string; → ',
  },
  'a value that text names: a field more of what is sent': {
    was: call('{}', '{ vote: number; }'),
    is: call('{}', '{ vote: number; why: string; }'),
    oldRemote: 'endpoints:  → why: string;',
    newRemote: 'endpoints: why: string; → ',
  },
  'a row more of a table': {
    was: row(''),
    is: row('}; readonly more: { readonly path: string; '),
    newRemote: 'table: readonly more: { readonly path: string; }; → ',
  },
  'a row of a table that asks for more': {
    was: row(''),
    is: row('readonly body: string; '),
    oldRemote: 'table:  → readonly body: string;',
    newRemote: 'table: readonly body: string; → ',
  },
  'a value as a type that is taken': {
    was: 'draw: (look: typeof plain) => void\n plain: { color: string; }',
    is: 'draw: (look: typeof plain) => void\n plain: { color: string; width: number; }',
    oldRemote: 'plain:  → width: number;',
    newRemote: 'plain: width: number; → ',
  },
  'the names of a type’s members': {
    was: 'fields: () => keyof Reward\n interface Reward { readonly id: string; }',
    is: 'fields: () => keyof Reward\n interface Reward { readonly id: string; readonly name?: string; }',
    oldRemote: 'Reward:  → readonly name?: string;',
    newRemote: 'Reward: readonly name?: string; → ',
  },
  'an argument of a library’s type that is one of two': {
    was: 'fields: () => Map<Reward | Gift, string>\n interface Reward { readonly id: string; }\n interface Gift { readonly id: string; readonly of: 1; }',
    is: 'fields: () => Map<Reward | Gift, string>\n interface Reward { readonly id: string; readonly name?: string; }\n interface Gift { readonly id: string; readonly of: 1; }',
    oldRemote: 'Reward:  → readonly name?: string;',
    newRemote: 'Reward: readonly name?: string; → ',
  },
  'another name of what became less': {
    was: 'useGifts: () => Gifts\n type Gifts = List<Reward>\n type List<Of> = { of: Of; more: boolean; }\n type Reward = { id: string; }',
    is: 'useGifts: () => Presents\n type Presents = List<Reward>\n type List<Of> = { of: Of; }\n type Reward = { id: string; }',
    oldRemote: 'List: more: boolean; → ',
  },
  'a part of a type, by names that have a name': {
    was: "part: () => Pick<Reward, Keys>\n type Keys = 'id' | 'name'\n type Reward = { id: string; name: string; }",
    is: "part: () => Pick<Reward, Keys>\n type Keys = 'id' | 'name'\n type Reward = { id: string; }",
    oldRemote: 'part',
    newRemote: 'part',
  },
  'another argument of a class': {
    was: 'box: () => Box<string>\n class Box<Of> { readonly of: Of; }',
    is: 'box: () => Box<number>\n class Box<Of> { readonly of: Of; }',
    oldRemote: 'Box',
    newRemote: 'Box',
  },
  'a class that is named as a value': {
    was: 'box: () => typeof Box\n class Box { readonly of: string; }',
    is: 'box: () => typeof Box\n class Box { readonly of: number; }',
    oldRemote: 'Box',
    newRemote: 'Box',
  },
  'a function’s own type that has the name of another': {
    was: 'same: <Item>(item: Item) => Item\n type Item = { id: string; }',
    is: 'same: <Item>(item: Item) => { id: string; }\n type Item = { id: string; }',
    oldRemote: 'same',
    newRemote: 'same',
  },
  'a method with two forms': {
    was: 'find: (by: By) => void\n interface By { id(a: string): void; }',
    is: 'find: (by: By) => void\n interface By { id(a: string): void; id(a: number): void; }',
    oldRemote: 'By',
    newRemote: 'By',
  },
  'what names itself with ever more': {
    was: 'nest: () => Nest<string>\n interface Nest<Of> { readonly of: Of; readonly in?: Nest<readonly Of[]>; }',
    is: 'nest: () => Nest<string>\n interface Nest<Of> { readonly of: Of; readonly in?: Nest<readonly Of[]>; readonly n: 1; }',
    oldRemote: 'Nest: readonly in?: Nest<readonly Of[]>; → readonly in?: Nest<readonly Of[]>;',
    newRemote: 'Nest: readonly in?: Nest<readonly Of[]>; → readonly in?: Nest<readonly Of[]>;',
  },
  'a module that is loaded on demand': {
    was: 'load: () => Promise<Module>\n interface Module { signIn(name: string): void; signOut(): void; }',
    is: 'load: () => Promise<Module>\n interface Module { signIn(name: string): void; }',
    oldRemote: 'Module: signOut(): void; → ',
  },
}

test.each(Object.entries(table))('%s', (_, { was, is, oldRemote = 'fits', newRemote = 'fits' }) => {
  const found = { oldRemote: breachOf(was, is, false), newRemote: breachOf(is, was, true) }
  expect(found).toEqual({ oldRemote, newRemote })
})
