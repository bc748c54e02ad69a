import { endSession, scenariosAt, type Scenario } from 'shared/scenarios'
import { account } from './platform-changes.ts'
import { sessionEnded, terms, titles } from './expected-texts.ts'
import { davi } from './starting-points.ts'

const phone = '31933334444'
const ended = (how: 'revoke' | 'disable' | 'delete') => ({ changes: [account(how, phone)], shows: sessionEnded })

export const sessionScenarios: readonly Scenario[] = [
  ...scenariosAt(davi, {
    'sessao-expirada': { name: 'Sessão expirada', changes: endSession(phone), shows: sessionEnded },
    'sessao-revogada': { name: 'Sessão encerrada em outro lugar', ...ended('revoke') },
    'sessao-de-conta-desativada': { name: 'Sessão de uma conta desativada', ...ended('disable') },
    'sessao-de-conta-apagada': { name: 'Sessão de uma conta apagada', ...ended('delete') },
  }),
  // The sign-in needs no organisation: it goes on with the product's own brand.
  {
    path: '/nenhuma-empresa',
    slug: 'empresa-desconhecida',
    name: 'Acessar, empresa que não existe',
    shows: [titles.signIn, { absent: terms }],
  },
]
