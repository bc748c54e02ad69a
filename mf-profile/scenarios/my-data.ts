import { scenariosAt } from 'shared/scenarios'
import { calls, profile } from './at-profile.ts'

const open = { press: 'Baixar meus dados' } as const

export const myData = scenariosAt(profile, {
  'meus-dados': {
    name: 'Baixar meus dados',
    steps: [open],
    shows: ['O arquivo é feito no seu aparelho. Guarde-o em um lugar seguro.', 'Preparar arquivo'],
  },
  'meus-dados-prontos': {
    name: 'Baixar meus dados, pronto',
    calls: { statement: calls.statement, organizations: calls.organizations },
    steps: [open, { press: 'Preparar arquivo' }],
    shows: [/^Pronto\. Seu arquivo é meus-dados-\d{4}-\d\d-\d\d\.json\.$/, 'Baixar de novo', 'Concluir'],
  },
})
