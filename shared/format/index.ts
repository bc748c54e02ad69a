export { formatBirthDate, fromIsoDate, toIsoDate } from './birth-date.ts'
export { cleanText } from './clean-text.ts'
export {
  calendarDaysBetween,
  calendarDaysUntil,
  formatDate,
  formatMonth,
  parseApiDateTime,
  toIsoDay,
} from './date-time.ts'
export { deviceNow, learnTime, now, onTimeLearnt } from './clock.ts'
export { expiryIn, expiryOf } from './expiry.ts'
export { formatMoney } from './money.ts'
export { formatPhone, isForeignPhone, isPhone, phoneDigits, toE164 } from './phone.ts'
export { formatPoints, pointsWord } from './points.ts'
export { firstError, validateBirthdate, validatePassword, validatePasswordConfirmation } from './validation.ts'
export type { ValidationMessage } from './validation.ts'
