/** The texts of the QA page, for testers. */
export const qaMessages = {
  formerScenario: (name: string) => `O cenário “${name}” não existe mais. Este tem o nome mais parecido.`,
  otherThanScenarios: 'Outra empresa ou outro cliente: o estado pode não aparecer.',
  panel: 'Painel de QA',
  allScenarios: 'Todos os cenários',
  otherScreen: (screen: string) => `Aqui começa a tela ${screen}, que é de outro remoto.`,
}
