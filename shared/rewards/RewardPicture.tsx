import type { ComponentProps } from 'react'
import { siteConfig } from 'shared/session'
import { SafeImage } from 'shared/ui'

interface RewardPictureProps {
  /** As the reward has it, below the CDN's address. */
  readonly path: string | undefined
  /** Side of the square, in the scale of sizes; without it the place where it stands has the shape. */
  readonly size?: ComponentProps<typeof SafeImage>['width']
}

/** A reward's picture; its name stands beside it. */
export function RewardPicture({ path, size }: RewardPictureProps) {
  return (
    <SafeImage
      src={rewardPictureAddress(siteConfig().cdn.baseUrl, path)}
      alt=""
      width={size}
      height={size}
      borderRadius={size && 'md'}
      flexShrink="0"
      // Seen until it has loaded.
      background="line"
    />
  )
}

/** A reward's picture on the CDN (spec §3). The slash keeps a hostile path, such as `@elsewhere`, on the CDN. */
export const rewardPictureAddress = (cdnBaseUrl: string, imagePath: string | undefined): string | undefined =>
  imagePath ? `${cdnBaseUrl}/${imagePath.replace(/^\/+/, '')}` : undefined
