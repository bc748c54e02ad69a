import { AlertIcon, chakra } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Points } from './use-points.ts'

/** In the place of what expires: the total may be an old one. */
export function OutdatedLine({ asking, askAgain }: Pick<Points, 'asking' | 'askAgain'>) {
  return (
    <>
      <AlertIcon size={20} />
      <span>{messages.points.outdated}</span>
      <RetryButton type="button" aria-busy={asking} aria-disabled={asking} onClick={() => !asking && askAgain()}>
        {messages.points.retry}
      </RetryButton>
    </>
  )
}

const RetryButton = chakra('button', {
  base: {
    minHeight: 'control',
    paddingInline: '1',
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.7' },
  },
})
