// A link: through the router within the site, an ordinary one to other addresses.
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { RouterLink } from './RouterLink.tsx'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
  /** Router state for the target page. */
  readonly state?: unknown
  readonly children: ReactNode
}

/** `/x`, `./x` and `?x` stay within the site; `https:`, `tel:`, `//host`, files and `#x` do not. */
const isWithinSite = (href: string): boolean =>
  /^(?:\/(?!\/)|\.\/|\?)/.test(href) && !/\.[a-z0-9]{2,5}$/i.test(href)

export const SiteLink = ({ href, state, children, ...rest }: SiteLinkProps) =>
  isWithinSite(href) ? (
    <RouterLink to={href} state={state} {...rest}>
      {children}
    </RouterLink>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
