// The footer: links, contact details, the sister sites.
import type { PageLink } from '@husrum/domain'
import { canonicalPhone } from '@husrum/domain'
import { useSite, useTexts } from '../frame/site.tsx'
import { EmailLink } from '../ui/EmailLink.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './Footer.module.css'
import { footerContactId } from './footer-contact-id.ts'
import type { FramedPage } from './framed-page.ts'
import { Wordmark } from './Wordmark.tsx'

/** Removes duplicate links: the content and the largest places may name the same. */
const once = (links: readonly PageLink[]): readonly PageLink[] =>
  links.filter(
    ({ href, title }, at) => links.findIndex((link) => link.href === href || link.title === title) === at,
  )

/** A column under its heading; on a narrow screen the heading folds it out. */
const LinkList = ({ heading, links }: { readonly heading: string; readonly links: readonly PageLink[] }) =>
  links.length === 0 ? null : (
    <div className={styles.list}>
      <h2 className={styles.heading}>{heading}</h2>
      {/* It may have been opened before the script loaded. */}
      <details className={styles.group} suppressHydrationWarning>
        <summary className={styles.opener}>{heading}</summary>
        <ul>
          {once(links).map((link) => (
            <li key={link.href}>
              <SiteLink className={styles.link} href={link.href}>
                {link.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )

/** `quiet`, in the middle of a task: contact details and legal notices, and no links away. */
export const Footer = ({
  page: { footer, contact, cookiesPageUrl, withdrawalPageUrl },
  look = 'full',
}: {
  readonly page: FramedPage
  readonly look?: 'full' | 'quiet'
}) => {
  const site = useSite()
  const { layout } = useTexts()
  const { phone, email, hours } = contact
  return (
    <footer className={styles.footer} data-look={look}>
      <div className={styles.inner}>
        <div className={styles.lists}>
          <div className={styles.sender}>
            {look === 'full' && <Wordmark site={site} />}
            <h2 id={footerContactId} className={styles.contactHeading}>
              {layout.footer.contact}
            </h2>
            {phone !== undefined && (
              <a className={styles.number} href={`tel:${canonicalPhone(phone, site.country)}`}>
                {phone}
              </a>
            )}
            {email !== '' && <EmailLink className={styles.email} email={email} />}
            {hours !== undefined && <p className={styles.hours}>{hours}</p>}
          </div>
          {look === 'full' && (
            <>
              <LinkList heading={layout.footer.company} links={footer.companyLinks} />
              <LinkList heading={layout.footer.discovery} links={footer.discoveryLinks} />
              <LinkList heading={layout.footer.help} links={footer.helpLinks} />
              <LinkList heading={layout.footer.social} links={footer.socialLinks} />
            </>
          )}
        </div>
        <div className={styles.base}>
          <p>{footer.copyright === '' ? `© ${site.name}` : footer.copyright}</p>
          {cookiesPageUrl !== undefined && (
            // With script, the consent settings open over the present page.
            <SiteLink className={styles.link} href={cookiesPageUrl} data-consent-settings="">
              {layout.footer.cookieSettings}
            </SiteLink>
          )}
          {withdrawalPageUrl !== undefined && (
            <SiteLink className={styles.link} href={withdrawalPageUrl}>
              {layout.footer.withdraw}
            </SiteLink>
          )}
          {look === 'full' && footer.countryLinks.length > 0 && (
            <nav className={styles.countries} aria-label={layout.footer.countries}>
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
          )}
        </div>
      </div>
    </footer>
  )
}
