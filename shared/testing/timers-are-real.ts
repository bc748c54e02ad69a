import { equal } from 'node:assert'
import { setTimeout } from 'node:timers'
import { beforeEach } from 'vitest'

// Files of a part share a worker: timers that one holds, and leaves, make the next wait for ever.
beforeEach(() => equal(globalThis.setTimeout, setTimeout, 'a test before this one left other timers'))
