import type { FailingStates } from 'shared/scenarios'
import { account } from './account.ts'
import { connection, missingCode } from './connection.ts'
import { devices } from './devices.ts'
import { deletion, signOut } from './leaving.ts'
import { myData } from './my-data.ts'
import { organizations } from './organizations.ts'
import { password } from './password.ts'

/** The states of this remote's screen, on the local platform's data. */
export const scenarios = [
  // First: a page that has loaded the dialogs once keeps them in its memory, whatever the server says.
  ...missingCode,
  ...account,
  ...organizations,
  ...password,
  ...devices,
  ...myData,
  ...deletion,
  ...signOut,
  ...connection,
]

/** The profile and its dialogs without a call that they need: what looks different. */
export const failing: FailingStates = {
  'empresas-falharam': { of: 'perfil', fault: '500', shows: 'Carregar suas empresas' },
  'dispositivos-falha': { of: 'dispositivos', fault: '500', shows: /^Não foi possível finalizar sua solicitação,/ },
  'meus-dados-incompletos': { of: 'meus-dados-prontos', fault: '500', shows: 'Uma parte dos seus dados não veio:' },
  saindo: { of: 'saiu', fault: 'hang', shows: 'Saindo…' },
}
