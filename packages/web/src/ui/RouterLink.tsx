// A link that the router follows in place. A page has a hundred of them, so `LinkNavigation` subscribes to the router once for all absolute
// paths, and only a link that is relative to the page subscribes itself.
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { createContext, useCallback, useContext, useRef } from 'react'
import type { To } from 'react-router-dom'
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom'

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

export interface RouterLinkProps extends Anchor {
  readonly to: To
  readonly state?: unknown
  /** Replaces the present history entry. A link to the present address always does so. */
  readonly replace?: boolean
}

/** `href` as the link shows it: what the browser would follow by itself. */
type Follow = (href: string, options: { readonly state: unknown; readonly replace: boolean }) => void

const FollowContext = createContext<Follow | undefined>(undefined)

/** Makes the links below it navigate in place. */
export const LinkNavigation = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate()
  const location = useLocation()
  const now = useRef({ navigate, location })
  now.current = { navigate, location }
  const follow = useCallback<Follow>((href, { state, replace }) => {
    const { navigate, location } = now.current
    navigate(href, { state, replace: replace || createPath(location) === href })
  }, [])
  return <FollowContext value={follow}>{children}</FollowContext>
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const Link = ({
  href,
  state,
  replace = false,
  onClick,
  ...rest
}: Anchor & { readonly href: string; readonly state?: unknown; readonly replace?: boolean | undefined }) => {
  const follow = useContext(FollowContext)
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!follow || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    follow(href, { state, replace })
  }
  return <a {...rest} href={href} onClick={onPlainClick} />
}

const RelativeLink = ({ to, ...rest }: RouterLinkProps) => <Link {...rest} href={useHref(to)} />

export const RouterLink = ({ to, ...rest }: RouterLinkProps) =>
  typeof to === 'string' && to.startsWith('/') ? (
    <Link {...rest} href={to} />
  ) : (
    <RelativeLink to={to} {...rest} />
  )
