/** Each scenario of mf-scores by its name in the address, and the texts that tell its state. */
export const scoresScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  lancamentos: ['365 lançamentos', /^Expira em \d+ dias$/, 'Ir para o mês'],
  milhares: ['5.000 lançamentos', /^Atacado Horizonte/],
  curto: ['3 lançamentos', 'Nuvem Lavanderia – Pinheiros'],
  'marca-clara': ['12 lançamentos', /^Mercado Sol/],
  associacao: ['24 lançamentos', 'Livraria da Praça'],
  vazio: ['Nenhum registro encontrado.', 'Ver recompensas'],
  carregando: ['Extrato de Pontos', 'Carregando seu extrato'],
  falha: ['Não foi possível consultar seu extrato agora. Seus pontos continuam guardados.', 'Tentar de novo'],
}
