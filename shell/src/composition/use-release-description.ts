import { useEffect, useState } from 'react'
import { descriptionAddress, type ReleaseDescription } from './release-description.ts'

/** What the server says of the page's release: `undefined` while it is asked. */
export function useReleaseDescription(release: string): { readonly description: ReleaseDescription | 'failed' | undefined; readonly retry: () => void } {
  const [question, setQuestion] = useState(() => ask(release))
  const [description, setDescription] = useState<ReleaseDescription | 'failed'>()

  useEffect(() => {
    let isLeft = false
    void question.then((answer) => !isLeft && setDescription(answer))
    return () => {
      isLeft = true
    }
  }, [question])

  const retry = () => {
    setDescription(undefined)
    setQuestion(ask(release))
  }
  return { description, retry }
}

/** The answer comes from the same server as the page, so its shape is not checked. */
async function ask(release: string): Promise<ReleaseDescription | 'failed'> {
  try {
    const response = await fetch(descriptionAddress(release))
    return response.ok ? ((await response.json()) as ReleaseDescription) : 'failed'
  } catch {
    return 'failed'
  }
}
