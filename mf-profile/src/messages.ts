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
    none: 'Nenhuma empresa disponível',
    noneHint: 'Quando você participar de uma, ela aparece aqui.',
    failed: 'Carregar suas empresas',
    failedHint: 'Não conseguimos carregar agora. Toque para tentar de novo.',
  },

  security: {
    title: 'Segurança',
    password: 'Alterar senha',
    passwordHint: 'Use uma senha que só você conhece',
    federated: 'Você entra com Google ou Apple: não há senha aqui',
    devices: 'Dispositivos lembrados',
    devicesHint: 'Veja onde sua conta é reconhecida',
  },

  privacy: {
    title: 'Privacidade',
    data: 'Baixar meus dados',
    dataHint: 'Um arquivo com tudo o que você vê aqui',
    deletion: 'Excluir conta',
    deletionHint: 'Apaga seus dados para sempre',
  },

  signOut: {
    title: 'Sair',
    here: 'Sair',
    hereHint: 'Só neste dispositivo',
    leaving: 'Saindo…',
    everywhere: 'Sair de todos os dispositivos',
    everywhereHint: 'Inclusive deste',
  },

  dialogNotLoaded: 'Não foi possível abrir. Verifique sua conexão e tente de novo.',
} as const
