import { expect, test } from 'vitest'
import { rewardPictureAddress } from './RewardPicture.tsx'

test.each([
  ['/rewards/padaria/101.svg', 'https://cdn.example/rewards/padaria/101.svg'],
  ['rewards/101.svg', 'https://cdn.example/rewards/101.svg'],
  ['//evil.example/x.png', 'https://cdn.example/evil.example/x.png'],
  ['@evil.example/x.png', 'https://cdn.example/@evil.example/x.png'],
  ['', undefined],
  [undefined, undefined],
])('%j is at %j', (path, address) => expect(rewardPictureAddress('https://cdn.example', path)).toBe(address))
