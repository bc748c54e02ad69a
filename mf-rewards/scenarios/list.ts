import { anaPhone, data, endSession, networkLost, scenariosAt, sessionOverText } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

export const listScenarios = scenariosAt(list, {
  lista: {
    isPortrait: true,
    name: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
    shows: ['Ao seu alcance', 'Quase lá', 'Indisponíveis agora', /^vale R\$\s48,00$/, 'Grátis', 'Falta 1 ponto'],
    inEachOrganization: [{ role: 'heading', name: 'Recompensas' }, /^Você tem [\d.]+ pontos? para trocar\.$/],
  },
  'uma-so': {
    name: 'Uma só recompensa',
    changes: [data("DELETE FROM reward_companies WHERE reward_id <> '105'; DELETE FROM rewards WHERE id <> '105'")],
    shows: ['Café coado', 'Você pode resgatar 27 vezes', { absent: 'Quase lá' }, { absent: 'Grátis' }],
  },
  vazia: {
    org: 'floricultura',
    customer: 'Wilma Prado',
    name: 'Nenhuma recompensa',
    shows: ['Nehuma recompensa encontrada.', 'Você tem 0 pontos para trocar.'],
  },
  'nada-encontrado': {
    org: 'atacado',
    customer: 'Vera Matos',
    path: '/{org}/rewards?busca=navio',
    name: 'Busca que nada encontra',
    shows: ['Nenhuma recompensa encontrada para “navio”.', 'Mostrar todas', '0 de 500 recompensas'],
  },
  'sem-rede': {
    name: 'Sem internet, com a lista já aberta',
    steps: [{ see: 'Ao seu alcance' }, ...networkLost, { press: 'Café coado' }],
    shows: [vouchersUnknown, 'Tentar de novo'],
  },
  'sessao-expirada': { name: 'A sessão expirou', changes: endSession(anaPhone), shows: [sessionOverText] },
})
