import { expect, testRemoteAlone } from '../../e2e/kit/index.ts'

const anaSub = "(SELECT sub FROM seed_customers WHERE phone = '11912345678')"

testRemoteAlone('mf-scores', {
  texts: {
    lancamentos: ['365 lançamentos', /^Expira em \d+ dias$/, 'Ir para o mês'],
    milhares: ['5.000 lançamentos', /^Atacado Horizonte/],
    curto: ['3 lançamentos', 'Nuvem Lavanderia – Pinheiros'],
    'marca-clara': ['12 lançamentos', /^Mercado Sol/],
    associacao: ['24 lançamentos', 'Livraria da Praça'],
    'a-expirar': [/^Até \d+ pontos expiram nos próximos 6 meses$/, /^Expira em 3 dias/],
    'a-expirar-curto': ['Nada expira nos próximos 6 meses'],
    'a-expirar-milhares': [/^Até [\d.]+ pontos expiram/, /^Atacado Horizonte/],
    expirados: ['244 lançamentos', /^Expirado · /],
    vazio: ['Nenhum registro encontrado.', 'Ver recompensas'],
    carregando: ['Extrato de Pontos', 'Carregando seu extrato'],
    falha: ['Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.', 'Tentar de novo'],
  },
  data: {
    scenario: 'Extrato cheio',
    change: `UPDATE score_entries SET company_name = 'Loja de quem está só' WHERE sub = ${anaSub} AND organization_key = 'padaria'`,
    expectData: async (page) => {
      await expect(page.getByText('365 lançamentos')).toBeVisible()
      await expect(page.getByText('Loja de quem está só').first()).toBeVisible()
    },
  },
})
