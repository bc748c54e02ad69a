import type { Statement, Statements, TypeMember, TypeText, TypeTree } from 'shared/federation'

/** What a remote cannot run with: a statement of `shared`, and what of it is another one than the remote was built with. */
export interface Breach {
  readonly statement: string
  /** The member or parameter as the remote was built with it, else the whole statement; undefined if there was none. */
  readonly needed: string | undefined
  /** What the shell has in its place. */
  readonly provided: string | undefined
}

/** Whose values a type describes: those that a shell gives to a remote, or those that it takes from one. */
type Way = 'given' | 'taken'

/** Where two types stand: in a statement and, within it, in a member. */
interface Place extends Breach {
  readonly isYielded: boolean
}

type Pair<Tree extends TypeTree = TypeTree> = readonly [own: Tree, shells: Tree]

/** Types of libraries that only hold what they are given. */
const holders: ReadonlySet<string> = new Set(['Promise', 'Readonly', 'Snapshot'])

/**
 * Why a remote that was built with an export's statements cannot run with the shell's; undefined if it can: a shell may give more, and ask
 * for less. What is not split must be equal.
 * @param isShellOlder whether the shell's `shared` has the lower version: it need not know each optional field that a schema of the contract yields
 */
export function findBreach(needed: Statements, provided: Statements, isShellOlder: boolean): Breach | undefined {
  return new Comparison(needed, provided, isShellOlder).ofExport()
}

class Comparison {
  readonly #needed: Statements
  readonly #provided: Statements
  readonly #isShellOlder: boolean
  /** What is compared already: a type that names itself fits if all else does. */
  readonly #underWay = new Set<string>()

  constructor(needed: Statements, provided: Statements, isShellOlder: boolean) {
    this.#needed = needed
    this.#provided = provided
    this.#isShellOlder = isShellOlder
  }

  ofExport(): Breach | undefined {
    const [exported] = this.#needed
    if (!exported) return undefined
    const shells = find(this.#provided, exported)
    const whole = { statement: exported.name, needed: exported.text, provided: shells?.text, isYielded: false }
    if (!shells) return whole
    const pair = [exported.tree, shells.tree] as const
    return exported.kind === 'value' ? this.#compare(pair, 'given', whole) : this.#compareBothWays(pair, whole)
  }

  #compare(pair: Pair, way: Way, place: Place): Breach | undefined {
    const [own, shells] = pair
    const statements = [named(this.#needed, own), named(this.#provided, shells)] as const
    if (!statements[0] && !statements[1]) return this.#compareTypes(pair, way, place)
    const key = JSON.stringify([own, shells, way])
    if (this.#underWay.has(key)) return undefined
    this.#underWay.add(key)
    const breach = this.#compareStatements(pair, statements, way, place)
    this.#underWay.delete(key)
    return breach
  }

  #compareStatements(
    [own, shells]: Pair,
    [mine, theirs]: readonly [Statement | undefined, Statement | undefined],
    way: Way,
    place: Place,
  ): Breach | undefined {
    const inner = [mine ? withArguments(mine, own) : own, theirs ? withArguments(theirs, shells) : shells] as const
    // A name for what had none, or the other way round.
    if (mine?.name !== theirs?.name || !mine || !theirs)
      return this.#compareTypes(inner, way, { ...place, isYielded: false })
    const at = {
      statement: mine.name,
      needed: mine.text,
      provided: theirs.text,
      isYielded: mine.isYielded === true && theirs.isYielded === true,
    }
    // A value is made by the shell, wherever it is named.
    return (
      this.#compareTexts([mine.generics, theirs.generics], at) ??
      this.#compare(inner, mine.kind === 'value' ? 'given' : way, at)
    )
  }

  #compareTypes(pair: Pair, way: Way, place: Place): Breach | undefined {
    const [own, shells] = [withoutPick(this.#needed, pair[0]), withoutPick(this.#provided, pair[1])]
    if (own.kind === 'union' || shells.kind === 'union') return this.#compareUnions([own, shells], way, place)
    if (own.kind === 'text' && shells.kind === 'text') return this.#compareTexts([own, shells], place)
    if (own.kind === 'list' && shells.kind === 'list' && own.isReadonly === shells.isReadonly)
      return this.#compare([own.element, shells.element], way, place)
    if (own.kind === 'object' && shells.kind === 'object') return this.#compareMembers([own, shells], way, place)
    if (own.kind === 'function' && shells.kind === 'function') return this.#compareFunctions([own, shells], way, place)
    if (own.kind === 'schema' && shells.kind === 'schema' && own.takes === shells.takes)
      return this.#compare([own.type, shells.type], own.takes ? other(way) : way, { ...place, isYielded: true })
    if (own.kind === 'intersection' && shells.kind === 'intersection' && own.types.length === shells.types.length)
      return firstOf(own.types, (type, index) => this.#compare([type, shells.types[index] ?? type], way, place))
    if (own.kind === 'value' && shells.kind === 'value' && own.name === shells.name) return undefined
    if (
      own.kind === 'name' &&
      shells.kind === 'name' &&
      own.name === shells.name &&
      own.args.length === shells.args.length
    )
      return firstOf(own.args, (argument, index) => {
        const held = [argument, shells.args[index] ?? argument] as const
        return holders.has(own.name) ? this.#compare(held, way, place) : this.#compareBothWays(held, place)
      })
    return place
  }

  /** Each type that comes must be one that is expected. */
  #compareUnions([own, shells]: Pair, way: Way, place: Place): Breach | undefined {
    return firstOf(typesIn(way === 'given' ? shells : own), (coming) => {
      const breaches = typesIn(way === 'given' ? own : shells).map((expected) => ({
        isAlike: expected.kind === coming.kind && nameOf(expected) === nameOf(coming),
        breach: this.#compare(way === 'given' ? [expected, coming] : [coming, expected], way, place),
      }))
      if (breaches.some(({ breach }) => breach === undefined)) return undefined
      const [alike, ...others] = breaches.filter(({ isAlike }) => isAlike)
      return others.length === 0 && alike?.breach ? alike.breach : place
    })
  }

  /** Text says nothing of who makes the values. */
  #compareTexts([own, shells]: Pair<TypeText>, place: Place): Breach | undefined {
    if (own.text !== shells.text) return place
    return firstOf(own.names, (name, index) => this.#compareBothWays([name, shells.names[index] ?? name], place))
  }

  #compareBothWays(pair: Pair, place: Place): Breach | undefined {
    return this.#compare(pair, 'given', place) ?? this.#compare(pair, 'taken', place)
  }

  #compareMembers([own, shells]: Pair<TypeTree & { kind: 'object' }>, way: Way, place: Place): Breach | undefined {
    const wanted = own.members.map(
      (member) => [member, shells.members.find(({ name }) => name === member.name)] as const,
    )
    const further = shells.members.filter(({ name }) => !own.members.some((member) => member.name === name))
    return (
      firstOf(wanted, ([member, theirs]) => {
        if (!theirs && this.#isShellOlder && place.isYielded && member.isOptional) return undefined
        return this.#compareMember(member, theirs, way, place)
      }) ??
      firstOf(further, (member) =>
        way === 'given' || member.isOptional ? undefined : within(place, undefined, member),
      )
    )
  }

  #compareFunctions([own, shells]: Pair<TypeTree & { kind: 'function' }>, way: Way, place: Place) {
    const further = shells.parameters.slice(own.parameters.length)
    return (
      this.#compareTexts([own.generics, shells.generics], place) ??
      firstOf(own.parameters, (parameter, index) =>
        this.#compareMember(parameter, shells.parameters[index], other(way), place),
      ) ??
      // What a remote's function does with a further argument, nobody knows.
      firstOf(further, (parameter) =>
        way === 'given' && parameter.isOptional ? undefined : within(place, undefined, parameter),
      ) ??
      this.#compare([own.result, shells.result], way, place)
    )
  }

  #compareMember(own: TypeMember, shells: TypeMember | undefined, way: Way, place: Place): Breach | undefined {
    const at = within(place, own, shells)
    if (!shells || own.modifier !== shells.modifier) return at
    const [coming, expected] = way === 'given' ? [shells, own] : [own, shells]
    return coming.isOptional && !expected.isOptional ? at : this.#compare([own.type, shells.type], way, at)
  }
}

