// A link to the login page, which opens the dialog in place if script runs.
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SiteLink } from '../ui/SiteLink.tsx'

export const LoginLink = ({
  href,
  className,
  children,
}: {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    // The login page already shows the dialog's content.
    if (pathname === href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate({ pathname, search, hash: '#open-login' }, { replace: true, state })
  }
  return (
    <SiteLink className={className} href={href} onClick={open}>
      {children}
    </SiteLink>
  )
}
