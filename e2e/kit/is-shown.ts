import type { Locator, Page } from '@playwright/test'
import type { ScenarioSign } from 'shared/scenarios'

/** Whether a page shows a sign of a state now. */
export async function isShown(page: Page, sign: ScenarioSign): Promise<boolean> {
  const visible = (locator: Locator) => locator.filter({ visible: true }).first().isVisible()
  if (typeof sign === 'string' || sign instanceof RegExp) return visible(page.getByText(sign, { exact: true }))
  if ('absent' in sign) return !(await visible(page.getByText(sign.absent, { exact: true })))
  // The frame has links and buttons of its own.
  const screen = page.locator('main, dialog[open]')
  if ('role' in sign) return visible(screen.getByRole(sign.role, { name: sign.name, exact: true }))
  if ('busy' in sign)
    return visible(screen.getByRole('button', { name: sign.busy, exact: true }).and(page.locator('[aria-busy=true]')))
  if ('disabled' in sign)
    return visible(screen.getByRole('button', { name: sign.disabled, exact: true, disabled: true }))
  const field = page.getByLabel(sign.field, { exact: true }).and(page.locator('input, textarea, select')).first()
  if (
    !(await visible(field)) ||
    (await field.inputValue()) !== sign.holds ||
    (sign.readOnly && (await field.isEditable()))
  )
    return false
  return sign.placeholder === undefined || (await field.getAttribute('placeholder')) === sign.placeholder
}
