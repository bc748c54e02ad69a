import { expect, test } from '../../e2e/kit/index.ts'

/* What is seen while one view takes the place of another. */

const ana = '11912345678'

test('a dialog’s sheet rises opaque, from the edge of a phone; only the veil behind it fades', async ({ page, customer }) => {
  await page.setViewportSize({ width: 412, height: 860 })
  await customer.openSignedIn(ana, '/padaria/rewards')
  await page.getByRole('button', { name: /Café coado/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const steps = await dialog.evaluate((sheet) => {
    const animation = sheet.getAnimations()[0] ?? sheet.animate({ opacity: [0, 0] })
    animation.pause()
    return [0, 50, 100, 150, 200].map((time) => {
      animation.currentTime = time
      const { opacity } = getComputedStyle(sheet)
      return { opacity, top: Math.round(sheet.getBoundingClientRect().top) }
    })
  })
  expect(steps.map(({ opacity }) => opacity)).toEqual(['1', '1', '1', '1', '1'])
  const tops = steps.map(({ top }) => top)
  expect(tops[0]).toBe(860)
  expect(tops).toEqual(tops.toSorted((one, other) => other - one))
})
