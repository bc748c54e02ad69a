import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of children that threw while rendering. */
  readonly fallback: ReactNode
  readonly onError: (error: unknown) => void
}

/** Catches what its children throw while rendering, so that the rest of the page stays. React supports this only in class components. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
