import type { Release } from 'shared/federation'
import { abortAfter } from 'shared/tasks'
import { overrideAddress, overrideHeader, type OverrideAnswer } from '../../contract/override-answer.ts'
import { overrideMessages as texts, refusals } from './override-messages.ts'
import { showBanner } from './OverrideBanner.tsx'
import { showRefusal } from './OverrideRefused.tsx'
import { forgetOverride, rememberOverride, overrideParameter, type TakenOverride } from './take-override.ts'

const answerTimeoutMs = 15_000

/**
 * The release that this tab shows for an override (docs/decisions/0045), once its banner is there. If the server refuses it, a page says
 * why, and this never settles: whoever asked for another version must not take the released one for it.
 * @param served the release that the page was opened with
 */
export async function loadOverride(served: Release, { token, isAsked }: TakenOverride): Promise<Release> {
  if (!isAsked) {
    // The page preloads files of the released site. This tab may use none of them, and the browser would warn about that.
    askForOverride()
    return new Promise(() => undefined)
  }
  rememberOverride(token)
  const answer = await ask(served.id, token)
  if (answer?.ok) {
    const release = { ...answer.release, ...(served.arm && { arm: served.arm }) }
    showBanner(release, leave)
    return release
  }
  if (answer) {
    forgetOverride()
    showRefusal({ title: texts.refusedTitle, explanation: refusals[answer.refusal], onLeave: leave })
  } else {
    showRefusal({
      title: texts.unreachableTitle,
      explanation: texts.unreachable,
      onLeave: leave,
      onRetry: () => location.reload(),
    })
  }
  return new Promise(() => undefined)
}

/** undefined without a response of the server. */
async function ask(release: string, token: string): Promise<OverrideAnswer | undefined> {
  try {
    const request = (signal: AbortSignal) =>
      fetch(overrideAddress(release), { headers: { [overrideHeader]: token }, cache: 'no-store', signal })
    const response = await abortAfter(answerTimeoutMs, request)
    // It comes from the same server as the page, so its shape is not checked.
    return response.ok || response.status === 403 ? ((await response.json()) as OverrideAnswer) : undefined
  } catch {
    return undefined
  }
}

/** Opens the page again, by an address that asks for the override that this tab keeps. */
function askForOverride(): void {
  const address = new URL(location.href)
  address.searchParams.set(overrideParameter, '')
  location.replace(address)
}

function leave(): void {
  forgetOverride()
  location.reload()
}
