/** Every text of this remote. */
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
    /** Spec §8. */
    saved: 'Atualizado com sucesso!',
    /** Spec §8. */
    failed:
      'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente',
  },

  organizations: {
    switch: 'Trocar de empresa',
    current: 'Atual',
  },

  signOut: {
    here: 'Sair',
    everywhere: 'Sair de todos os dispositivos',
    confirmTitle: 'Sair de todos os dispositivos?',
    confirm: 'Você vai precisar entrar de novo em cada celular, tablet e computador. Seus pontos continuam guardados.',
    cancel: 'Cancelar',
    confirmed: 'Sair de todos',
  },
} as const
