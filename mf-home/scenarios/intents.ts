import { anaPhone, data, scenariosAt, type PlatformChange, type Scenario, type ScenarioStep } from 'shared/scenarios'
import { ask } from './ask.ts'
import { aMinuteMs, calls, home } from './at-home.ts'

/** Carla's only organisation. Nothing waits for her. */
const carla = { ...home, org: 'cafe-central', customer: 'Carla Dias' } as const
const carlaPhone = '21922223333'

const requests = 'Pedidos de autorização'
const decisionFailed = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente.'
const arrived = 'Chegou um pedido de autorização.'

const forty = Array.from({ length: 40 }, (_, index) => `Registrar sua compra no caixa ${index + 1}`)

/** One of Ana's two requests ends elsewhere. */
const endElsewhere = data("UPDATE intents SET decision = 'revoked', decided_at = 0 WHERE code = '483920'")

/** Something happens at the platform while the customer is away, and the customer comes back. The page looks again every 15 s too. */
const meanwhile = (before: string, change: PlatformChange): readonly ScenarioStep[] => [
  { see: before },
  { change },
  { returnAfterMs: aMinuteMs },
]

export const intents: readonly Scenario[] = [
  ...scenariosAt(carla, {
    'um-pedido': {
      name: 'Um pedido, sem motivo',
      changes: [ask(carlaPhone, 'cafe-central', 'x'), data("UPDATE intents SET reason = '' WHERE reason = 'x'")],
      shows: [requests, 'Autorização solicitada', 'Negar', 'Autorizar'],
    },
    'primeiro-pedido-chega': {
      name: 'Chega o primeiro pedido: abaixo do que já está na tela',
      steps: meanwhile('Fatia de bolo do dia', ask(carlaPhone, 'cafe-central', 'Registrar sua compra no caixa 1')),
      shows: [arrived, 'Ver', requests],
    },
  }),
  ...scenariosAt(home, {
    'muitos-pedidos': {
      name: 'Quarenta e dois pedidos',
      changes: [ask(anaPhone, 'padaria', ...forty)],
      shows: [requests, 'Registrar sua compra no caixa 1', 'Registrar sua compra no caixa 40'],
    },
    'pedido-autorizado': {
      name: 'Um pedido autorizado',
      calls: { decision: calls.decision },
      steps: [{ press: 'Autorizar' }],
      shows: ['Autorizado', 'Resgatar uma recompensa no caixa 3', 'Negar'],
    },
    'pedido-negado': {
      name: 'Um pedido negado',
      calls: { decision: calls.decision },
      steps: [{ press: 'Negar' }],
      shows: ['Revogado', 'Resgatar uma recompensa no caixa 3', 'Negar'],
    },
    'pedido-encerrado': {
      name: 'Um pedido que termina sem o cliente',
      steps: meanwhile(requests, endElsewhere),
      shows: ['Encerrado', 'Registrar suas compras na loja de Moema', 'Autorizar'],
    },
    'decisao-tardia': {
      name: 'Uma decisão falha: o pedido já terminou',
      steps: [{ see: requests }, { change: endElsewhere }, { press: 'Autorizar' }],
      shows: [decisionFailed, 'Encerrado'],
    },
    'pedido-chega': {
      name: 'Chega mais um pedido',
      steps: meanwhile(requests, ask(anaPhone, 'padaria', 'Registrar sua compra no caixa 1')),
      shows: [arrived, 'Registrar sua compra no caixa 1'],
    },
  }),
]
