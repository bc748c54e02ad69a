import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { within } from './limits.ts'
import { StoreFailure } from './problems.ts'

test('what came within its limit is not kept until then: a server reads gigabytes in that time', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const readOne = async () =>
    new WeakRef(await within(60_000, new StoreFailure('too late'), () => Promise.resolve(Buffer.alloc(10))))
  const read = await readOne()
  await expect.poll(() => (collect(), read.deref() === undefined)).toBe(true)
})
