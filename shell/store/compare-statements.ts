import type { Statement, Statements, TypeMember, TypeText, TypeTree } from 'shared/federation'

/** What a remote cannot run with: a statement of `shared`, and what of it is another one than the remote was built with. */
export interface Breach {
  readonly statement: string
  /** The member or parameter as the remote was built with it, else the whole statement; undefined if there was none. */
  readonly needed: string | undefined
  /** What the shell has in its place. */
  readonly provided: string | undefined
}

/**
 * Whose values a type describes: those that a shell gives to a remote, those that it takes from one, or nobody knows: then it must be the same,
 * but for optional fields of the contract.
 */
type Way = 'given' | 'taken' | 'same'

/** Where two types stand: in a statement and, within it, in a member. */
interface Place extends Breach {
  /** Within what a schema of the contract yields. */
  readonly isYielded: boolean
}

type Pair<Tree extends TypeTree = TypeTree> = readonly [own: Tree, shells: Tree]
type NamedTree = TypeTree & { readonly kind: 'name' }
type ObjectTree = TypeTree & { readonly kind: 'object' }
type FunctionTree = TypeTree & { readonly kind: 'function' }

/** Types of libraries that only hold what they are given. */
const holders: ReadonlySet<string> = new Set(['Partial', 'Promise', 'Readonly', 'Snapshot'])

/** A type that names itself with ever more arguments has no end. */
const deepest = 200

/**
 * Why a remote that was built with an export's statements cannot run with the shell's; undefined if it can: a shell may give more, and ask
 * for less. What is not split must be the same.
 * @param isShellOlder whether the shell's `shared` has the lower version: it need not know each optional field that a schema of the contract yields
 */
export function findBreach(needed: Statements, provided: Statements, isShellOlder: boolean): Breach | undefined {
  return new Comparison(needed, provided, isShellOlder).ofExport()
}

class Comparison {
  readonly #needed: Statements
  readonly #provided: Statements
  readonly #isShellOlder: boolean
  /** Pairs that fit if those fit that are being compared: so a type may name itself. */
  readonly #assumed = new Set<string>()
  readonly #breaches = new Map<string, Breach>()
  #depth = 0

  constructor(needed: Statements, provided: Statements, isShellOlder: boolean) {
    this.#needed = needed
    this.#provided = provided
    this.#isShellOlder = isShellOlder
  }

