import { endSession, scenariosAt, type Scenario } from 'shared/scenarios'
import { account } from './platform-changes.ts'
import { sessionEnded, terms, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const davi = { ...padaria, customer: 'Davi Rocha' } as const
const phone = '31933334444'
const sessions = scenariosAt(davi, {
  'sessao-expirada': { name: 'Sessão expirada', changes: endSession(phone), shows: sessionEnded },
  'sessao-revogada': {
    name: 'Sessão encerrada em outro lugar',
    changes: [account('revoke', phone)],
    shows: sessionEnded,
  },
})

export const sessionScenarios: readonly Scenario[] = [
  ...sessions,
  // The sign-in needs no organisation: it goes on with the product's own brand.
  {
    path: '/nenhuma-empresa',
    slug: 'empresa-desconhecida',
    name: 'Acessar, empresa que não existe',
    shows: [titles.signIn, { absent: terms }],
  },
]
