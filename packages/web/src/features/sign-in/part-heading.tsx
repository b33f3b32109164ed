// The heading of a part of sign-in, one level below the page's or the dialog's own.
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** 2 below a page's heading, 3 below a dialog's. */
export const PartHeadingLevel = createContext<2 | 3>(2)

export const PartHeading = ({
  id,
  className,
  children,
}: {
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const Heading = `h${useContext(PartHeadingLevel)}` as const
  return (
    <Heading id={id} className={className} tabIndex={-1}>
      {children}
    </Heading>
  )
}
