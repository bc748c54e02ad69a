import { readStored, writeStored } from './browser-storage.ts'

/** Where it stands in the browser's storage. */
const storedName = 'customer'

/** UTF-16 code units: a hundred vouchers take some 30,000, and what is kept is read once a second. */
const longest = 500_000

interface StoredCustomer {
  /** The customer's `sub`. */
  readonly owner: string
  readonly kept: Readonly<Record<string, unknown>>
}

/**
 * What this device keeps of the one customer who is signed in, for when there is no network. It is erased at sign-out, and
 * when another customer signs in; so whoever finds a thing here finds the customer's own. Never for a password, code of a
 * verification or token.
 */
export const customerStorage = {
  /** Makes it this customer's; what another one left is erased. */
  open(sub: string): void {
    if (read()?.owner !== sub) write({ owner: sub, kept: {} })
  },
  /** What is kept under a name; it was on a device, so the reader checks its shape. */
  get: (name: string): unknown => read()?.kept[name],
  /** Keeps a value of the customer's that JSON can carry; nothing where another one, or nobody, is signed in by now. */
  set(sub: string, name: string, value: unknown): void {
    const stored = read()
    if (stored?.owner === sub) write({ ...stored, kept: { ...stored.kept, [name]: value } })
  },
  /**
   * Erases what is kept.
   * @param sub whose; what another customer has by now stays
   */
  erase(sub?: string): void {
    if (sub === undefined || read()?.owner === sub) writeStored('local', storedName, undefined)
  },
}

/** What is kept, as this site wrote it: a document of another shape or length is somebody else's, and ignored. */
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

/** Keeps nothing that could not be read again. */
function write(stored: StoredCustomer): void {
  try {
    const text = JSON.stringify(stored)
    if (text.length <= longest) writeStored('local', storedName, text)
  } catch {
    // Lists within lists by the thousand: JSON reads them and does not write them.
  }
}

const isStoredCustomer = (stored: unknown): stored is StoredCustomer =>
  isRecord(stored) && typeof stored['owner'] === 'string' && isRecord(stored['kept'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)
