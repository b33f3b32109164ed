// Heading of a part of sign-in, one level below that of the page or dialog.
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
