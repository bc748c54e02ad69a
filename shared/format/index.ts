export { formatBirthDate, fromIsoDate, toIsoDate } from './birth-date.ts'
export { cleanText } from './clean-text.ts'
export { calendarDaysBetween, calendarDaysUntil, formatDate, parseApiDateTime, toIsoDay } from './date-time.ts'
export { deviceNow, learnTime, now, onTimeLearnt } from './clock.ts'
export { formatMoney } from './money.ts'
export { formatPhone, toE164 } from './phone.ts'
export {
  codeDigits,
  firstError,
  validateBirthdate,
  validateCode,
  validateEmail,
  validateGender,
  validateName,
  validatePassword,
  validatePasswordConfirmation,
  validatePhone,
  validateProfileGender,
  validateProfileName,
} from './validation.ts'
export type { ValidationMessage } from './validation.ts'
