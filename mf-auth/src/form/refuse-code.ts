import { genericFailure, refuse } from '../failures.ts'

/** As {@link refuse}. A code is mostly sent while its field has the focus, so the field says what is wrong: its toast is to be seen alone. */
export const refuseCode: typeof refuse = (form, error, step, ...fields) =>
  refuse(form, error, { ...step, say: (toast) => step.say({ ...toast, silent: toast !== genericFailure }) }, ...fields)