const other = (way: Way): Way => (way === 'given' ? 'taken' : 'given')

const firstOf = <Item>(items: readonly Item[], check: (item: Item, index: number) => Breach | undefined) => {
  for (const [index, item] of items.entries()) {
    const breach = check(item, index)
    if (breach) return breach
  }
  return undefined
}

const within = (place: Place, own: TypeMember | undefined, shells: TypeMember | undefined): Place => ({
  ...place,
  needed: own?.text,
  provided: shells?.text,
})

const typesIn = (tree: TypeTree): readonly TypeTree[] => (tree.kind === 'union' ? tree.types : [tree])

const nameOf = (tree: TypeTree): string | undefined => ('name' in tree ? tree.name : undefined)

const find = (statements: Statements, { kind, name }: Pick<Statement, 'kind' | 'name'>): Statement | undefined =>
  statements.find((statement) => statement.kind === kind && statement.name === name)

/** The statement that a type names; undefined if it is a library's, or spelled out. */
function named(statements: Statements, tree: TypeTree): Statement | undefined {
  if (tree.kind !== 'name' && tree.kind !== 'value') return undefined
  return find(statements, { kind: tree.kind === 'name' ? 'type' : 'value', name: tree.name })
}

/** `Pick<Reward, 'id'>` as the object that it is. */
function withoutPick(statements: Statements, tree: TypeTree): TypeTree {
  if (tree.kind !== 'name' || tree.name !== 'Pick') return tree
  const [whole, keys] = tree.args
  const of = whole && (named(statements, whole)?.tree ?? whole)
  if (of?.kind !== 'object' || !keys) return tree
  const names = new Set(typesIn(keys).map((key) => (key.kind === 'text' ? key.text.slice(1, -1) : '')))
  return { kind: 'object', members: of.members.filter(({ name }) => names.has(name)) }
}

/** A statement's type with the arguments that a name gives it. */
function withArguments({ tree, parameters }: Statement, naming: TypeTree): TypeTree {
  const given = new Map(
    parameters.flatMap(({ name, byDefault }, index) => {
      const argument = (naming.kind === 'name' ? naming.args[index] : undefined) ?? byDefault
      return argument ? [[name, argument]] : []
    }),
  )
  if (given.size === 0) return tree
  const replace = (_: string, part: unknown) => {
    const type = part as Partial<TypeTree> | null
    return type?.kind === 'name' ? (given.get((type as { name: string }).name) ?? part) : part
  }
  return JSON.parse(JSON.stringify(tree), replace) as TypeTree
}
