import { anaPhone, endSession, networkLost, scenariosAt, sessionOverText } from 'shared/scenarios'
import { statement } from './at-scores.ts'

export const troubleScenarios = scenariosAt(statement, {
  'sem-rede': {
    name: 'Sem internet, com o extrato já aberto: os filtros funcionam',
    steps: [{ see: '365 lançamentos' }, ...networkLost, { press: 'A expirar' }],
    shows: [/^Até \d+ pontos expiram nos próximos 6 meses$/, /^Expira em 3 dias/],
  },
  'sessao-expirada': {
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: [sessionOverText],
  },
})
