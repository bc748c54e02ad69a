import { fault, hang, scenariosAt } from 'shared/scenarios'
import { calls, carla, profile } from './at-profile.ts'

const open = { press: 'Baixar meus dados' } as const

const made = { ...profile, steps: [open, { press: 'Preparar arquivo' }] } as const

export const myData = scenariosAt(made, {
  'meus-dados': {
    name: 'Baixar meus dados',
    steps: [open],
    shows: ['O arquivo é feito no seu aparelho. Guarde-o em um lugar seguro.', 'Preparar arquivo'],
  },
  'meus-dados-incompletos': {
    name: 'Baixar meus dados, uma parte não veio',
    changes: [calls.points, calls.statement].map((call) => fault(call, { kind: 'status', status: 404 })),
    shows: [
      'Uma parte dos seus dados não veio:',
      'Pontos: Padaria Estrela',
      'Extrato: Padaria Estrela',
      'Baixar assim mesmo',
      'Tentar de novo',
    ],
  },
  'meus-dados-prontos': {
    calls: { statement: calls.statement, organizations: calls.organizations },
    name: 'Baixar meus dados, pronto',
    shows: [/^Pronto\. Seu arquivo é meus-dados-\d{4}-\d\d-\d\d\.json\.$/, 'Baixar de novo', 'Concluir'],
  },
  'meus-dados-de-uma-empresa': {
    ...carla,
    name: 'Baixar meus dados de uma só empresa, em preparo',
    changes: [fault(calls.statement, hang)],
    shows: ['0 de 1 empresa'],
  },
})
