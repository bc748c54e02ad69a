import { queryClient } from 'shared/query'
import type { ProfileValues } from './profile-values.ts'

/*
 * What was typed and not saved, so that a look at another screen does not cost it. It lies with what the page knows of the customer:
 * the end of the session empties it, and no other customer finds it.
 */

const name = 'profile-draft'
const keyOf = (sub: string) => [name, sub]

// As long as the session, though nothing follows it while another screen is shown.
queryClient.setQueryDefaults([name], { gcTime: Infinity })

export const profileDraft = {
  read: (sub: string): ProfileValues | undefined => queryClient.getQueryData(keyOf(sub)),
  keep: (sub: string, values: ProfileValues): void => void queryClient.setQueryData(keyOf(sub), values),
  forget: (sub: string): void => queryClient.removeQueries({ queryKey: keyOf(sub) }),
}
