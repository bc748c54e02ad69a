import type { Fault } from './fault.ts'

/** Faults in different files, which can be in the sources at the same time. */
export function batchesOf(faults: readonly Fault[]): readonly (readonly Fault[])[] {
  const batches: Fault[][] = []
  for (const fault of faults) {
    const batch = batches.find((others) => others.every(({ file }) => file !== fault.file))
    if (batch) batch.push(fault)
    else batches.push([fault])
  }
  return batches
}
