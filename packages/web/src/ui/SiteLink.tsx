// A link: through the router within the site, an ordinary one to anywhere else.
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { RouterLink } from './RouterLink.tsx'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: string
  /** What the page of the site that it leads to is to know. */
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
