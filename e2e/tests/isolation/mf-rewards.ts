/** Each scenario of mf-rewards by its name in the address, and the texts that tell its state. */
export const rewardsScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  lista: ['Você pode resgatar 27 vezes', 'Recompensa indisponível!', 'Falta 1 ponto'],
  'poucos-pontos': ['Você tem 1 ponto para trocar.', 'Faltam 59 pontos'],
  'custo-igual': ['Você pode resgatar 1 vez'],
  'nome-longo': ['Você tem 5.600 pontos para trocar.'],
  hostil: ['Recompensas'],
  falha: ['Erro ao buscar as recompensas. Atualize a página e tente novamente', 'Seus pontos continuam guardados.', 'Tentar de novo'],
}
