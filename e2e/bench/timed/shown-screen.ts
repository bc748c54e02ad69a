import { Audit, Gatherer } from 'lighthouse'
import type * as LH from 'lighthouse'
import type { Seen } from '../browser/screens.ts'

/*
 * Whether Lighthouse measured the intended page: an error page, or a screen that never came, would be
 * fast. It is read after the recording, so it affects no figure. Lighthouse keeps what is gathered only
 * if an audit asks for it.
 */
const auditId = 'shown-screen'
/** What the page shows instead of its screen; empty if the screen is there. The cast: Lighthouse's types know only its own artifacts. */
const artifactId = 'ShownInstead' as keyof LH.Artifacts

class ShownInsteadGatherer extends Gatherer {
  override meta: Gatherer['meta'] = { supportedModes: ['navigation'] }
  readonly #seen: Seen

  constructor(seen: Seen) {
    super()
    this.#seen = seen
  }

  override getArtifact({ driver }: Parameters<Gatherer['getArtifact']>[0]): Promise<string> {
    const { role, text } = this.#seen
    return driver.executionContext.evaluate(
      (selector: string, pattern: string) => {
        const expected = new RegExp(pattern)
        const isThere = [...document.querySelectorAll(selector)].some(({ textContent }) =>
          expected.test(textContent?.trim() ?? ''),
        )
        return isThere ? '' : document.body.innerText.slice(0, 300) || 'nothing'
      },
      { args: [`[role=${role}]`, text.source], useIsolation: true },
    )
  }
}

class ShownScreenAudit extends Audit {
  static override get meta(): (typeof Audit)['meta'] {
    const title = 'The screen that was meant is there'
    return { id: auditId, title, failureTitle: title, description: title, requiredArtifacts: [artifactId] }
  }

  static override audit(artifacts: LH.Artifacts): ReturnType<(typeof Audit)['audit']> {
    const instead: unknown = artifacts[artifactId]
    return instead === '' ? { score: 1 } : { score: 0, explanation: JSON.stringify(instead) }
  }
}

/** Lighthouse's performance figures, and our audit of the screen that the page shows. */
export const configWithScreen = (seen: Seen): LH.Config => ({
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['performance'], onlyAudits: [auditId] },
  artifacts: [{ id: artifactId, gatherer: { instance: new ShownInsteadGatherer(seen) } }],
  audits: [ShownScreenAudit],
})

/** @throws an error that says what the page shows instead of its screen */
export function expectScreen({ audits, finalDisplayedUrl }: LH.Result): void {
  const shown = audits[auditId]
  if (shown?.score === 1) return
  const story = shown?.explanation ?? shown?.errorMessage ?? 'what, Lighthouse does not tell'
  throw new Error(`${finalDisplayedUrl} does not show its screen, but: ${story}`)
}
