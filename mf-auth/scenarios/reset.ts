import { scenariosAt } from 'shared/scenarios'
import { calls, chosen, padaria, titles } from './at-auth.ts'

const explanation = 'Informe seu telefone. Enviaremos um código para você criar uma nova senha.'

export const resetScenarios = scenariosAt(
  { ...padaria, ...chosen('reset') },
  {
    redefinir: {
      name: 'Redefinir a senha',
      shows: [titles.reset, explanation, { field: 'Telefone', holds: '' }, { absent: 'Senha' }],
    },
    'redefinir-campo-vazio': {
      name: 'Redefinir a senha, sem telefone',
      steps: [{ press: 'Enviar código' }],
      shows: ['O campo telefone é obrigatório.', titles.reset],
    },
    'redefinir-codigo-enviado': {
      name: 'Redefinir a senha, código enviado',
      calls: { sms: calls.sms },
      steps: [{ fill: 'Telefone', with: '11912345678' }, { press: 'Enviar código' }],
      shows: ['Código de verificação foi enviado', titles.newPassword, '(11) 91234-5678'],
    },
    'redefinir-sem-empresa': { name: 'Redefinir, sem empresa', path: '/', org: undefined, shows: [titles.reset] },
  },
)
