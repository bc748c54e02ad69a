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
  /** Opens the storage for a customer, and erases another customer's values. */
  open(sub: string): void {
    if (read()?.owner !== sub) write({ owner: sub, kept: {} })
  },
  /** The value of a name. The device's owner can change it, so the caller checks its shape. */
  get: (name: string): unknown => read()?.kept[name],
  /** Keeps a customer's value, which must be JSON. Keeps nothing if another customer, or nobody, is signed in by now. */
  set(sub: string, name: string, value: unknown): void {
    const stored = read()
    if (stored?.owner === sub) write({ ...stored, kept: { ...stored.kept, [name]: value } })
  },
  /**
   * Erases the storage.
   * @param sub erases only this customer's values; those of another customer stay
   */
  erase(sub?: string): void {
    if (sub === undefined || read()?.owner === sub) writeStored('local', storedName, undefined)
  },
}

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

/** Stores the document, unless it is too long to be read again. */
function write(stored: StoredCustomer): void {
  try {
    const text = JSON.stringify(stored)
    if (text.length <= longest) writeStored('local', storedName, text)
  } catch {
    // JSON can read lists nested thousands deep, and cannot write them.
  }
}

const isStoredCustomer = (stored: unknown): stored is StoredCustomer =>
  isRecord(stored) && typeof stored['owner'] === 'string' && isRecord(stored['kept'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
