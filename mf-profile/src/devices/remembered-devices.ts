import type { Device } from 'shared/identity'

/** The remembered devices: this one first, then the others by their last use. */
export const rememberedDevices = (devices: readonly Device[]): readonly Device[] =>
  devices
    .filter(({ isRemembered }) => isRemembered)
    .toSorted((one, other) => Number(other.isThisDevice) - Number(one.isThisDevice) || usedMs(other) - usedMs(one))

/** One whose use is not known comes last. */
const usedMs = ({ lastUsedAt }: Device) => lastUsedAt?.getTime() ?? 0
