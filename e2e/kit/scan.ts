import axeCore, { type RunOnly, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe judges: the rules that WCAG and good practice ask for, or those alone that read colours. */
export const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOnly>

/**
 * Brings axe to the page, with the browser's own time: call it before a clock is installed. Half a megabyte, read once by each document: sending
 * it for each scan would take longer than all the rules.
 */
export async function bringAxe(page: Page): Promise<void> {
  // The context's scripts run in the order in which they came; a clock is one of them.
  await page.context().addInitScript({
    content: `{
      const [frame, later] = [requestAnimationFrame.bind(window), setTimeout.bind(window)]
      window.painted = () => new Promise((resolve) => frame(() => frame(() => resolve())))
      window.installAxe = () => {
        const [requestAnimationFrame, setTimeout] = [frame, later];
        ${axeCore.source}
      }
    }`,
  })
}

/** Runs in the page, after {@link bringAxe}. Waits until what changed is drawn, whatever the page's clock says. */
export const painted = (): Promise<void> => (window as unknown as { painted: () => Promise<void> }).painted()

/** What axe finds, once every colour has its final value: a text may get its colour a frame after its background. */
export async function violations(
  page: Page,
  runOnly: RunOnly,
  ignoredRules: readonly string[] = [],
): Promise<readonly string[]> {
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    rules: Object.fromEntries(ignoredRules.map((rule) => [rule, { enabled: false }])),
  }
  return page.evaluate(async (how) => {
    const drawn = (window as unknown as { painted: () => Promise<void> }).painted
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await drawn()
    while (transitions().length > 0) {
      await Promise.allSettled(transitions().map(({ finished }) => finished))
      await drawn()
    }
    const axeWindow = window as unknown as { axe: typeof axeCore; installAxe: () => void }
    // New for each scan: axe remembers colours of the scan before.
    axeWindow.installAxe()
    // With an open dialog, the page behind it does not count.
    const scope = document.querySelector('dialog[open]') ? 'dialog[open]' : document
    const found = await axeWindow.axe.run(scope, how)
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
  }, options)
}
