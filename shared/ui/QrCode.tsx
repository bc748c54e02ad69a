import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { QrCodeDrawing } from './qr-code-drawing.ts'

export interface QrCodeProps extends Pick<HTMLChakraProps<'div'>, 'width'> {
  readonly text: string
  readonly label: string
}

type Drawing = QrCodeDrawing | 'drawing' | 'failed'

/** Black on white whatever the brand. Its code is a chunk; its space is reserved, and shows a failure. Show the text beside it too. */
export function QrCode({ text, label, ...size }: QrCodeProps) {
  const drawing = useDrawing(text)
  return (
    <Place {...size}>
      {drawing === 'failed' && <span>QR Code indisponível agora</span>}
      {typeof drawing === 'object' && (
        <svg
          role="img"
          aria-label={label}
          viewBox={drawing.viewBox}
          width="100%"
          height="100%"
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </Place>
  )
}

const loadDrawing = () => import(/* webpackChunkName: "qr-code" */ './qr-code-drawing.ts')

/** Fetches the code that draws, for where there may be no network later. */
export const prepareQrCode = (): void => void loadDrawing().catch(() => undefined)

function useDrawing(text: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>('drawing')

  useEffect(() => {
    let isShown = true
    const draw = () => {
      loadDrawing().then(
        ({ drawQrCode }) => isShown && setDrawing(drawQrCode(text) ?? 'failed'),
        () => isShown && setDrawing('failed'),
      )
    }
    draw()
    // If it could not be fetched, the network may be back now.
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
    // A scanner needs dark on light, whatever the customer's colours are.
    forcedColorAdjust: 'none',
    background: '#fff',
    color: '#000',
    textStyle: 'caption',
    textAlign: 'center',
  },
})
