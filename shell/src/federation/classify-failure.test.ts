import { expect, test } from 'vitest'
import { classifyFailure } from './classify-failure.ts'
import { notReleased } from './entry-script.ts'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each<[string, unknown, string]>([
  ['the entry left no global', new Error('Failed to get remoteEntry exports. #RUNTIME-001'), 'entry not-a-remote'],
  ['the entry has no init', new Error('The remote entry interface does not contain "init" #RUNTIME-002'), 'entry not-a-remote'],
  ['a share scope without loadShareSync', new Error('Invalid loadShareSync call #RUNTIME-005'), 'share incompatible'],
  ['a share scope without loadShare', new Error('Invalid loadShareSync call #RUNTIME-006'), 'share incompatible'],
  ['the entry was not delivered', new Error('Failed to load script resources. #RUNTIME-008'), 'entry not-delivered'],
  ['the loader refused the entry', new Error(`Failed to load script resources. #RUNTIME-008 ${notReleased}: /remotes/x.js`), 'entry not-released'],
  ['the host gives no such shared module', new Error('no shared module #RUNTIME-012'), 'share incompatible'],
  ['the remote exposes no such screen', new Error('Module "./Home" does not exist in container. #RUNTIME-014'), 'module no-such-screen'],
  ['the container threw while it was initialised', new Error('Failed to initialize container #RUNTIME-015'), 'share threw'],
  ['another version', new Error('Version 1.0.0 of shared singleton module does not satisfy the requirement of ^2.0.0'), 'share incompatible'],
  ['a chunk was not delivered', named('ChunkLoadError', 'Loading chunk 12 failed.'), 'module not-delivered'],
  ['the code threw', new TypeError('x is undefined'), 'module threw'],
  ['the code threw what is no error', 'text', 'module threw'],
  ['nothing was thrown', undefined, 'module threw'],
])('%s', (_, failure, expected) => {
  const { phase, cause } = classifyFailure(failure)
  expect(`${phase} ${cause}`).toBe(expected)
})
