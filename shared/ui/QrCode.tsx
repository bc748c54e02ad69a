import { chakra } from '@chakra-ui/react'
import type { HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { QrCodeDrawing } from './qr-code-drawing.ts'

export interface QrCodeProps extends Pick<HTMLChakraProps<'div'>, 'width'> {
  /** What a scanner reads. */
  text: string
  /** What it is, in words: its accessible name. */
  label: string
}

type Drawing = QrCodeDrawing | 'drawing' | 'failed'

/**
 * A text to be scanned, black on white whatever the brand. What draws it is a file of its own, which few screens need: its place
 * is kept until then, and says so where it does not come. Show the text beside it too.
 */
export function QrCode({ text, label, ...size }: QrCodeProps) {
  const drawing = useDrawing(text)
  return (
    <Place {...size}>
      {drawing === 'failed' && <span>QR Code indisponível agora</span>}
      {typeof drawing === 'object' && (
        <svg role="img" aria-label={label} viewBox={drawing.viewBox} width="100%" height="100%" shapeRendering="crispEdges">
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </Place>
  )
}

function useDrawing(text: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>('drawing')

  useEffect(() => {
    let isShown = true
    const draw = () => {
      import(/* webpackChunkName: "qr-code" */ './qr-code-drawing.ts').then(
        ({ drawQrCode }) => isShown && setDrawing(drawQrCode(text) ?? 'failed'),
        () => isShown && setDrawing('failed'),
      )
    }
    draw()
    // Where it could not be fetched, the network may be back.
    addEventListener('online', draw)
    return () => {
      isShown = false
      removeEventListener('online', draw)
    }
  }, [text])

  return drawing
}

const Place = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'sm',
    background: 'paper',
    textStyle: 'caption',
    textAlign: 'center',
  },
})
