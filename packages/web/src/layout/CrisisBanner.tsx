// An urgent message to all visitors. Shown without script; with script it can be dismissed until its text changes.
import type { CrisisBanner as Banner } from '@husrum/domain'
import { crisisBannerKey, isBannerShown, linkKind } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { useLayoutEffect, useState } from 'react'
import { dismissalCookie, dismissedBannerKey } from '../features/consent/dismissed-banner.ts'
import { keepCookie } from '../frame/keep-cookies.ts'
import { useSite, useTexts } from '../frame/site.tsx'
import { EmergencyNumbers } from '../ui/EmergencyNumbers.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './CrisisBanner.module.css'

/** Cookies may be blocked; then the banner returns with the next page load. */
const recallDismissal = (): string | undefined => {
  try {
    return dismissedBannerKey(document.cookie)
  } catch {
    return undefined
  }
}
const rememberDismissal = (banner: Banner): void => {
  try {
    const cookie = dismissalCookie(banner, { isSecure: location.protocol === 'https:', now: Date.now() })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not on every browser, nor on plain HTTP
    if (cookie !== undefined) document.cookie = cookie
    if (!banner.isEmergency) keepCookie('banner')
  } catch {}
}

export const CrisisBanner = ({
  banner,
  isStartPage,
}: {
  readonly banner: Banner
  readonly isStartPage: boolean
}) => {
  const { hosts } = useSite()
  const { layout } = useTexts()
  // The server leaves out a dismissed banner; without script there is no button, because it would have no effect.
  const [isAwake, setAwake] = useState(false)
  const [dismissedKey, setDismissedKey] = useState<string>()
  // Before paint, for a page that was reached by navigation.
  useLayoutEffect(() => {
    setAwake(true)
    setDismissedKey(recallDismissal())
  }, [])
  if (!isBannerShown(banner, { isStartPage, dismissedKey })) return null

  const dismiss = ({ currentTarget }: MouseEvent) => {
    const next = currentTarget.closest('section')?.nextElementSibling
    rememberDismissal(banner)
    setDismissedKey(crisisBannerKey(banner))
    next?.querySelector<HTMLElement>('a[href]')?.focus()
  }
  const { heading, text, linkUrl = '', isEmergency } = banner
  const target = linkKind(linkUrl, { hosts: Object.values(hosts) })
  return (
    <section
      className={styles.banner}
      aria-label={layout.banner.label}
      data-emergency={isEmergency || undefined}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          {heading !== '' && <p className={styles.heading}>{heading}</p>}
          <p>
            {isEmergency ? <EmergencyNumbers text={text} /> : text}{' '}
            {linkUrl !== '' && target !== 'refused' && (
              <SiteLink className={styles.link} href={linkUrl}>
                {layout.banner.readMore}
                {heading !== '' && <VisuallyHidden>: {heading}</VisuallyHidden>}
              </SiteLink>
            )}
          </p>
        </div>
        {isAwake && (
          <button
            type="button"
            className={styles.dismiss}
            onClick={dismiss}
            aria-label={layout.banner.dismiss}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
    </section>
  )
}
