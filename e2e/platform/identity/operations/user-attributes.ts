import { inTransaction, run } from '../../database/query.ts'
import { attributeOfAnother, contactAttributes, requireValid, requireWritable } from '../attributes.ts'
import { sendCode, takeCode } from '../codes.ts'
import { IdentityError } from '../errors.ts'
import { attributeMap, text, textList, type Input } from '../operation.ts'
import { enabledMfa, mfaOf } from '../mfa.ts'
import { ofSignedIn } from '../sessions.ts'
import { attributesOf, setAttributes } from '../users.ts'

export const GetUser = ofSignedIn((user, _, { database }) => {
  const attributes = Object.entries(attributesOf(database, user.sub))
  const mfa = mfaOf(database, user.sub)
  return {
    Username: user.username,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    // Cognito leaves out what is not set.
    ...(enabledMfa(mfa).length > 0 ? { UserMFASettingList: enabledMfa(mfa) } : {}),
    ...(mfa.preferred === null ? {} : { PreferredMfaSetting: mfa.preferred }),
  }
})

export const UpdateUserAttributes = ofSignedIn(({ sub }, input, context) => {
  const { database } = context
  const attributes = attributeMap(input, 'UserAttributes')
  requireValid(attributes)
  return inTransaction(database, () => {
    const before = attributesOf(database, sub)
    const changed = contactAttributes.filter(
      (name) => attributes[name] !== undefined && attributes[name] !== before[name],
    )
    const attribute = attributeOfAnother(database, attributes, sub)
    if (attribute) throw new IdentityError('aliasExists', { attribute })
    setAttributes(database, sub, attributes)
    setAttributes(database, sub, Object.fromEntries(changed.map((name) => [`${name}_verified`, 'false'])))
    if (changed.includes('phone_number')) return { CodeDeliveryDetailsList: [sendCode(context, sub, 'phone_number')] }
  })
})

export const DeleteUserAttributes = ofSignedIn(({ sub }, input, context) => {
  const names = textList(input, 'UserAttributeNames')
  requireWritable(names)
  inTransaction(context.database, () => {
    for (const name of names) {
      run(context.database)`DELETE FROM user_attributes
        WHERE sub = ${sub} AND name IN (${name}, ${`${name}_verified`})`
    }
  })
})

export const GetUserAttributeVerificationCode = ofSignedIn(({ sub }, input, context) => {
  requirePhone(input)
  return { CodeDeliveryDetails: sendCode(context, sub, 'phone_number') }
})

export const VerifyUserAttribute = ofSignedIn(({ sub }, input, context) => {
  requirePhone(input)
  takeCode(context, sub, 'phone_number', text(input, 'Code'))
  setAttributes(context.database, sub, { phone_number_verified: 'true' })
})

/** The product verifies no other attribute. */
function requirePhone(input: Input): void {
  if (text(input, 'AttributeName') !== 'phone_number')
    throw new IdentityError('parameterNotAllowed', { parameter: 'AttributeName' })
}
