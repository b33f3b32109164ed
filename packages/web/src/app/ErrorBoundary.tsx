// Contains a render error, so that the surrounding page, or at least a link, remains usable.

import type { ReportClientError } from '@husrum/application'
import type { SiteContact } from '@husrum/domain'
import type { ReactNode } from 'react'
import { Component } from 'react'
import { useTexts } from '../frame/site.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { errorView } from './page-components.ts'

interface Props {
  readonly children: ReactNode
  /** A new address resets the boundary. */
  readonly at: string
  /** Absent on the server, which responds to an error itself. */
  readonly report: ReportClientError | undefined
  readonly contact?: SiteContact
}

interface State {
  readonly hasFailed: boolean
  /** Set when the server has sent it. */
  readonly reference?: string | undefined
  /** The code that shows a failure could not be loaded. */
  readonly isBare?: boolean
}

/** The focused element is gone; without this, screen reader users would lose their place. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus()
}

const BareError = () => {
  const { error } = useTexts().layout
  return (
    <>
      <h1>{error.broken.heading}</h1>
      <p>{error.broken.text}</p>
      <SiteLink href="">{error.retry}</SiteLink>
    </>
  )
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
    const { at, report } = this.props
    if (errorView.loaded()) focusHeading()
    else
      errorView
        .load()
        // The failure page could not be loaded either: show plain text.
        .then(
          () => false,
          () => true,
        )
        .then((isBare) => {
          if (this.state.hasFailed && this.props.at === at)
            this.setState({ hasFailed: true, isBare }, focusHeading)
        })
    void report?.(error).then((reference) => {
      if (this.state.hasFailed && this.props.at === at) this.setState({ hasFailed: true, reference })
    })
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.at !== this.props.at)
      this.setState({ hasFailed: false, isBare: false, reference: undefined })
  }

  override render(): ReactNode {
    const { children, contact } = this.props
    const { hasFailed, isBare, reference } = this.state
    if (!hasFailed) return children
    if (!errorView.loaded()) return isBare ? <BareError /> : null
    return (
      <errorView.Component
        cause="broken"
        {...(contact && { contact })}
        {...(reference !== undefined && { reference })}
      />
    )
  }
}
