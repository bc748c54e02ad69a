import { anaPhone, endSession, networkLost, scenariosAt, sessionOverText } from 'shared/scenarios'
import { onlyEntries, statement } from './at-scores.ts'

const moema = 'Padaria Estrela – Moema'

const expiring = { ...statement, path: '/{org}/scores?filtro=a-expirar' } as const

export const filterScenarios = scenariosAt(expiring, {
  'a-expirar': {
    name: 'O que expira, mês a mês',
    shows: [
      /^\d+ pontos em até 15 dias$/,
      /^Ganhos em \d/,
      'Depois',
      'O extrato mostra o que você ganhou. Do que você já trocou, nada expira.',
    ],
  },
  'nada-a-expirar': {
    name: 'Nada a expirar: tudo já expirou',
    changes: onlyEntries({ points: 20, aged: 2, expiresIn: -1, company: moema }),
    shows: ['Você não tem pontos a expirar.', 'Ver todos os lançamentos'],
  },
})

export const troubleScenarios = scenariosAt(statement, {
  'sem-rede': {
    name: 'Sem internet, com o extrato já aberto: os filtros funcionam',
    steps: [{ see: '365 lançamentos' }, ...networkLost, { press: 'A expirar' }],
    shows: [/^Até \d+ pontos expiram nos próximos 6 meses$/, /^Expira em 3 dias/],
  },
  'sessao-expirada': { name: 'A sessão expirou', changes: endSession(anaPhone), shows: [sessionOverText] },
})
