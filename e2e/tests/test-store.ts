/** The release store that the browser tests serve; made once a run (`build-once.ts`), never changed by a test. */
export function testStore(): string {
  const store = process.env.TEST_STORE
  if (!store) throw new Error('build-once.ts has not run')
  return store
}
