/** The texts of the steps after the tabs and of a dialog that few see, loaded with their views: the sign-in page carries none of them. */
export const laterMessages = {
  confirm: 'Confirmar',
  fields: { newPassword: 'Nova senha', code: 'Código de confirmação' },
  code: {
    byPhone: '4 a 6 números, por SMS ou ligação.',
    ofSix: '6 números.',
    lastConfirms: 'Ao digitar o último, confirmamos.',
  },
  verify: {
    title: { 'sign-up': 'Confirme seu telefone', phone: 'Confirme seu telefone', reset: 'Crie uma nova senha' },
    enterCodeOf: 'Digite o código recebido em',
    noCode: 'Não recebeu o código?',
    correctPhone: 'Corrigir telefone',
    resend: 'Reenviar SMS',
    voiceCall: 'Receber Chamada de Voz',
    availableIn: (seconds: number) => `Disponível em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
    sentAgain: { sms: 'Código de verificação reenviado', call: 'Chamada de voz solicitada' },
    phoneStillUnverified:
      'O código foi aceito, mas seu telefone ainda não consta como verificado. Peça outro código e tente de novo.',
    accountVerified: 'Conta verificada com sucesso',
    passwordReset: 'Senha redefinida com sucesso',
  },
  attributes: {
    title: 'Complete seu cadastro',
    explanation: 'Faltam estes dados para você usar seus pontos.',
    submit: 'Salvar',
  },
  challengeExpired: 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.',
  newPassword: {
    title: 'Crie uma nova senha',
    explanation: 'A senha que você usou é provisória. Escolha a sua para entrar.',
    confirmation: 'Confirme a nova senha',
  },
  smsCode: {
    title: 'Confirme que é você',
    sentTo: (lastDigits: string | undefined) =>
      lastDigits
        ? `Digite o código que enviamos por SMS para o telefone com final ${lastDigits}.`
        : 'Digite o código que enviamos por SMS para o seu telefone.',
    noCode: 'Não recebeu o código? Volte e acesse de novo para receber outro.',
    expired: 'Este código expirou. Volte e acesse de novo para receber outro.',
  },
  appCode: {
    title: 'Confirme que é você',
    explanation: 'Digite o código de 6 números que o seu aplicativo autenticador mostra agora.',
    used: 'Este código já foi usado. Em instantes, o aplicativo mostra outro.',
  },
  factorChoice: {
    title: 'Confirme que é você',
    explanation: 'Escolha como receber o código de confirmação desta vez.',
    factors: { sms: 'Receber por SMS', totp: 'Usar o aplicativo autenticador' },
  },
  appSetup: {
    title: 'Proteja sua conta',
    explanation: 'Sua conta pede também um código de um aplicativo autenticador, como o Google Authenticator.',
    addAccount: 'Adicione esta conta ao aplicativo',
    openApp: 'Abrir no aplicativo',
    qrCode: 'QR Code da conta para o aplicativo autenticador',
    orScan: 'Se ele estiver em outro aparelho, aponte a câmera dele para este código.',
    orCopy: 'Ou informe esta chave:',
    copySecret: 'Copiar chave',
    copied: 'Chave copiada',
    copyFailed: 'Não foi possível copiar. Selecione a chave e copie.',
    enterCode: 'Digite o código que ele mostra',
    codeHint: 'O aplicativo mostra outro a cada 30 segundos.',
  },
  openInBrowser: {
    title: 'Abra este endereço no navegador',
    explanation:
      'O Google não aceita o acesso por dentro deste aplicativo. Continue no navegador do seu aparelho, ou acesse aqui com telefone e senha.',
    address: 'Endereço',
    open: 'Abrir no navegador',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    copyFailed: 'Não foi possível copiar. Selecione o endereço e copie.',
  },
} as const
