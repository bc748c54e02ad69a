/** Each scenario of mf-rewards by its name in the address, and the texts that tell its state. */
export const rewardsScenarios: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  lista: ['9 recompensas', 'Você pode resgatar 27 vezes', 'Recompensa indisponível!', 'Falta 1 ponto'],
  'poucos-pontos': ['Você tem 1 ponto para trocar.', 'Faltam 59 pontos'],
  'custo-igual': ['Você pode resgatar 1 vez'],
  'nome-longo': ['Você tem 5.600 pontos para trocar.', /^\d recompensas$/],
  hostil: ['Recompensas', '1 recompensa'],
  centenas: ['500 recompensas', 'Você tem 18.400 pontos para trocar.'],
  busca: ['2 de 9 recompensas', 'Café coado', 'Cesta de café da manhã'],
  'ao-alcance': [/^\d de 9 recompensas$/, 'Café coado'],
  'nada-encontrado': ['Nenhuma recompensa encontrada para “navio”.', 'Mostrar todas'],
  'nada-ao-alcance': ['Nenhuma recompensa está ao alcance dos seus pontos por enquanto.', 'Mostrar todas'],
  carregando: ['Recompensas', 'Carregando as recompensas'],
  falha: ['Erro ao buscar as recompensas. Atualize a página e tente novamente', 'Seus pontos continuam guardados.', 'Tentar de novo'],
  'saldo-desconhecido': ['9 recompensas', 'Seu saldo não está disponível agora.'],
}
