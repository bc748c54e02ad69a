import { chakra } from '@chakra-ui/react'

/** Holds the space of something that is loading. Give it exactly the final size; say elsewhere, in words, what is loading. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      width: 'full',
      height: '4',
      borderRadius: 'sm',
      background: 'line',
      backgroundImage: 'linear-gradient(100deg, transparent 30%, rgb(255 255 255 / 0.65) 50%, transparent 70%)',
      backgroundSize: '220% 100%',
      backgroundRepeat: 'no-repeat',
      animation: 'shimmer 1.6s linear infinite',
      _motionReduce: { animation: 'none', backgroundImage: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
