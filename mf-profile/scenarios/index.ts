import type { Scenario } from 'shared/scenarios'
import { customers, form } from './account.ts'
import { connection, missingCode } from './connection.ts'
import { devices } from './devices.ts'
import { deletion, signOut } from './leaving.ts'
import { myData } from './my-data.ts'
import { organizations } from './organizations.ts'
import { password } from './password.ts'

/** The states of this remote's screen, on the local platform's data, by groups. */
export const scenarios: Readonly<Record<string, readonly Scenario[]>> = {
  // First: a page that has loaded the dialogs once keeps them in its memory, whatever the server says.
  'Missing code': missingCode,
  Customers: customers,
  Form: form,
  Companies: organizations,
  Password: password,
  Devices: devices,
  'My data': myData,
  Deletion: deletion,
  'Sign out': signOut,
  Connection: connection,
}

export { failing } from './failing.ts'
