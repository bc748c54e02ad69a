import { readStored, writeStored } from './browser-storage.ts'

/** The name in the browser's storage. */
const storedName = 'customer'

/** The longest document, in UTF-16 code units. A hundred vouchers take about 30,000. The document is read once a second. */
const longest = 500_000

interface StoredCustomer {
  /** The customer's `sub`. */
  readonly owner: string
  readonly kept: Readonly<Record<string, unknown>>
}

/**
 * The signed-in customer's data that this device keeps for use offline. It is erased at sign-out and when another customer signs
 * in, so a value found here always belongs to the present customer. Never store a password, a verification code or a token here.
 */
export const customerStorage = {
  /** Opens the storage for a customer, and erases another customer's values; undefined erases anybody's. */
  open(sub: string | undefined): void {
    if (sub === undefined) erase()
    else if (read()?.owner !== sub) write({ owner: sub, kept: {} })
  },
  /** The value of a name. The device's owner can change it, so the caller checks its shape. */
  get: (name: string): unknown => read()?.kept[name],
  /**
   * Keeps a customer's value, which must be JSON. Keeps nothing if another customer, or nobody, is signed in by now. A value that
   * does not fit takes its former one with it: an old value never passes for the new one.
   */
  set(sub: string, name: string, value: unknown): void {
    const stored = read()
    if (stored?.owner !== sub) return
    const others = Object.fromEntries(Object.entries(stored.kept).filter(([kept]) => kept !== name))
    if (!write({ owner: sub, kept: { ...others, [name]: value } }) && !write({ owner: sub, kept: others })) erase()
  },
}

const erase = () => writeStored('local', storedName, undefined)

/** The stored document. A document of another shape, or too long, is ignored. */
function read(): StoredCustomer | undefined {
  const text = readStored('local', storedName)
  if (text === undefined || text.length > longest) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return isStoredCustomer(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the document, unless it is too long to be read again. @returns whether it is stored */
function write(stored: StoredCustomer): boolean {
  try {
    const text = JSON.stringify(stored)
    if (text.length > longest) return false
    writeStored('local', storedName, text)
    return readStored('local', storedName) === text
  } catch {
    // JSON can read lists nested thousands deep, and cannot write them.
    return false
  }
}

const isStoredCustomer = (stored: unknown): stored is StoredCustomer =>
  isRecord(stored) && typeof stored['owner'] === 'string' && isRecord(stored['kept'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
