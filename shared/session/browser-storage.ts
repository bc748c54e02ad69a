import * as v from 'valibot'
import { deviceNow } from '../format/clock.ts'
import { isPhone, toE164 } from '../format/phone.ts'

/*
 * Reads and writes what the site stores in this browser. Storage may be blocked or full. The site works without what it stores, so a
 * failure reads as empty storage and is not reported. Whoever owns an entry names it: `git grep -E "Entry( = |\()'[a-z]"` lists them.
 */

export type StorageArea = 'local' | 'session'

const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage)

/** The prefix of the names of the stored session's entries, such as `CognitoIdentityServiceProvider.client.ana.idToken`. */
export const entryPrefix = (clientId: string): string => `CognitoIdentityServiceProvider.${clientId}.`

/** The entry that says whose session is stored. Without it the library finds no session. */
export const ownerEntry = (clientId: string): string => `${entryPrefix(clientId)}LastAuthUser`

/** In session storage: the federated sign-in for which this tab left the site. */
export const pendingSignInEntry = 'federatedSignIn'

/** In session storage: the organisation to return to after the hosted UI's sign-out, which leads to `/`. */
export const signedOutOrganizationEntry = 'signedOutOrganization'

/** The longest document, in UTF-16 code units. A hundred vouchers take about 30,000, and are read once a second. */
const longest = 500_000

/** A stored text; undefined if there is none or storage is blocked. */
export function readStored(area: StorageArea, name: string): string | undefined {
  try {
    return areaOf(area).getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** A stored JSON document that fits the schema. Undefined for any other, which somebody may have put there, and for one too long. */
export function readStoredAs<Document>(
  area: StorageArea,
  name: string,
  schema: v.GenericSchema<unknown, Document>,
): Document | undefined {
  const text = readStored(area, name)
  if (text === undefined || text.length > longest) return undefined
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return read.success ? read.output : undefined
}

/** Stores a text; undefined erases it. If storage is full, the former text is erased: it must not pass for the new one. */
export function writeStored(area: StorageArea, name: string, text: string | undefined): void {
  try {
    if (text === undefined) areaOf(area).removeItem(name)
    else areaOf(area).setItem(name, text)
  } catch {
    if (text !== undefined) writeStored(area, name, undefined)
  }
}

/** What a reload of the tab finds: a document in session storage. Writing undefined erases it. */
const tabEntry = <Document>(name: string, schema: v.GenericSchema<unknown, Document>) => ({
  read: () => readStoredAs('session', name, schema),
  write: (document?: Document) => writeStored('session', name, document && JSON.stringify(document)),
})

/** How far down each address was scrolled, in px. */
export const storedPlaces = tabEntry('places', v.record(v.string(), v.number()))

const text = v.string()
const draftSchema = v.object({ name: text, phone: text, email: text, birthdate: text, gender: text })
const typedSchema = v.object({ draft: draftSchema, organization: v.optional(text), until: v.number() })
/** How long what was typed is kept for a reload, in ms. */
const draftMs = 30 * 60_000

const storedDraft = tabEntry('signUpDraft', typedSchema)

/** What was typed in the sign-up form of an organisation, never the password. A reload finds it for half an hour. */
export const signUpDraft = {
  /** Undefined, and erased, if it is too old, of another organisation, or none of ours: somebody may have put it there. */
  read(organization: string | undefined): v.InferOutput<typeof draftSchema> | undefined {
    const stored = storedDraft.read()
    if (stored?.organization === organization && deviceNow() < (stored?.until ?? 0)) return stored?.draft
    storedDraft.write()
    return undefined
  },
  write: (draft: v.InferOutput<typeof draftSchema>, organization: string | undefined): void =>
    storedDraft.write({ draft, organization, until: deviceNow() + draftMs }),
  forget: (): void => storedDraft.write(),
}

const customerEntry = 'customer'

const customerSchema = v.object({
  /** The customer's `sub`. */
  owner: v.string(),
  kept: v.record(v.string(), v.unknown()),
})

const readCustomer = () => readStoredAs('local', customerEntry, customerSchema)
const eraseCustomer = () => writeStored('local', customerEntry, undefined)

/** Stores the document. @returns whether it can be read again */
function writeCustomer(document: v.InferOutput<typeof customerSchema>): boolean {
  try {
    writeStored('local', customerEntry, JSON.stringify(document))
    return readCustomer() !== undefined
  } catch {
    // JSON can read lists nested thousands deep, and cannot write them.
    return false
  }
}

/**
 * The signed-in customer's data that this device keeps for use offline. It is erased at sign-out and when another customer signs
 * in, so a value found here always belongs to the present customer. Never store a password, a verification code or a token here.
 */
export const customerStorage = {
  /** Opens the storage for a customer, and erases another customer's values; undefined erases anybody's. */
  open(sub: string | undefined): void {
    if (sub === undefined) eraseCustomer()
    else if (readCustomer()?.owner !== sub) writeCustomer({ owner: sub, kept: {} })
  },
  /** The value of a name. The device's owner can change it, so the caller checks its shape. */
  get: (name: string): unknown => readCustomer()?.kept[name],
  /**
   * Keeps a customer's value, which must be JSON. Keeps nothing if another customer, or nobody, is signed in by now. A value that
   * does not fit takes its former one with it: an old value never passes for the new one. `otherwise` is kept in its place.
   */
  set(sub: string, name: string, value: unknown, otherwise?: unknown): void {
    const stored = readCustomer()
    if (stored?.owner !== sub) return
    const { [name]: _, ...others } = stored.kept
    if (
      !writeCustomer({ owner: sub, kept: { ...others, [name]: value } }) &&
      !writeCustomer({ owner: sub, kept: { ...others, [name]: otherwise } })
    )
      eraseCustomer()
  },
}

const phoneNumberEntry = 'phone_number'
const usernameEntry = 'username'

/** The phone number and username that this device remembers (spec §3). The phone number stays after a sign-out, the username does not. */
export const rememberedLogin = {
  /** `+55` and eleven digits, whatever the stored format; undefined if it is no such number. */
  phoneNumber(): string | undefined {
    const stored = readStored('local', phoneNumberEntry) ?? ''
    return isPhone(stored) ? toE164(stored) : undefined
  },
  /** Remembers a sign-in. Without a username, the stored one stays if it is the same phone number's. */
  remember({ phoneNumber, username }: { phoneNumber: string; username?: string }): void {
    const isSame = rememberedLogin.phoneNumber() === phoneNumber
    writeStored('local', phoneNumberEntry, phoneNumber)
    if (username || !isSame) writeStored('local', usernameEntry, rememberedLogin.phoneNumber() && username)
  },
  username: (): string | undefined => readStored('local', usernameEntry),
  forgetUsername: (): void => writeStored('local', usernameEntry, undefined),
  forget(): void {
    writeStored('local', phoneNumberEntry, undefined)
    writeStored('local', usernameEntry, undefined)
  },
}
