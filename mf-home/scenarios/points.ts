import { anaSub, data, failure, fault, scenariosAt, type PlatformChange } from 'shared/scenarios'
import { aMinuteMs, calls, home, total } from './at-home.ts'

const ofAnaHere = `sub = '${anaSub}' AND organization_key = 'padaria'`

/** One more entry of Ana's, today's. @param company null for none */
const earn = (organization: string, points: number, company: string | null = null): PlatformChange =>
  data(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name)
     VALUES ('${anaSub}', '${organization}', ${points}, {now}, {now} + 365 * 86400000, ${company === null ? 'NULL' : `'${company}'`})`,
  )

/** What expires soon expires at the end of today, in São Paulo. */
const expireToday = data(
  `UPDATE score_entries SET expires_at = (({now} - 3 * 3600000) / 86400000 + 1) * 86400000 + 3 * 3600000 - 1
   WHERE ${ofAnaHere} AND expires_at BETWEEN {now} AND {now} + 16 * 86400000`,
)

export const points = scenariosAt(home, {
  inicio: {
    isPortrait: true,
    name: 'Início com pontos e pedidos',
    shows: [total, 'Pedidos de autorização', 'Você já pode trocar', 'Próxima recompensa', 'Últimos pontos'],
    inEachOrganization: [{ role: 'heading', name: /^Início, ./ }, /^[\d.]+ pontos?$/],
  },
  'boas-vindas': {
    name: 'A primeira visita de um novo cliente',
    changes: [data(`DELETE FROM score_entries WHERE ${ofAnaHere}`), earn('padaria', 150)],
    shows: ['Boas-vindas, Ana. Você ganhou 150 pontos', 'Já dá para trocar por:'],
  },
  'total-enorme': {
    name: 'Um total de doze algarismos',
    org: 'nuvem',
    changes: [earn('nuvem', 999_999_999_998)],
    shows: [/^999\.999\.999\.999 pontos$/],
  },
  'expiram-hoje': {
    name: 'Pontos que expiram hoje',
    changes: [expireToday],
    shows: [total, /^\d+ pontos expiram hoje$/],
  },
  'sem-pontos': {
    name: 'Quem não tem pontos: como eles chegam',
    customer: 'Bruno Lima',
    shows: [/^0 pontos$/, 'Informe seu telefone no caixa a cada compra e junte pontos.', '0 de 45'],
  },
  'pontos-desatualizados': {
    name: 'De volta ao site, os pontos novos não vieram',
    steps: [{ see: 'Últimos pontos' }, { change: fault(calls.points, failure) }, { returnAfterMs: aMinuteMs }],
    shows: ['Pode estar desatualizado', total],
  },
  'lancamentos-incomuns': {
    name: 'Um lançamento sem loja, e um que retira pontos',
    changes: [earn('padaria', 30), earn('padaria', -30, 'Padaria Estrela – Centro')],
    shows: [total, 'Lançamento', '+30 pontos', '-30 pontos'],
  },
})
