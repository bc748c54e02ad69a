import { yearMs } from '../clock.ts'
import type { World } from '../context.ts'
import { all, insert } from '../database/query.ts'
import { requestDecision } from '../swap/intents.ts'

const welcomePoints = 150

/** Makes a confirmed customer a member wherever new ones are welcome, with points and two requests. A membership stays as it is. */
export function welcomeCustomer({ database, clock }: World, sub: string): void {
  const organizations = all<{ key: string; name: string }>(database)`SELECT key, name FROM organizations
    WHERE welcomes_new_customers = 1 ORDER BY rowid`
  for (const { key, name } of organizations) {
    const now = clock.now()
    const joined = insert(database, 'memberships', { sub, organization_key: key, joined_at: now }, 'IGNORE')
    if (joined === 0) continue
    insert(database, 'score_entries', {
      sub,
      organization_key: key,
      balance: welcomePoints,
      created_at: now,
      expires_at: now + yearMs,
      company_name: 'Bônus de boas-vindas',
    })
    for (const wish of ['consultar seu saldo de pontos', 'registrar suas compras'])
      requestDecision(database, { sub, provider: key, reason: `${name} quer ${wish}` })
  }
}
