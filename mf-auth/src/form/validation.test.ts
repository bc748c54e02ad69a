import { describe, expect, test } from 'vitest'
import * as validation from './validation.ts'

describe('the message of a field', () => {
  test.each([
    ['validateName', 'Ana', undefined, ''],
    ['validateName', '\u200b\u00a0', 'O campo nome é obrigatório.', ''],
    ['validatePhone', '', 'O campo telefone é obrigatório.', ' [9.1]'],
    ['validatePhone', '(11) 91234-567', 'O número de telefone deve ter no mínimo 11 dígitos.', ' [9.1]'],
    ['validatePhone', '(11) 91234-56789', 'O número de telefone deve ter no mínimo 11 dígitos.', ' [9.1]'],
    ['validatePhone', '+55 (11) 91234-5678', undefined, ' [9.1]'],
    ['validatePhone', '+', 'O campo telefone é obrigatório.', ''],
    ['validatePhone', '+1 202 555 0123', 'Aceitamos só números brasileiros.', ''],
    ['validatePhone', '+351 912 345 678', 'Aceitamos só números brasileiros.', ''],
    ['validateEmail', 'mailto:ana@casa.br\u00a0', undefined, ''],
    ['validateEmail', ' ', 'O campo email é obrigatório.', ''],
    ['validateEmail', 'ana@casa', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana@casa..br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana b@casa.br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana@casa.br, bia@casa.br', 'O email informado é inválido.', ''],
    ['validateEmail', 'ana+pontos@casa.com.br', undefined, ''],
    ['validateGender', '', 'O campo gênero é obrigatório.', ''],
    ['validateGender', '0', 'O campo gênero é obrigatório.', ''],
    ['validateGender', '9', undefined, ''],
  ] as const)('%s("%s"): %s%s', (...[rule, value, message]) => {
    expect(validation[rule](value)).toBe(message)
  })
})
