import * as v from 'valibot'
import { booleanLike } from './lenient.ts'

export const termsSchema = v.object({ accepted: booleanLike })
