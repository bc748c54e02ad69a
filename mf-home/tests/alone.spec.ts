import { expect, testRemoteAlone, totalOf } from '../../e2e/kit/index.ts'

const anaSub = "(SELECT sub FROM seed_customers WHERE phone = '11912345678')"

const points = /^1\.250 pontos$/
const requests = 'Pedidos de autorização'
const nextReward = 'Próxima recompensa'
const loadingBelow = 'Verificando pedidos e recompensas'

testRemoteAlone('mf-home', {
  texts: {
    inicio: [points, requests, 'Você já pode trocar', nextReward, 'Suco de laranja', 'Falta 1 ponto', 'Últimos pontos'],
    'voucher-ativo': [points, 'Café coado', /^23.h.3\d.min · mais 1 voucher$/, 'Mostrar no caixa'],
    'um-ponto': [/^1 ponto$/, nextReward, 'Lavagem de camisa', 'Faltam 59 pontos'],
    'marca-clara': [/^90 pontos$/, requests, 'Cesta de frutas'],
    'pedido-longo': [/^Compartilhar seu saldo de pontos entre todas as lojas/, 'Seus pontos já alcançam todas as recompensas.'],
    'sem-pedidos': [/^75 pontos$/, 'Fatia de bolo do dia'],
    'sem-pontos': [/^0 pontos$/, 'Informe seu telefone no caixa a cada compra e junte pontos.', 'Nenhum pedido de autorização', 'Grátis', 'Café coado', '0 de 45'],
    'sem-recompensas': [/^0 pontos$/, /^Ainda não há recompensas por aqui/],
    'pontos-carregando': ['Carregando seus pontos', requests, loadingBelow],
    'pontos-falharam': [/^0 pontos$/, 'Pode estar desatualizado', /^Sem o seu saldo/],
    'extrato-falhou': [points, 'Suco de laranja'],
    'pedidos-carregando': [points, loadingBelow],
    'pedidos-falharam': [/^Não conseguimos verificar se há pedidos/, 'Suco de laranja'],
    'decisao-em-curso': [requests],
    'decisao-falha': [requests],
    'recompensas-carregando': [points, requests, loadingBelow],
    'recompensas-falharam': [points, /^Não conseguimos buscar as recompensas/],
    empresas: ['Empresas', 'Padaria Estrela', 'Mercado Sol'],
    'uma-empresa': ['Empresas', 'Café Central'],
    'muitas-empresas': ['Buscar empresa', 'Floricultura Ipê'],
    'sem-empresas': ['Nenhuma empresa disponível'],
    'empresas-carregando': ['Carregando suas empresas', 'Acessar outra Conta'],
    'empresas-falharam': ['Não foi possível buscar suas empresas'],
  },
  data: {
    scenario: 'Início com pontos e pedidos',
    change: `UPDATE intents SET reason = 'Pedido de quem está só' WHERE sub = ${anaSub} AND provider = 'padaria'`,
    expectData: async (page) => {
      await expect(totalOf(page, /^1.250\spontos$/)).toBeAttached()
      await expect(page.getByText('Pedido de quem está só').first()).toBeVisible()
    },
  },
})
