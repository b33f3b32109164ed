// A link that the router follows in place. The router's own link also knows prefetching, fetchers and transitions, which
// nobody here uses and every visitor would download.
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { To } from 'react-router-dom'
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom'

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To
  readonly state?: unknown
  /** Takes the place of this step in the history. Following a link to where one is does so anyway. */
  readonly replace?: boolean
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

export const RouterLink = ({ to, state, replace = false, onClick, ...rest }: RouterLinkProps) => {
  const href = useHref(to)
  const target = useResolvedPath(to)
  const here = useLocation()
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(to, { state, replace: replace || createPath(here) === createPath(target) })
  }
  return <a {...rest} href={href} onClick={follow} />
}
