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
      outline: '1px solid transparent',
      backgroundImage: 'linear-gradient(100deg, transparent 30%, {colors.shine} 50%, transparent 70%)',
      backgroundSize: '220% 100%',
      backgroundRepeat: 'no-repeat',
      animation: 'shimmer 1.6s linear infinite',
      _motionReduce: { animation: 'none', backgroundImage: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
