import type { Customer } from 'shared/contract'
import { cleanText, firstError, fromIsoDate, toIsoDate, validateBirthdate, type ValidationMessage } from 'shared/format'

/** The profile as the form holds it. */
export interface ProfileValues {
  readonly name: string
  /** `DD/MM/AAAA`. */
  readonly birthdate: string
  /** A gender code of spec §3, as text. */
  readonly gender: string
}

export type ProfileField = keyof ProfileValues

export const profileValuesOf = ({
  name,
  birthdate,
  gender,
}: Pick<Customer, 'name' | 'birthdate' | 'gender'>): ProfileValues => ({
  name: name ?? '',
  birthdate: fromIsoDate(birthdate ?? '') ?? '',
  gender: String(gender ?? 0),
})

export const isSameProfile = (one: ProfileValues, other: ProfileValues): boolean =>
  one.name === other.name && one.birthdate === other.birthdate && one.gender === other.gender

/** The first fault in the order of the fields; undefined when the values may be saved (spec §5). */
export const profileErrorOf = (
  { name, birthdate, gender }: ProfileValues,
  today: Date,
): { field: ProfileField; message: string } | undefined =>
  firstError<ProfileField>([
    ['name', validateName(name)],
    ['birthdate', validateBirthdate(birthdate, today)],
    ['gender', ['0', '1', '2', '9'].includes(gender) ? undefined : 'Gênero inválido'],
  ])

const nameMaximum = 100

/** Letters of any script, spaces, apostrophes and hyphens: João and D'Ávila are valid (readings, Validation). */
function validateName(name: string): ValidationMessage {
  const clean = cleanText(name)
  if (clean === '') return 'O campo nome é obrigatório.'
  const valid = clean.normalize().length <= nameMaximum && /^[\p{L}\p{M} '’-]+$/u.test(clean)
  return valid ? undefined : 'Nome inválido'
}

/** Valid values as attributes of the identity provider, which are all strings. */
export const profileAttributes = ({ name, birthdate, gender }: ProfileValues, today: Date): Record<string, string> => ({
  name: cleanText(name),
  birthdate: toIsoDate(birthdate, today) ?? '',
  gender,
})
