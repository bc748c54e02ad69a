import { readStored, writeStored } from './browser-storage.ts'

/** Where it stands in the browser's storage. */
const storedName = 'customer'

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

function read(): StoredCustomer | undefined {
  const text = readStored('local', storedName)
  if (text === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    return isStoredCustomer(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const write = (stored: StoredCustomer) => writeStored('local', storedName, JSON.stringify(stored))

const isStoredCustomer = (stored: unknown): stored is StoredCustomer =>
  typeof stored === 'object' &&
  stored !== null &&
  'owner' in stored &&
  typeof stored.owner === 'string' &&
  'kept' in stored &&
  typeof stored.kept === 'object' &&
  stored.kept !== null
