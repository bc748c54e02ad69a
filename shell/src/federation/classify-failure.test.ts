import { expect, test } from 'vitest'
import { classifyFailure } from './classify-failure.ts'
import { LoadFailure, type LoadPhase } from './load-error.ts'

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

test.each<[string, LoadPhase, unknown, string]>([
  ['a step that knows its cause', 'entry', new LoadFailure('not-a-remote'), 'entry not-a-remote'],
  [
    'a share scope without loadShareSync',
    'module',
    new Error('Invalid loadShareSync call #RUNTIME-005'),
    'share incompatible',
  ],
  [
    'a share scope without loadShare',
    'module',
    new Error('Invalid loadShareSync call #RUNTIME-006'),
    'share incompatible',
  ],
  [
    'the host provides no such shared module',
    'module',
    new Error('no shared module #RUNTIME-012'),
    'share incompatible',
  ],
  [
    'another version',
    'module',
    new Error('Version 1.0.0 of shared singleton module does not satisfy the requirement of ^2.0.0'),
    'share incompatible',
  ],
  [
    'another version, found while the container was initialised',
    'share',
    new Error('#RUNTIME-015 … does not satisfy the requirement …'),
    'share incompatible',
  ],
  [
    'the container threw while it was initialised',
    'share',
    new Error('Failed to initialize container #RUNTIME-015'),
    'share threw',
  ],
  [
    'the remote exposes no such screen',
    'module',
    new Error('Module "./Home" does not exist in container.'),
    'module no-such-screen',
  ],
  ['a chunk was not delivered', 'module', chunkFailure, 'module not-delivered'],
  ['the runtime was not delivered', 'runtime', chunkFailure, 'runtime not-delivered'],
  ['the code threw', 'module', new TypeError('x is undefined'), 'module threw'],
  ['the code threw something that is not an Error', 'render', 'text', 'render threw'],
  ['nothing was thrown', 'module', undefined, 'module threw'],
])('%s', (_, reached, failure, expected) => {
  const { phase, cause } = classifyFailure(reached, failure)
  expect(`${phase} ${cause}`).toBe(expected)
})
