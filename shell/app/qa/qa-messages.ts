/** The texts of the QA page, for testers. */
export const qaMessages = {
  formerScenario: (name: string) => `O cenário “${name}” não existe mais. Este tem o nome mais parecido.`,
  otherThanScenarios: 'Outra empresa ou outro cliente: o estado pode não aparecer.',
  panel: 'Painel de QA',
  allScenarios: 'Todos os cenários',
  otherScreen: (screen: string) => `Aqui começa a tela ${screen}, que é de outro remoto.`,
  unplayable: (what: string) => `Este estado precisa ${what}.`,
  button: (name: string) => `do botão “${name}”, que esta versão não tem`,
  field: (label: string) => `do campo “${label}”, que esta versão não tem`,
  text: (text: string) => `do texto “${text}”, que esta versão não tem`,
  platform: 'da plataforma local, que não responde',
}
