const notice = 'O voucher não garante o resgate: é preciso ter pontos suficientes e haver estoque na hora da troca.'

/** The scenarios of mf-rewards that are of vouchers, as the others are told. */
export const voucherScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'voucher-procurando': ['Procurando um voucher já gerado', notice],
  'voucher-procura-falhou': [/^Não foi possível consultar seus vouchers\./, 'Tentar de novo'],
  'voucher-nenhum': ['Seu código aparece aqui e vale por 24 horas.', 'Gerar voucher', notice],
  'voucher-varias-empresas': ['Onde você vai resgatar?', 'Escolha primeiro onde você vai resgatar.'],
  'voucher-indisponivel': [/^Nenhuma empresa oferece esta recompensa/],
  'voucher-gerando': [/^Estamos gerando o seu voucher\./],
  'voucher-conferindo': [/^Conferindo se o voucher já foi gerado\./],
  'voucher-falhou': [/^O voucher não apareceu\./, 'Gerar voucher'],
  'voucher-expirado': ['O voucher anterior expirou. Você pode gerar outro.', 'Gerar voucher'],
  'voucher-pronto': ['Seu código', 'Válido por mais 23 h 59 min', 'Mostrar no caixa', notice],
  'meus-vouchers-nenhum': [/^Você não tem vouchers válidos neste aparelho\./, 'Ver recompensas'],
  'meus-vouchers': ['K7F2-9QXM-RT4W', 'B3EA-7YHD-2KPN', 'Válido por mais menos de 1 minuto', notice],
  'no-caixa': ['Resgate em Padaria Estrela – Vila Mariana', 'Fechar'],
}
