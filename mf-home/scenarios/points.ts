import { anaSub, data, failure, fault, scenariosAt, type PlatformChange } from 'shared/scenarios'
import { aMinuteMs, calls, carla, home, nextReward, ofAnaHere, total, withinReach } from './at-home.ts'

/** One more entry of Ana's, today's. @param company null for none */
const earn = (organization: string, points: number, company: string | null = null): PlatformChange =>
  data(
    `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name)
     VALUES ('${anaSub}', '${organization}', ${points}, {now}, {now} + 365 * 86400000, ${company === null ? 'NULL' : `'${company}'`})`,
  )

/** Makes what expires soon expire at the end of one day of São Paulo. @param days from today */
const expireIn = (days: number): PlatformChange =>
  data(
    `UPDATE score_entries SET expires_at = (({now} - 3 * 3600000) / 86400000 + ${days + 1}) * 86400000 + 3 * 3600000 - 1
     WHERE ${ofAnaHere} AND expires_at BETWEEN {now} AND {now} + 16 * 86400000`,
  )

export const points = scenariosAt(home, {
  inicio: {
    isPortrait: true,
    lines: ['2.31', '2.33', '2.34', '2.35'],
    name: 'Início com pontos e pedidos',
    shows: [
      total,
      /pontos expiram em até \d+ dias$/,
      'Pedidos de autorização',
      'Resgatar uma recompensa no caixa 3',
      '483920',
      { role: 'button', name: 'Negar' },
      { role: 'button', name: 'Autorizar' },
      withinReach,
      nextReward,
      'Suco de laranja',
      'Falta 1 ponto',
      'Últimos pontos',
      { role: 'link', name: 'Extrato de Pontos' },
      { role: 'link', name: 'Recompensas' },
    ],
    inEachOrganization: [{ role: 'heading', name: /^Início, ./ }, /^[\d.]+ pontos?$/],
  },
  'boas-vindas': {
    name: 'A primeira visita de um novo cliente',
    changes: [data(`DELETE FROM score_entries WHERE ${ofAnaHere}`), earn('padaria', 150)],
    shows: ['Boas-vindas, Ana. Você ganhou 150 pontos', 'Já dá para trocar por:'],
  },
  'um-ponto': {
    org: 'nuvem',
    lines: ['2.33'],
    name: 'Um ponto, nada ao alcance, marca quase branca',
    shows: [
      /^1 ponto$/,
      'Nada expira nos próximos 15 dias',
      nextReward,
      'Lavagem de camisa',
      'Faltam 59 pontos',
      { absent: withinReach },
    ],
  },
  'total-enorme': {
    name: 'Um total de doze algarismos',
    org: 'nuvem',
    changes: [earn('nuvem', 999_999_999_998)],
    shows: [/^999\.999\.999\.999 pontos$/],
  },
  'expiram-hoje': {
    name: 'Pontos que expiram hoje',
    changes: [expireIn(0)],
    shows: [total, /^\d+ pontos expiram hoje$/],
  },
  'expiram-amanha': {
    name: 'Pontos que expiram até amanhã',
    changes: [expireIn(1)],
    shows: [total, /^\d+ pontos expiram até amanhã$/],
  },
  'sem-pontos': {
    name: 'Quem não tem pontos: como eles chegam',
    customer: 'Bruno Lima',
    shows: [
      /^0 pontos$/,
      'Informe seu telefone no caixa a cada compra e junte pontos.',
      'Grátis',
      'Café coado',
      '0 de 45',
    ],
  },
  'pontos-desatualizados': {
    name: 'De volta ao site, os pontos novos não vieram',
    steps: [{ see: 'Últimos pontos' }, { change: fault(calls.points, failure) }, { returnAfterMs: aMinuteMs }],
    shows: ['Pode estar desatualizado', total],
  },
})

/** What the statement tells: the newest entries, and what expires. */
export const statement = scenariosAt(home, {
  'lancamentos-incomuns': {
    name: 'Um lançamento sem loja, e um que retira pontos',
    changes: [earn('padaria', 30), earn('padaria', -30, 'Padaria Estrela – Centro')],
    shows: [total, 'Lançamento', '+30 pontos', '-30 pontos'],
  },
  'nada-expira': {
    ...carla,
    name: 'Nada expira nos próximos dias',
    shows: [/^75 pontos$/, 'Nada expira nos próximos 15 dias', 'Últimos pontos'],
  },
})
