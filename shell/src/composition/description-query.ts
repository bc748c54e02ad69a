import { queryOptions } from 'shared/query'
import { descriptionAddress, type ReleaseDescription } from './release-description.ts'

/** What the server says of a release. */
export const descriptionQuery = (release: string) =>
  queryOptions({
    queryKey: ['release', release],
    async queryFn({ signal }) {
      const response = await fetch(descriptionAddress(release), { signal })
      if (!response.ok) throw new Error(`the server answers ${response.status}`)
      // It comes from the same server as the page, so its shape is not checked.
      return (await response.json()) as ReleaseDescription
    },
  })
