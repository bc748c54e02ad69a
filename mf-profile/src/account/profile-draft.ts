import { queryClient } from 'shared/query'
import type { ProfileValues } from './profile-values.ts'

/* What was typed and not saved. It is kept with the customer's data: the end of the session removes it. */

const name = 'profile-draft'
const keyOf = (sub: string) => [name, sub]

// As long as the session, though no component uses it while another screen is shown.
queryClient.setQueryDefaults([name], { gcTime: Infinity })

export const profileDraft = {
  read: (sub: string): ProfileValues | undefined => queryClient.getQueryData(keyOf(sub)),
  keep: (sub: string, values: ProfileValues): void => void queryClient.setQueryData(keyOf(sub), values),
  forget: (sub: string): void => queryClient.removeQueries({ queryKey: keyOf(sub) }),
}
