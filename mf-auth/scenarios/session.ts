import { endSession, fault, hang, scenariosAt, type Scenario } from 'shared/scenarios'
import { account, calls } from './platform-changes.ts'
import { sessionEnded, terms, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const davi = { ...padaria, customer: 'Davi Rocha' } as const
const phone = '31933334444'

const sessions = scenariosAt(davi, {
  'sessao-expirada': { name: 'Sessão expirada', changes: endSession(phone), shows: sessionEnded },
  'sessao-revogada': {
    name: 'Sessão encerrada em outro aparelho',
    changes: [account('revoke', phone)],
    shows: sessionEnded,
  },
  'sessao-de-conta-desativada': {
    name: 'Sessão de uma conta desativada',
    changes: [account('disable', phone)],
    shows: sessionEnded,
  },
  'sessao-de-conta-apagada': {
    name: 'Sessão de uma conta apagada',
    changes: [account('delete', phone)],
    shows: sessionEnded,
  },
  saindo: {
    name: 'Saindo',
    changes: [fault(calls.signOut, hang)],
    steps: [{ press: 'Sair' }],
    shows: [{ busy: 'Sair' }],
  },
})

/** The sign-in needs no organisation: it goes on with the product's own brand. */
const organizations: readonly Scenario[] = [
  {
    path: '/nenhuma-empresa',
    slug: 'empresa-desconhecida',
    name: 'Acessar, empresa que não existe',
    shows: [titles.signIn, { absent: terms }],
  },
]

export const sessionScenarios: readonly Scenario[] = [...sessions, ...organizations]
