import { expect, onTestFinished, test, vi } from 'vitest'

test('a message that was taken away before it could be shown never appears; the next one does', async () => {
  // Another test may have loaded the code already.
  vi.resetModules()
  const toasts = await import('./Toasts.tsx')
  const show = vi.spyOn(toasts, 'show').mockReturnValue()
  onTestFinished(() => show.mockRestore())
  const { clearToasts, loadedRegion, showToast } = await import('./toasts-on-demand.ts')
  showToast({ status: 'danger', message: 'Não foi possível entrar.' })
  clearToasts()
  await expect.poll(loadedRegion).toBeDefined()
  showToast({ status: 'success', message: 'Pronto.' })
  await expect.poll(() => show.mock.calls).not.toEqual([])
  expect(show.mock.calls).toEqual([[{ status: 'success', message: 'Pronto.' }]])
})
