/** A test, or what only tests of its package use. */
const ofTests = /\.test\.tsx?$|^[^/]+\/tests\//
/** Read by people and by `e2e/repository`. */
const words = /\.md$|^(?:LICENSE|bench\.json)$/
/** What every package's check stands on, without a dependency that pnpm could know: root files, and what browser tests run in. */
const ground = /^(?:[^/]+$|shell\/|e2e\/[^/]+$|e2e\/(?:browser|check|kit|platform|qa|site)\/)/

/** pnpm's filters for changed files: their packages, and those that depend on them. Its own `[since]` misses what git does not know yet. */
export function filtersFor(files: readonly string[]): readonly string[] {
  const code = files.filter((file) => !words.test(file))
  if (code.some((file) => ground.test(file) && !ofTests.test(file))) return ['*']
  return [...new Set(code.map((file) => `${ofTests.test(file) ? '' : '...'}{./${file.split('/')[0]}}`))]
}
