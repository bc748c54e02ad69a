/** A page 412 px wide in a browser that Playwright does not drive. An XPath names an element: each driver knows these. */
export interface DrivenPage {
  open(address: string): Promise<void>
  /** Waits for an element. */
  see(path: string): Promise<void>
  /** Waits until an element can be clicked, and clicks it. */
  click(path: string): Promise<void>
  /** Types at the end of a field's text, key by key. */
  type(path: string, text: string): Promise<void>
  /** Runs a statement in the page. */
  run(script: string): Promise<void>
  /** The errors and warnings of its console, as far as the driver tells. */
  readonly complaints: readonly string[]
}

/** Opens a browser for a visit, and closes it. */
export type Visit = (visit: (page: DrivenPage) => Promise<void>) => Promise<void>

/** In px. */
export const screen = { width: 412, height: 860 }

/** How long anything may take, on a busy machine. */
export const patienceMs = 30_000
