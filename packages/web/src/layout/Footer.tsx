// The footer: where else to go, how to reach us, the sister sites.

import type { Footer as FooterLinks, PageLink } from '@husrum/domain'
import { useSite, useTexts } from '../page/site-context.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './Footer.module.css'
import { Wordmark } from './Wordmark.tsx'

interface FooterProps {
  readonly footer: FooterLinks
  readonly popularSearches: readonly PageLink[]
}

const LinkList = ({ heading, links }: { readonly heading: string; readonly links: readonly PageLink[] }) =>
  links.length === 0 ? null : (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <SiteLink className={styles.link} href={link.href}>
              {link.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )

export const Footer = ({ footer, popularSearches }: FooterProps) => {
  const site = useSite()
  const { layout } = useTexts()
  const { phone } = layout
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.lists}>
          <div className={styles.sender}>
            <Wordmark siteName={site.name} />
            <p className={styles.phone}>
              {phone.label}{' '}
              <a className={styles.number} href={phone.href}>
                {phone.number}
              </a>{' '}
              <span className={styles.hours}>{phone.hours}</span>
            </p>
          </div>
          <LinkList heading={layout.footer.discovery} links={footer.discoveryLinks} />
          <LinkList heading={layout.footer.company} links={footer.companyLinks} />
          <LinkList heading={layout.footer.help} links={footer.helpLinks} />
          <LinkList heading={layout.footer.popularSearches} links={popularSearches} />
        </div>
        <div className={styles.base}>
          <p>{layout.footer.copyright(site.name)}</p>
          <nav aria-label={layout.footer.countries}>
            <ul className={styles.sisters}>
              {footer.countryLinks.map(({ href, title, language, isCurrent }) => (
                <li key={href}>
                  <a
                    className={styles.link}
                    href={href}
                    lang={language}
                    hrefLang={language}
                    aria-current={isCurrent ? 'true' : undefined}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
