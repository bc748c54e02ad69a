import { expect, test } from 'vitest'
import { profileAttributes, profileErrorOf, profileValuesOf, type ProfileField } from './profile-values.ts'

const today = new Date('2026-11-21T12:00:00-03:00')
const valid = { name: 'Ana Souza', birthdate: '23/04/1990', gender: '2' }

test.each([
  ['Ana', '1990-04-23', 2, { name: 'Ana', birthdate: '23/04/1990', gender: '2' }],
  [undefined, undefined, undefined, { name: '', birthdate: '', gender: '0' }],
  ['Ana', 'ontem', 9, { name: 'Ana', birthdate: '', gender: '9' }],
] as const)('%s, %s and %s fill the form', (name, birthdate, gender, values) => {
  expect(profileValuesOf({ name, birthdate, gender })).toEqual(values)
})

test.each<[Partial<typeof valid>, ProfileField | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ name: "João D'Ávila-Üçar" }, undefined, undefined],
  [{ name: 'Ana\u00a0Souza\u2011Lima\u200b' }, undefined, undefined],
  [{ name: 'Joa\u0303o' }, undefined, undefined],
  [{ name: '   ' }, 'name', 'O campo nome é obrigatório.'],
  [{ gender: '0' }, undefined, undefined],
  [{ gender: '9' }, undefined, undefined],
  [{ name: '<b>Ana</b>' }, 'name', 'Nome inválido'],
  [{ name: 'a'.repeat(101) }, 'name', 'Nome inválido'],
  [{ name: 'a'.repeat(100) }, undefined, undefined],
  [{ birthdate: '22/11/2026' }, 'birthdate', 'A data informada não segue o padrão DD/MM/AAAA'],
  [{ birthdate: '' }, 'birthdate', 'O campo data de nascimento é obrigatório.'],
  [{ gender: '3' }, 'gender', 'Gênero inválido'],
  [{ name: '1', birthdate: '1', gender: '3' }, 'name', 'Nome inválido'],
  [{ birthdate: '1', gender: '3' }, 'birthdate', 'A data informada não segue o padrão DD/MM/AAAA'],
])('%j', (changes, field, message) => {
  expect(profileErrorOf({ ...valid, ...changes }, today)).toEqual(field && { field, message })
})

test('valid values are saved as the identity provider wants them', () => {
  expect(profileAttributes({ ...valid, name: ' \u200bAna\u00a0Souza ' }, today)).toEqual({
    name: 'Ana Souza',
    birthdate: '1990-04-23',
    gender: '2',
  })
})
