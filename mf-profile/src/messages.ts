/** Every text of this remote but those of its dialogs (`settings/dialog-messages.ts`), which come with them. */
export const messages = {
  title: 'Perfil',
  loading: 'Carregando seu perfil',

  form: {
    title: 'Seus dados',
    name: 'Nome',
    birthdate: 'Data de nascimento',
    gender: 'Gênero',
    genders: { 0: 'Selecione', 1: 'Masculino', 2: 'Feminino', 9: 'Prefiro não dizer' },
    phone: 'Telefone',
    email: 'E-mail',
    /** Spec §5. */
    readOnly: 'Não é possível alterar número de telefone e e-mail.',
    save: 'Salvar',
    saveAgain: 'Salvar seus dados',
    noConnection: 'Você está sem conexão. Tente de novo assim que ela voltar.',
    connectionBack: (press: string) => `A conexão voltou. ${press}?`,
    again: 'Tentar de novo',
    discard: 'Descartar',
    /** Spec §8. */
    saved: 'Atualizado com sucesso!',
    /** Spec §8. */
    failed:
      'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente',
  },

  organizations: {
    title: 'Empresas',
    switch: 'Trocar de empresa',
    count: (count: number) => `${count} empresas`,
    only: 'Sua empresa',
    none: { title: 'Nenhuma empresa disponível', hint: 'Quando você participar de uma, ela aparece aqui.' },
    failed: { title: 'Carregar suas empresas', hint: 'Não conseguimos carregar agora. Toque para tentar de novo.' },
  },

  security: {
    title: 'Segurança',
    password: { title: 'Alterar senha', hint: 'Use uma senha que só você conhece' },
    federated: { title: 'Alterar senha', hint: 'Você entra com Google ou Apple: não há senha aqui' },
    devices: { title: 'Aparelhos confiáveis', hint: 'Veja onde sua conta é reconhecida' },
  },

  privacy: {
    title: 'Privacidade',
    data: { title: 'Baixar meus dados', hint: 'Um arquivo com tudo o que você vê aqui' },
    deletion: { title: 'Excluir conta', hint: 'Apaga seus dados para sempre' },
  },

  help: {
    title: 'Ajuda',
    points: { title: 'Como ganhar pontos', hint: 'Informe seu telefone no caixa a cada compra' },
    terms: 'Termos de uso',
    privacy: 'Política de privacidade',
    newTab: 'Abre em nova aba',
    contact: { title: 'Fale conosco', hint: 'Pontos que faltam, dúvidas e ideias' },
  },

  signOut: {
    title: 'Sessão',
    here: { title: 'Sair', hint: 'Só neste aparelho' },
    leaving: 'Saindo…',
    everywhere: { title: 'Sair de todos os dispositivos', hint: 'Inclusive deste' },
  },

  dialogNotLoaded: 'Não foi possível abrir. Verifique sua conexão e tente de novo.',
} as const
