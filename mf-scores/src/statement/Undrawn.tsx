import type { KeptHeights } from 'shared/ui'
import { heightOfPages } from './page-heights.ts'
import type { StatementPage } from './to-statement.ts'

interface UndrawnProps {
  readonly pages: readonly StatementPage[]
  readonly heights: KeptHeights
}

/**
 * The room of pages that are not drawn. It stands inside what is drawn later: an element that changed its own height, or left, could
 * not be what the browser holds still while heights above it become known.
 */
export const Undrawn = ({ pages, heights }: UndrawnProps) => <div className="undrawn" style={{ height: heightOfPages(pages, heights) }} />
