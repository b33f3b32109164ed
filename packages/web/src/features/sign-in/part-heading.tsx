// The heading of a part of sign-in, one level below the page's or the dialog's own.
import type { ReactNode } from 'react'

export const PartHeading = ({
  id,
  className,
  children,
}: {
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => (
  <h2 id={id} className={className} tabIndex={-1}>
    {children}
  </h2>
)
