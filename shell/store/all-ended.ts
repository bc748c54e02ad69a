/** All values, once all have come. A failure waits for the others too: a process that ends before leaves half-written drafts behind. */
export async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<readonly Value[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
