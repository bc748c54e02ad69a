/** Attributes that a code proves, and that no two accounts may share. */
export const contactAttributes = ['phone_number', 'email'] as const
export type ContactAttribute = (typeof contactAttributes)[number]

export function isContactAttribute(name: string): name is ContactAttribute {
  return name === 'phone_number' || name === 'email'
}

/** What a six-digit code proves; an attribute's name where it verifies that attribute. */
export type CodePurpose = 'sign-up' | 'forgot-password' | ContactAttribute
