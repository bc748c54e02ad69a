import { drop, expire, failure, fault, hang, type Scenario } from 'shared/scenarios'
import { account, identity } from './platform-changes.ts'
import { sessionEnded, terms, titles } from './expected-texts.ts'
import { padaria } from './starting-points.ts'

const davi = { ...padaria, customer: 'Davi Rocha' } as const
const phone = '31933334444'

const sessions: readonly Scenario[] = [
  {
    ...davi,
    slug: 'sessao-expirada',
    name: 'Sessão expirada',
    changes: [expire(phone, 'tokens'), expire(phone, 'refresh-tokens')],
    shows: sessionEnded,
  },
  {
    ...davi,
    slug: 'sessao-revogada',
    name: 'Sessão encerrada em outro aparelho',
    changes: [account('revoke', phone)],
    shows: sessionEnded,
  },
  {
    ...davi,
    slug: 'sessao-de-conta-desativada',
    name: 'Sessão de uma conta desativada',
    changes: [account('disable', phone)],
    shows: sessionEnded,
  },
  {
    ...davi,
    slug: 'sessao-de-conta-apagada',
    name: 'Sessão de uma conta apagada',
    changes: [account('delete', phone)],
    shows: sessionEnded,
  },
  {
    ...davi,
    slug: 'saindo',
    name: 'Saindo',
    changes: [identity('RevokeToken', hang)],
    steps: [{ press: 'Sair' }],
    shows: [{ busy: 'Sair' }],
  },
  {
    ...davi,
    slug: 'sessao-sem-conexao',
    name: 'Sessão que não pode ser conferida',
    changes: [identity('GetUser', drop)],
    shows: ['Sem conexão', 'Tentar de novo'],
  },
]

const organization = { service: 'api', path: '/v1/open/orgs/{key}' } as const

/** The sign-in needs no organisation: it goes on with the product's own brand. */
const organizations: readonly Scenario[] = [
  {
    ...padaria,
    slug: 'empresa-falha',
    name: 'Acessar, empresa que falha',
    changes: [fault(organization, failure)],
    shows: [titles.signIn, terms],
  },
  {
    ...padaria,
    slug: 'empresa-demora',
    name: 'Acessar, empresa que não responde',
    changes: [fault(organization, hang)],
    shows: [titles.signIn, terms],
  },
  {
    path: '/nenhuma-empresa',
    slug: 'empresa-desconhecida',
    name: 'Acessar, empresa que não existe',
    shows: [titles.signIn, { absent: terms }],
  },
]

export const sessionScenarios: readonly Scenario[] = [...sessions, ...organizations]
