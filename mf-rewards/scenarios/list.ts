import { anaPhone, data, endSession, networkLost, scenariosAt, sessionOverText, type Scenario } from 'shared/scenarios'
import { list, vouchersUnknown } from './at-rewards.ts'

const vera = { ...list, org: 'atacado', customer: 'Vera Matos' } as const

export const listScenarios: readonly Scenario[] = [
  ...scenariosAt(list, {
    lista: {
      isPortrait: true,
      lines: ['2.37', '8.36', '9.18'],
      name: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
      shows: [
        'Você tem 1.250 pontos para trocar.',
        'Ao seu alcance',
        'Quase lá',
        'Indisponíveis agora',
        /^vale R\$\s48,00$/,
        { field: 'Ordem', holds: 'custo' },
        { role: 'button', name: 'Desconto' },
        'Grátis',
        'Você pode resgatar 27 vezes',
        'Recompensa indisponível!',
        'Falta 1 ponto',
        '1.250 de 2.000',
      ],
      inEachOrganization: [{ role: 'heading', name: 'Recompensas' }, /^Você tem [\d.]+ pontos? para trocar\.$/],
    },
    'poucos-pontos': {
      org: 'nuvem',
      lines: ['9.17'],
      name: 'Nada ao alcance, marca quase branca',
      shows: ['Você tem 1 ponto para trocar.', 'Faltam 59 pontos', { absent: 'Ao seu alcance' }],
    },
    'custo-igual': {
      org: 'mercado-sol',
      name: 'Custo igual ao saldo, marca amarela',
      shows: ['Você tem 90 pontos para trocar.', 'Você pode resgatar 1 vez', 'Faltam 260 pontos'],
    },
    'nome-longo': {
      org: 'associacao-dos-comerciantes',
      name: 'Empresa de nome muito longo, tudo ao alcance',
      shows: ['Você tem 5.600 pontos para trocar.', 'Ao seu alcance', { absent: 'Quase lá' }],
    },
    hostil: { org: 'hostil', name: 'Nomes e cores hostis', shows: ['<svg onload=alert(3)>', 'Falta 1 ponto'] },
    'uma-so': {
      name: 'Uma só recompensa',
      changes: [data("DELETE FROM reward_companies WHERE reward_id <> '105'; DELETE FROM rewards WHERE id <> '105'")],
      shows: ['Café coado', 'Você pode resgatar 27 vezes', { absent: 'Quase lá' }, { absent: 'Grátis' }],
    },
    vazia: {
      org: 'floricultura',
      customer: 'Wilma Prado',
      lines: ['8.35'],
      name: 'Nenhuma recompensa',
      shows: ['Nehuma recompensa encontrada.', 'Você tem 0 pontos para trocar.'],
    },
    'nao-existe': {
      path: '/{org}/rewards?recompensa=0',
      name: 'Um endereço de uma recompensa que não existe',
      shows: ['Esta recompensa não está mais disponível. Veja as outras.', 'Ao seu alcance'],
    },
  }),
  ...scenariosAt(vera, {
    centenas: {
      name: 'Quinhentas recompensas, com busca',
      shows: ['500 recompensas', 'Você tem 18.400 pontos para trocar.', 'Só o que posso trocar'],
    },
    busca: {
      path: '/{org}/rewards?busca=cafe',
      name: 'Busca por “cafe”, sem acento',
      shows: ['50 de 500 recompensas', 'Café torrado, uma unidade', { field: 'Buscar recompensa', holds: 'cafe' }],
    },
    'ao-alcance': {
      path: '/{org}/rewards?ao-alcance=1',
      name: 'Só o que os pontos pagam',
      shows: ['488 de 500 recompensas', 'Pão de forma, uma unidade', { absent: 'Recompensa indisponível!' }],
    },
    'nada-encontrado': {
      path: '/{org}/rewards?busca=navio',
      name: 'Busca que nada encontra',
      shows: ['Nenhuma recompensa encontrada para “navio”.', 'Mostrar todas', '0 de 500 recompensas'],
    },
    'nada-encontrado-ao-alcance': {
      path: '/{org}/rewards?busca=navio&ao-alcance=1',
      name: 'Busca que nada encontra, só ao alcance',
      shows: ['Nenhuma recompensa encontrada para “navio” ao alcance dos seus pontos.', 'Mostrar todas'],
    },
    'nada-ao-alcance': {
      path: '/{org}/rewards?ao-alcance=1',
      customer: 'Wilma Prado',
      name: 'Só o que os pontos pagam: nada',
      shows: ['Nenhuma recompensa está ao alcance dos seus pontos por enquanto.', 'Mostrar todas'],
    },
  }),
]

export const troubleScenarios = scenariosAt(list, {
  'sem-rede': {
    name: 'Sem internet, com a lista já aberta',
    steps: [{ see: 'Ao seu alcance' }, ...networkLost, { press: 'Café coado' }],
    shows: [vouchersUnknown, 'Tentar de novo'],
  },
  'sessao-expirada': {
    name: 'A sessão expirou: começa o acesso',
    changes: endSession(anaPhone),
    shows: [sessionOverText],
  },
})
