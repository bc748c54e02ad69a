import { expect, testRemoteAlone } from '../../e2e/kit/index.ts'

const signIn = 'Entre na sua conta'
const signUp = 'Crie sua conta'
const reset = 'Redefina sua senha'
const confirmPhone = 'Confirme seu telefone'
const newPassword = 'Crie uma nova senha'
const attributes = 'Complete seu cadastro'
const phoneMissing = 'O campo telefone é obrigatório.'
const nameMissing = 'O campo nome é obrigatório.'
const countdown = /^Reenviar SMS\s?(1:00|0:\d\d)$/

testRemoteAlone('mf-auth', {
  texts: {
    acessar: [signIn, 'Termos de uso (abre em nova aba)'],
    'acessar-sem-empresa': [signIn],
    'acessar-marca-clara': [signIn],
    'acessar-marca-amarela': [signIn],
    'acessar-campo-vazio': [signIn, phoneMissing],
    'acessar-senha-errada': [signIn, 'Número de telefone ou Senha incorreto'],
    'inscrever-se': [signUp, /^Ao se inscrever, você aceita os termos de uso/],
    'inscrever-se-sem-empresa': [signUp],
    'inscrever-se-campo-vazio': [signUp, nameMissing],
    redefinir: [reset],
    'redefinir-sem-empresa': [reset],
    'redefinir-campo-vazio': [reset, phoneMissing],
    'telefone-em-consulta': ['Carregando'],
    'telefone-conhecido': [signIn],
    'telefone-desconhecido': [signUp, 'Não encontramos uma conta com este telefone. Crie a sua.'],
    'conta-google': [signIn, /pertence a uma conta Google/],
    'conta-apple': [signIn, /pertence a uma conta Apple/],
    'redefinir-antes': [reset, /^Seu telefone ainda não foi verificado/],
    'confirmar-cadastro-com-espera': [confirmPhone, '(41) 94444-5555', countdown],
    'confirmar-cadastro-sem-espera': [confirmPhone, '(41) 94444-5555', 'Reenviar SMS'],
    'confirmar-cadastro-reenviado': [confirmPhone, '(41) 94444-5555', 'Receber Chamada de Voz'],
    'nova-senha-com-espera': [newPassword, 'Nova senha', countdown],
    'nova-senha-sem-espera': [newPassword, 'Nova senha', 'Reenviar SMS'],
    'nova-senha-reenviado': [newPassword, 'Nova senha', 'Receber Chamada de Voz'],
    'confirmar-telefone-com-espera': [confirmPhone, 'Sair', countdown],
    'confirmar-telefone-sem-espera': [confirmPhone, 'Sair', 'Reenviar SMS'],
    'confirmar-telefone-reenviado': [confirmPhone, 'Sair', 'Receber Chamada de Voz'],
    'nova-senha-campo-vazio': [newPassword, 'O campo código de confirmação é obrigatório.'],
    'telefone-nao-verificado': [confirmPhone, '(31) 93333-4444', countdown],
    verification: [confirmPhone, '(41) 94444-5555'],
    'senha-provisoria': [newPassword, 'Confirme a nova senha'],
    'codigo-por-sms': ['Confirme que é você', /com final 0013/],
    'codigo-do-aplicativo': ['Confirme que é você', /aplicativo autenticador mostra agora/],
    'configurar-aplicativo': ['Proteja sua conta', 'Copiar chave'],
    'escolher-confirmacao': ['Confirme que é você', 'Receber por SMS'],
    'redefinicao-exigida': [reset, /^Sua senha precisa ser redefinida/],
    'completar-cadastro': [attributes, 'Telefone'],
    'completar-cadastro-inteiro': [attributes, 'Nome', 'Telefone', 'Data de nascimento', 'Gênero'],
    'completar-cadastro-campo-vazio': [attributes, nameMissing],
    'acesso-concluido': ['Você entrou na sua conta.'],
  },
  data: {
    scenario: 'Com sessão, telefone não verificado',
    change: "UPDATE organizations SET name = 'Padaria Sozinha' WHERE key = 'padaria'",
    expectData: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Confirme seu telefone' })).toBeVisible()
      await expect(page.getByText('(31) 93333-4444')).toBeVisible()
      await expect(page).toHaveTitle(/Padaria Sozinha/)
    },
  },
})
