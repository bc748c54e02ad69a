import { equal } from 'node:assert'
import { setTimeout } from 'node:timers'
import { beforeEach } from 'vitest'

// The test files of a part share a worker. Fake timers that one leaves behind would make the next wait for ever.
beforeEach(() => equal(globalThis.setTimeout, setTimeout, 'an earlier test left fake timers behind'))
