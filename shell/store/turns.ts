/** Begins at most so many of the given works at once, the others in their order. */
export function turns(atOnce: number) {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
