import type { Page } from '@playwright/test'

/** A page 412 px wide, whatever drives its browser. An XPath names an element: each driver knows these. */
export interface DrivenPage {
  open(address: string): Promise<void>
  /** Waits for an element. */
  see(path: string): Promise<void>
  /** Waits until an element can be clicked, and clicks it. */
  click(path: string): Promise<void>
  /** Types in the place of a field's text. */
  type(path: string, text: string): Promise<void>
  /** Runs a function in the page. */
  run(script: (argument: string) => void, argument?: string): Promise<void>
}

/** Opens a browser for a visit, and closes it. */
export type Visit = (visit: (page: DrivenPage) => Promise<void>) => Promise<void>

/** How long anything may take, on a busy machine. */
export const patienceMs = 30_000

export function drivenByPlaywright(page: Page): DrivenPage {
  const find = (path: string) => page.locator(`xpath=${path}`).first()
  return {
    open: async (address) => void (await page.goto(address)),
    see: (path) => find(path).waitFor({ timeout: patienceMs }),
    click: (path) => find(path).click(),
    type: (path, text) => find(path).fill(text),
    run: (script, argument = '') => page.evaluate(script, argument),
  }
}
