import { withFault, type Scenario } from 'shared/scenarios'
import { Refusal } from 'shell/store/problems'
import { expect, test } from 'vitest'
import { readSceneChoice, screenAddress, type KnownScenes } from './scene-address.ts'

const list: Scenario = {
  slug: 'lista',
  name: 'Lista',
  path: '/{org}/rewards?busca=cafe',
  org: 'padaria',
  customer: 'Ana Souza',
  calls: {
    rewards: { service: 'api', path: '/v1/rewards' },
    points: { service: 'api', path: '/v1/user' },
    session: { service: 'identity', operation: 'GetUser' },
  },
  shows: [],
}
const outside: Scenario = { slug: 'fora', name: 'Fora', path: '/', shows: [] }
const withoutPoints = { of: 'lista', call: 'points', fault: '500', shows: '' } as const
const known: KnownScenes = {
  states: new Map([['mf-rewards', { scenarios: [list, outside], failing: { 'sem-saldo': withoutPoints } }]]),
  versions: new Map([['mf-rewards', ['0123456789ab', 'source']]]),
}

const addressOf = (query: string) => screenAddress(readSceneChoice(known, 'mf-rewards', new URLSearchParams(query)))
const released = '/rewards?busca=cafe&remote=mf-rewards&version=0123456789ab&scenario=lista'

test.each([
  ['scenario=lista', `/padaria${released}&org=padaria&customer=Ana+Souza`],
  ['scenario=lista&org=nuvem&customer=Bruno+Lima', `/nuvem${released}&org=nuvem&customer=Bruno+Lima`],
  ['scenario=lista&busca=bolo', `/padaria${released.replace('cafe', 'bolo')}&org=padaria&customer=Ana+Souza`],
  ['scenario=lista&customer=', `/padaria${released}&org=padaria&customer=`],
  ['scenario=lista&fault=hang', `/padaria${released}&call=rewards&fault=hang&org=padaria&customer=Ana+Souza`],
  [
    'scenario=lista&call=session&fault=UserNotFoundException',
    `/padaria${released}&call=session&fault=UserNotFoundException&org=padaria&customer=Ana+Souza`,
  ],
  ['scenario=sem-saldo', `/padaria${released}&call=points&fault=500&org=padaria&customer=Ana+Souza`],
  // Reports have the names of former scenarios.
  ['scenario=lista-vazia', `/padaria${released}-vazia&org=padaria&customer=Ana+Souza`],
  ['scenario=lista&version=0123', `/padaria${released}&org=padaria&customer=Ana+Souza`],
  ['scenario=lista&version=mf-rewards@0123456789ab', `/padaria${released}&org=padaria&customer=Ana+Souza`],
  ['scenario=fora&version=source', '/?remote=mf-rewards&version=source&scenario=fora&org=&customer='],
])('%s leads to a screen whose address says all of it, and stays the same when it is opened', (query, address) => {
  expect(addressOf(query)).toBe(address)
  expect(addressOf(new URL(address, 'http://qa').search)).toBe(address)
})

test.each([
  ['mf-rewards', '', /^falta: cenário\nlista\nfora$/],
  ['mf-rewards', 'scenario=nada', /^cenário desconhecido: nada\nlista\nfora$/],
  ['mf-nothing', 'scenario=lista', /^remoto desconhecido: mf-nothing\nmf-rewards$/],
  ['mf-rewards', 'scenario=lista&version=ba98', /^versão desconhecida: ba98\n0123456789ab\nsource$/],
  ['mf-rewards', 'scenario=lista&version=012', /^versão desconhecida: 012\n/],
  ['mf-rewards', 'scenario=lista&fault=404', /^falha desconhecida: 404\n500\nhang\ndrop\nmalformed\nempty$/],
  ['mf-rewards', 'scenario=lista&fault=hang&call=saldo', /^chamada desconhecida: saldo\nrewards\npoints\nsession$/],
  ['mf-rewards', 'scenario=lista&fault=CodeMismatchException', /^falha desconhecida: CodeMismatchException\n500\n/],
  ['mf-rewards', 'scenario=fora&fault=hang', /^falta: chamada$/],
  ['mf-rewards', 'scenario=lista&org=loja', /^empresa desconhecida: loja\n(.*\n)*padaria\n/],
  ['mf-rewards', 'scenario=lista&org=', /^falta: empresa\n(.*\n)*padaria\n/],
  ['mf-rewards', 'scenario=lista&customer=Ningu%C3%A9m', /^cliente desconhecido: Ninguém\n\n(.*\n)*Ana Souza\n/],
])('%s?%s is refused, and what is known is listed', (remote, query, message) => {
  const read = () => readSceneChoice(known, remote, new URLSearchParams(query))
  expect(read).toThrow(Refusal)
  expect(read).toThrow(message)
})

test('&fault=500 is the first fault of its call', () => {
  const own = { method: 'POST', path: '/faults', body: { service: 'api', path: '/v1/user', kind: 'latency' } } as const
  expect(withFault({ ...list, changes: [own] }, 'points', '500').changes).toEqual([
    { method: 'POST', path: '/faults', body: { service: 'api', path: '/v1/user', kind: 'status', status: 500 } },
    own,
  ])
})