  ofExport(): Breach | undefined {
    const [exported] = this.#needed
    if (!exported) return undefined
    const shells = find(this.#provided, exported.kind, exported.name)
    const whole = { statement: exported.name, needed: exported.text, provided: shells?.text, isYielded: false }
    if (!shells) return whole
    const pair = [exported.tree, shells.tree] as const
    // A type that is exported may be anybody's.
    return (
      this.#compare(pair, 'given', whole) ??
      (exported.kind === 'type' ? this.#compare(pair, 'taken', whole) : undefined)
    )
  }

  #compare(pair: Pair, way: Way, place: Place): Breach | undefined {
    const [mine, theirs] = [named(this.#needed, pair[0]), named(this.#provided, pair[1])]
    if (!mine && !theirs) return this.#compareTypes(pair, way, place)
    const key = JSON.stringify([...pair, way])
    if (this.#assumed.has(key)) return undefined
    const known = [...this.#assumed]
    this.#assumed.add(key)
    this.#depth += 1
    const breach =
      this.#breaches.get(key) ??
      (this.#depth > deepest ? place : this.#compareStatements(pair, [mine, theirs], way, place))
    this.#depth -= 1
    if (!breach) return undefined
    // What was found to fit meanwhile may rest on this pair.
    for (const assumed of [...this.#assumed].slice(known.length)) this.#assumed.delete(assumed)
    this.#breaches.set(key, breach)
    return breach
  }

  #compareStatements(
    [own, shells]: Pair,
    [mine, theirs]: readonly [Statement | undefined, Statement | undefined],
    way: Way,
    place: Place,
  ): Breach | undefined {
    const inner = [mine ? withArguments(mine, own) : own, theirs ? withArguments(theirs, shells) : shells] as const
    // Another name, a name for what had none, or the other way round.
    if (!mine || mine.name !== theirs?.name) return this.#compare(inner, way, { ...place, isYielded: false })
    const isYielded = mine.isYielded === true && theirs.isYielded === true
    const at = { statement: mine.name, needed: mine.text, provided: theirs.text, isYielded }
    const ofText = mine.tree.kind === 'text' ? this.#compareArguments([own, shells], at) : undefined
    return (
      ofText ??
      this.#compareTexts([mine.generics, theirs.generics], at) ??
      (own.kind === 'value' && way !== 'given' ? this.#compareRows(inner, way, at) : this.#compare(inner, way, at))
    )
  }

  /** Text that names a value looks up its rows: one more changes nothing, but each that was there must be the same. */
  #compareRows([own, shells]: Pair, way: Way, place: Place): Breach | undefined {
    const isTable = way === 'same' && own.kind === 'object' && shells.kind === 'object'
    return isTable
      ? firstOf(own.members, (row) => this.#compareMember(row, memberOf(shells, row.name), 'same', place))
      : this.#compare([own, shells], 'same', place)
  }

  #compareTypes(pair: Pair, way: Way, place: Place): Breach | undefined {
    const [own, shells] = [withoutPick(this.#needed, pair[0]), withoutPick(this.#provided, pair[1])]
    if (own.kind === 'union' || shells.kind === 'union') return this.#compareUnions([own, shells], way, place)
    if (own.kind === 'text' && shells.kind === 'text') return this.#compareTexts([own, shells], place)
    if (own.kind === 'list' && shells.kind === 'list' && own.isReadonly === shells.isReadonly)
      return this.#compare([own.element, shells.element], way, place)
    if (own.kind === 'object' && shells.kind === 'object') return this.#compareMembers([own, shells], way, place)
    if (own.kind === 'function' && shells.kind === 'function') return this.#compareFunctions([own, shells], way, place)
    if (own.kind === 'schema' && shells.kind === 'schema' && own.takes === shells.takes) {
      // Whoever names a schema, the shell alone reads with it.
      const reads = way === 'same' ? 'given' : way
      return this.#compare([own.type, shells.type], own.takes ? opposite(reads) : reads, { ...place, isYielded: true })
    }
    if (own.kind === 'intersection' && shells.kind === 'intersection' && own.types.length === shells.types.length)
      return firstOf(own.types, (type, index) => this.#compare([type, shells.types[index] ?? type], way, place))
    if (own.kind === 'value' && shells.kind === 'value' && own.name === shells.name) return undefined
    if (own.kind === 'name' && shells.kind === 'name' && own.name === shells.name)
      return this.#compareArguments([own, shells], place, holders.has(own.name) ? way : 'same')
    return place
  }

  #compareArguments([own, shells]: Pair, place: Place, way: Way = 'same'): Breach | undefined {
    const [mine, theirs] = [argumentsOf(own), argumentsOf(shells)]
    if (mine.length !== theirs.length) return place
    return firstOf(mine, (argument, index) => this.#compare([argument, theirs[index] ?? argument], way, place))
  }

  /** Each type that comes must be one that is expected; where nobody knows which come, both ways. */
  #compareUnions([own, shells]: Pair, way: Way, place: Place): Breach | undefined {
    const [mine, theirs] = [typesIn(this.#needed, own), typesIn(this.#provided, shells)]
    const comesToShell = (type: TypeTree) => this.#findAmong(theirs, type, (expected) => [type, expected], way, place)
    const comesToRemote = (type: TypeTree) => this.#findAmong(mine, type, (expected) => [expected, type], way, place)
    return (
      (way === 'given' ? undefined : firstOf(mine, comesToShell)) ??
      (way === 'taken' ? undefined : firstOf(theirs, comesToRemote))
    )
  }

  #findAmong(
    expected: readonly TypeTree[],
    coming: TypeTree,
    pairOf: (expected: TypeTree) => Pair,
    way: Way,
    place: Place,
  ): Breach | undefined {
    const alike: Breach[] = []
    for (const type of expected) {
      const breach = this.#compare(pairOf(type), way, place)
      if (!breach) return undefined
      if (type.kind === coming.kind && nameOf(type) === nameOf(coming)) alike.push(breach)
    }
    return alike.length === 1 ? alike[0] : place
  }

  /** Text says nothing of who makes the values. */
  #compareTexts([own, shells]: Pair<TypeText>, place: Place): Breach | undefined {
    if (own.text !== shells.text) return place
    return firstOf(own.names, (name, index) => this.#compare([name, shells.names[index] ?? name], 'same', place))
  }

  #compareMembers([own, shells]: Pair<ObjectTree>, way: Way, place: Place): Breach | undefined {
    const further = shells.members.filter(({ name }) => !memberOf(own, name))
    // Who makes an object of any names may have used one that has a meaning now.
    const isOpen = own.members.some(({ name }) => name.startsWith('['))
    return (
      firstOf(own.members, (member) => {
        const theirs = memberOf(shells, member.name)
        if (!theirs && this.#isShellOlder && place.isYielded && member.isOptional) return undefined
        return this.#compareMember(member, theirs, way, place)
      }) ??
      firstOf(further, (member) => {
        const isFree = way === 'given' || (member.isOptional && !isOpen && (way === 'taken' || place.isYielded))
        return isFree ? undefined : within(place, undefined, member)
      })
    )
  }

  #compareFunctions([own, shells]: Pair<FunctionTree>, way: Way, place: Place): Breach | undefined {
    const further = shells.parameters.slice(own.parameters.length)
    return (
      this.#compareTexts([own.generics, shells.generics], place) ??
      firstOf(own.parameters, (parameter, index) =>
        this.#compareMember(parameter, shells.parameters[index], opposite(way), place),
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
    const isLess = way === 'taken' ? own.isOptional && !shells.isOptional : shells.isOptional && !own.isOptional
    const isOther = way === 'same' && own.isOptional !== shells.isOptional
    return isLess || isOther ? at : this.#compare([own.type, shells.type], way, at)
  }
}

const opposite = (way: Way): Way => (way === 'given' ? 'taken' : way === 'taken' ? 'given' : 'same')

function firstOf<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => Breach | undefined,
): Breach | undefined {
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

const memberOf = ({ members }: ObjectTree, wanted: string) => members.find(({ name }) => name === wanted)

const nameOf = (tree: TypeTree): string | undefined => ('name' in tree ? tree.name : undefined)

const argumentsOf = (tree: TypeTree): readonly TypeTree[] => (tree.kind === 'name' && tree.args) || []

/** A class is a value too. */
const find = (statements: Statements, kind: Statement['kind'], wanted: string): Statement | undefined =>
  statements.find(
    (one) => one.name === wanted && (one.kind === kind || (kind === 'value' && /^(?:abstract )?class /.test(one.text))),
  )

/** The statement that a type names; undefined if it is a library's, or spelled out. */
function named(statements: Statements, tree: TypeTree): Statement | undefined {
  if (tree.kind !== 'name' && tree.kind !== 'value') return undefined
  return find(statements, tree.kind === 'name' ? 'type' : 'value', tree.name)
}

/** The types of a union, also of those that it names. */
function typesIn(statements: Statements, tree: TypeTree): readonly TypeTree[] {
  if (tree.kind === 'union') return tree.types.flatMap((type) => typesIn(statements, type))
  const statement = tree.kind === 'name' ? named(statements, tree) : undefined
  return statement?.tree.kind === 'union' ? typesIn(statements, withArguments(statement, tree)) : [tree]
}

/** `Pick<Reward, 'id'>` as the object that it is. */
function withoutPick(statements: Statements, tree: TypeTree): TypeTree {
  const [whole, keys] = nameOf(tree) === 'Pick' ? argumentsOf(tree) : []
  if (!whole || !keys) return tree
  const statement = named(statements, whole)
  const of = statement ? withArguments(statement, whole) : whole
  const members = typesIn(statements, keys).map((key) =>
    of.kind === 'object' && key.kind === 'text' && /^'.*'$/.test(key.text)
      ? (memberOf(of, key.text.slice(1, -1)) ?? memberOf(of, key.text))
      : undefined,
  )
  return members.every((member) => member !== undefined) ? { kind: 'object', members } : tree
}

/** A statement's type with the arguments that a name gives it, as far as they are known. */
function withArguments({ tree, parameters }: Statement, naming: TypeTree): TypeTree {
  const { args } = naming as Partial<NamedTree>
  if (!args) return tree
  const given = new Map<string, TypeTree>()
  for (const [index, { name, byDefault }] of parameters.entries()) {
    const argument = args[index] ?? (byDefault && replaced(byDefault, given))
    if (argument) given.set(name, argument)
  }
  return given.size === 0 ? tree : replaced(tree, given)
}

const replaced = (tree: TypeTree, given: ReadonlyMap<string, TypeTree>): TypeTree =>
  JSON.parse(JSON.stringify(tree), (_, part: unknown) => {
    const { kind, name } = (part ?? {}) as { readonly kind?: TypeTree['kind']; readonly name?: string }
    return (kind === 'name' && name !== undefined && given.get(name)) || part
  }) as TypeTree
