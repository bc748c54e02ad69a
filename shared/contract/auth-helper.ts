import * as v from 'valibot'
import { maxUserAttributes } from './bounds.ts'
import { label, maybe, orMissing, paragraph, reference, shortList } from './lenient.ts'

/** How many digits a confirmation code has, by the channel that it comes through (spec §4). */
export const codeLengths = { call: 4, sms: 5, identity: 6 }

const phoneNumber = v.pipe(v.string(), v.regex(/^\+55\d{11}$/))

const codeRequest = { phone_number: phoneNumber, isPasswordReset: v.boolean() }

const helperCode = new RegExp(`^(\\d{${codeLengths.call}}|\\d{${codeLengths.sms}})$`)

/** Requests to the authentication helper: flat JSON, distinguished by `event` (spec §7). */
export const authHelperRequestSchema = v.variant('event', [
  v.strictObject({ event: v.literal('sms'), ...codeRequest }),
  v.strictObject({ event: v.literal('call'), ...codeRequest }),
  v.strictObject({
    event: v.literal('verify'),
    hash: v.pipe(v.string(), v.nonEmpty()),
    password: v.optional(v.string()),
    code: v.pipe(v.string(), v.regex(helperCode)),
  }),
  v.strictObject({ event: v.literal('identify'), phone_number: phoneNumber }),
])
export type AuthHelperRequest = v.InferOutput<typeof authHelperRequestSchema>

/** A response is wrapped in `{ data }` or bare (readings). */
const unwrapped = v.pipe(
  v.looseObject({ data: v.optional(v.unknown()) }),
  v.transform((document) => document.data ?? document),
)

/** Response to 'sms' and 'call'. */
export const codeSentSchema = v.pipe(unwrapped, v.object({ hash: v.pipe(reference, v.nonEmpty()) }))

const identifiedUserSchema = v.object({
  UserStatus: label,
  Username: reference,
  Attributes: v.optional(shortList(v.object({ Name: label, Value: reference }), maxUserAttributes), []),
})

/** Response to 'identify'; `user` is undefined if the phone is unknown. */
export const identifiedSchema = v.pipe(unwrapped, v.object({ user: maybe(identifiedUserSchema) }))
export type IdentifiedUser = v.InferOutput<typeof identifiedUserSchema>

/** A failure of the helper: its name may be in any of three fields (readings). */
export const authHelperFailureSchema = v.object({
  name: orMissing(label),
  code: orMissing(label),
  __type: orMissing(label),
  message: orMissing(paragraph),
})
export type AuthHelperFailure = v.InferOutput<typeof authHelperFailureSchema>
