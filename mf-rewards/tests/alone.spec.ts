import { expect, testRemoteAlone } from '../../e2e/kit/index.ts'

const notice = 'O voucher não garante o resgate: é preciso ter pontos suficientes e haver estoque na hora da troca.'

testRemoteAlone('mf-rewards', {
  texts: {
    lista: ['Ao seu alcance', 'Quase lá', 'Grátis', 'Você pode resgatar 27 vezes', 'Recompensa indisponível!', 'Falta 1 ponto'],
    'poucos-pontos': ['Você tem 1 ponto para trocar.', 'Faltam 59 pontos'],
    'custo-igual': ['Você pode resgatar 1 vez'],
    'nome-longo': ['Você tem 5.600 pontos para trocar.', 'Ao seu alcance'],
    hostil: ['Recompensas', '1 ponto'],
    centenas: ['500 recompensas', 'Você tem 18.400 pontos para trocar.'],
    busca: ['50 de 500 recompensas', 'Café torrado, uma unidade'],
    'ao-alcance': ['488 de 500 recompensas', 'Pão de forma, uma unidade'],
    'nada-encontrado': ['Nenhuma recompensa encontrada para “navio”.', 'Mostrar todas'],
    aberta: ['Café coado', 'Gerar voucher'],
    'nao-existe': ['Esta recompensa não está mais disponível. Veja as outras.', 'Ao seu alcance'],
    carregando: ['Recompensas', 'Carregando as recompensas'],
    falha: ['Erro ao buscar as recompensas. Atualize a página e tente novamente', 'Seus pontos continuam guardados.', 'Tentar de novo'],
    'saldo-desconhecido': ['Café coado', 'Seu saldo não está disponível agora.'],
    'voucher-procurando': ['Procurando um voucher já gerado', notice],
    'voucher-procura-falhou': [/^Não foi possível consultar seus vouchers\./, 'Tentar de novo'],
    'voucher-nenhum': ['Seu código aparece aqui e vale por 24 horas.', 'Gerar voucher', notice],
    'voucher-sem-pontos': ['Faltam 750 pontos', 'Seu código vale por 24 horas. Gere quando tiver os pontos.', 'Gerar voucher'],
    'voucher-varias-empresas': ['Onde você vai resgatar?', 'Escolha primeiro onde você vai resgatar.'],
    'voucher-indisponivel': [/^Nenhuma empresa oferece esta recompensa/],
    'voucher-gerando': [/^Estamos gerando o seu voucher\./],
    'voucher-conferindo': [/^Estamos conferindo se o seu voucher foi gerado\./, 'Conferindo o voucher'],
    'voucher-indefinido': [/^Não foi possível finalizar sua solicitação/, /pode ficar com dois\.$/, 'Gerar mesmo assim', notice],
    'voucher-falhou': [/^Não foi possível finalizar sua solicitação/, /^Tente de novo: se o voucher já tiver sido gerado/, 'Gerar voucher'],
    'voucher-expirado': ['O voucher anterior expirou. Você pode gerar outro.', 'Gerar voucher'],
    'voucher-pronto': ['Seu código', 'Válido por mais 23 h 59 min', 'Mostrar no caixa', notice],
    'voucher-pronto-sem-pontos': ['Seu código', 'Faltam 5 pontos', 'Mostrar no caixa'],
    'meus-vouchers-nenhum': [/^Você não tem vouchers válidos neste aparelho\./, 'Ver recompensas'],
    'meus-vouchers': ['K7F2-9QXM-RT4W', 'B3EA-7YHD-2KPN', 'Válido por menos de 1 minuto', notice],
    'no-caixa': ['45 pontos', 'Resgate em Padaria Estrela – Vila Mariana', /^Válido até \d\d\/\d\d, \d\d:\d\d$/, 'Fechar'],
  },
  data: {
    scenario: 'Lista com todos os casos: grátis, ao alcance, faltando, indisponível, sem foto',
    change: "UPDATE rewards SET name = 'Prato de quem está só' WHERE id = '105'",
    expectData: async (page) => {
      await expect(page.getByText('Você tem 1.250 pontos para trocar.')).toBeVisible()
      await expect(page.getByText('Prato de quem está só')).toBeVisible()
    },
  },
})
