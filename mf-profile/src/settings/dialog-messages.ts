/** The texts of the settings' dialogs, fetched with these. */
export const dialogMessages = {
  cancel: 'Cancelar',
  tryAgain: 'Tentar de novo',

  failures: {
    network: 'Não tivemos resposta. Verifique sua conexão e tente de novo.',
    'limit-exceeded': 'Foram muitas tentativas. Espere um pouco antes de tentar de novo.',
    'device-configuration': 'Sua conta não usa aparelhos confiáveis. Não há nada a fazer aqui.',
    /** Spec §8. */
    generic: 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente',
  },

  signOutEverywhere: {
    title: 'Sair de todos os dispositivos?',
    explanation:
      'Você vai precisar entrar de novo em cada celular, tablet e computador. Seus pontos continuam guardados.',
    confirm: 'Sair de todos',
    onlyHere:
      'Você saiu deste aparelho, mas os outros podem continuar conectados. Entre de novo e repita “Sair de todos os dispositivos”.',
  },

  password: {
    title: 'Alterar senha',
    present: 'Senha atual',
    next: 'Nova senha',
    nextHint: 'Pelo menos 6 caracteres',
    confirmation: 'Confirme a nova senha',
    submit: 'Salvar nova senha',
    changed: 'Senha alterada com sucesso',
    presentIsWrong: 'A senha atual está incorreta.',
    nextIsWeak: 'Escolha uma senha mais forte: misture letras maiúsculas, minúsculas, números e símbolos.',
    /** The password may have been changed, though the response was lost. */
    network:
      'Não tivemos resposta. Verifique sua conexão e tente de novo. Se a senha atual não for aceita, a nova já está valendo.',
  },

  devices: {
    title: 'Aparelhos confiáveis',
    loading: 'Carregando seus aparelhos',
    explanation: 'São os aparelhos em que sua conta é reconhecida. Remova os que você não usa mais.',
    count: (count: number) => (count === 1 ? '1 aparelho' : `${count} aparelhos`),
    thisDevice: 'Este aparelho',
    usedToday: 'Usado hoje',
    usedYesterday: 'Usado ontem',
    usedOn: (day: string) => `Usado em ${day}`,
    neverUsed: 'Sem data de uso',
    /** The browser and the system it runs on. */
    on: (browser: string, system: string) => `${browser} no ${system}`,
    forget: 'Remover',
    forgetNamed: (name: string) => `Remover ${name}`,
    forgotten: (name: string) => `${name} foi removido.`,
    showMore: 'Mostrar mais',
    notRemembered: 'Este aparelho ainda não é confiável.',
    remember: 'Confiar neste aparelho',
    remembered: 'Este aparelho agora é confiável.',
    empty: 'Nenhum aparelho confiável.',
    confirmTitle: 'Remover este aparelho?',
    confirm: (name: string) =>
      `${name} deixa de ser reconhecido. No próximo acesso, pode ser preciso confirmar que é você.`,
  },

  data: {
    title: 'Baixar meus dados',
    explanation:
      'Reunimos em um arquivo o que você vê aqui: seus dados e, de cada empresa, seus pontos, o extrato e os vouchers guardados neste aparelho.',
    privacy: 'O arquivo é feito no seu aparelho. Guarde-o em um lugar seguro.',
    start: 'Preparar arquivo',
    progress: 'Preparo do arquivo',
    organizations: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'empresa' : 'empresas'}`,
    ready: (name: string) => `Pronto. Seu arquivo é ${name}.`,
    again: 'Baixar de novo',
    done: 'Concluir',
    incomplete: 'Uma parte dos seus dados não veio:',
    downloadAnyway: 'Baixar assim mesmo',
    points: 'Pontos',
    statement: 'Extrato',
    organizationList: 'Lista de empresas',
    missing: (what: string, organization: string) => `${what}: ${organization}`,
  },

  deletion: {
    title: 'Excluir conta?',
    explanation: 'Ao excluir sua conta, você perde para sempre:',
    losses: [
      'seus pontos em todas as empresas',
      'seus vouchers, também os que ainda não usou',
      'seus dados e seu acesso a este telefone',
    ],
    dataFirst: 'Se quiser guardar seus dados, baixe-os antes.',
    next: 'Continuar',
    confirmTitle: 'Esta é a última confirmação',
    confirmExplanation: 'Depois disso, não há como desfazer.',
    /** What is typed; upper and lower case alike. */
    word: 'EXCLUIR',
    wordLabel: 'Digite EXCLUIR para confirmar',
    wordIsWrong: 'Digite a palavra EXCLUIR.',
    confirm: 'Excluir minha conta',
    deleted: 'Sua conta foi excluída.',
  },
} as const
