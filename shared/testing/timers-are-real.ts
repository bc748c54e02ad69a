import { setTimeout } from 'node:timers'
import { beforeEach, expect } from 'vitest'

// Files of a part share a worker: timers that one holds, and leaves, make the next wait for ever.
beforeEach(() => expect(globalThis.setTimeout, 'a test before this one left other timers').toBe(setTimeout))
