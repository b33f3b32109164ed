// Contains an error of a part of the page, also if its code cannot be loaded: the rest of the page remains usable.
import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  readonly renderFailure: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

export class Boundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { renderFailure, children } = this.props
    return this.state.hasFailed ? renderFailure(() => this.setState({ hasFailed: false })) : children
  }
}
