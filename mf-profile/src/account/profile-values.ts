import type { Customer } from 'shared/contract'
import {
  firstError,
  fromIsoDate,
  toIsoDate,
  validateBirthdate,
  validateProfileGender,
  validateProfileName,
  cleanText,
} from 'shared/format'

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
    ['name', validateProfileName(name)],
    ['birthdate', validateBirthdate(birthdate, today)],
    ['gender', validateProfileGender(gender)],
  ])

/** Valid values as attributes of the identity provider, which are all strings. */
export const profileAttributes = ({ name, birthdate, gender }: ProfileValues, today: Date): Record<string, string> => ({
  name: cleanText(name),
  birthdate: toIsoDate(birthdate, today) ?? '',
  gender,
})
