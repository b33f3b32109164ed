// Contains an error of the wizard: the draft is kept, and the visitor can retry.
import type { ReactNode } from 'react'
import { Component } from 'react'
import { TechnicalTrouble } from '../../features/fault-report/TechnicalTrouble.tsx'

interface Props {
  readonly place: 'page' | 'dialog'
  readonly onClose: () => void
  readonly children: ReactNode
}

export class CaseBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { place, onClose, children } = this.props
    return this.state.hasFailed ? (
      <TechnicalTrouble
        {...(place === 'page' && { heading: 'h1' })}
        onRetry={() => this.setState({ hasFailed: false })}
        onClose={onClose}
      />
    ) : (
      children
    )
  }
}
