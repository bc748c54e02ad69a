/** The texts of the challenges' views, loaded with them: the sign-in screen carries none of it. */
export const challengeMessages = {
  submit: 'Confirmar',
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
  },
  appCode: {
    title: 'Confirme que é você',
    explanation: 'Digite o código de 6 dígitos que o seu aplicativo autenticador mostra agora.',
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
    codeHint: 'São 6 dígitos, que mudam a cada 30 segundos.',
  },
} as const
