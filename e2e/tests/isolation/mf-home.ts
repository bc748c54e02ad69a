const points = /^1\.250 pontos$/
const requests = 'Pedidos de autorização'
const nextReward = 'Próxima recompensa'
const loadingBelow = 'Verificando pedidos e recompensas'

/** Each scenario of mf-home by its name in the address, and the texts that tell its state. */
export const homeScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  inicio: [points, requests, nextReward, 'Suco de laranja', 'Falta 1 ponto'],
  'um-ponto': [/^1 ponto$/, 'Lavagem de camisa', 'Faltam 59 pontos'],
  'marca-clara': [/^90 pontos$/, requests, 'Cesta de frutas'],
  'pedido-longo': [/^Compartilhar seu saldo de pontos entre todas as lojas/, 'Seus pontos já alcançam todas as recompensas.'],
  'sem-pedidos': [/^75 pontos$/, 'Fatia de bolo do dia'],
  'sem-pontos': [/^0 pontos$/, 'Nada expira nos próximos 15 dias', 'Café coado', '0 de 45'],
  'sem-recompensas': [/^0 pontos$/, /^Ainda não há recompensas por aqui/],
  'pontos-carregando': ['Carregando seus pontos', requests, nextReward],
  'pontos-falharam': [/^0 pontos$/, 'Pode estar desatualizado', /^Sem o seu saldo/],
  'extrato-falhou': [points, 'Suco de laranja'],
  'pedidos-carregando': [points, loadingBelow],
  'pedidos-falharam': [/^Não conseguimos verificar se há pedidos/, 'Suco de laranja'],
  'decisao-em-curso': [requests],
  'decisao-falha': [requests],
  'recompensas-carregando': [points, requests, nextReward],
  'recompensas-falharam': [points, /^Não conseguimos buscar as recompensas/],
  empresas: ['Empresas', 'Padaria Estrela', 'Mercado Sol'],
  'uma-empresa': ['Empresas', 'Café Central'],
  'muitas-empresas': ['Buscar empresa', 'Floricultura Ipê'],
  'sem-empresas': ['Nenhuma empresa disponível'],
  'empresas-carregando': ['Carregando suas empresas', 'Acessar outra Conta'],
  'empresas-falharam': ['Não foi possível buscar suas empresas'],
}
