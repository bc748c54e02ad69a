/**
 * Where a reward's picture is: the CDN's address plus the reward's path (spec §3). The slash
 * between them keeps a hostile path, such as `@elsewhere`, on the CDN.
 */
export const rewardPictureAddress = (cdnBaseUrl: string, imagePath: string | undefined): string | undefined =>
  imagePath ? `${cdnBaseUrl}/${imagePath.replace(/^\/+/, '')}` : undefined
