import * as v from 'valibot'
import { booleanLike } from './lenient.ts'

/** Whether the customer accepted the organisation's current terms. */
export const termsSchema = v.object({ accepted: booleanLike })
