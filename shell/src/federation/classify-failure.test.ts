import { expect, test } from 'vitest'
import { classifyFailure } from './classify-failure.ts'
import { LoadFailure, type LoadPhase } from './load-error.ts'

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

test.each<[LoadPhase, unknown, string]>([
  // A step that knows its cause.
  ['entry', new LoadFailure('not-a-remote'), 'entry not-a-remote'],
  // A share scope without `loadShareSync`, or without `loadShare`.
  ['module', new Error('Invalid loadShareSync call #RUNTIME-005'), 'share incompatible'],
  ['module', new Error('Invalid loadShareSync call #RUNTIME-006'), 'share incompatible'],
  ['module', new Error('no shared module #RUNTIME-012'), 'share incompatible'],
  ['module', new Error('Version 1.0.0 of shared singleton … does not satisfy the requirement …'), 'share incompatible'],
  // Found, or thrown, while the container was initialised.
  ['share', new Error('#RUNTIME-015 … does not satisfy the requirement …'), 'share incompatible'],
  ['share', new Error('Failed to initialize container #RUNTIME-015'), 'share threw'],
  ['module', new Error('Module "./Home" does not exist in container.'), 'module no-such-screen'],
  ['module', chunkFailure, 'module not-delivered'],
  ['runtime', chunkFailure, 'runtime not-delivered'],
  ['module', new TypeError('x is undefined'), 'module threw'],
  ['render', 'text', 'render threw'],
  ['module', undefined, 'module threw'],
])('in phase %s, %s is: %s', (reached, failure, expected) => {
  const { phase, cause } = classifyFailure(reached, failure)
  expect(`${phase} ${cause}`).toBe(expected)
})
