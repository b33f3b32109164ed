// Contains a defect in a template, so that the frame and its ways on stay.

import type { ReactNode } from 'react'
import { Component } from 'react'
import { ErrorTemplate } from '../templates/error/ErrorTemplate.tsx'

interface Props {
  readonly children: ReactNode
  /** A new address is a new chance. */
  readonly at: string
}

export class DefectBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.at !== this.props.at) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorTemplate cause="broken" /> : this.props.children
  }
}
