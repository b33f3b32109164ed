// What everybody should know right now. Stands there without script; with it, it can be put away until it says something else.
import type { CrisisBanner as Banner } from '@husrum/domain'
import { crisisBannerKey, isBannerShown, linkKind } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { useLayoutEffect, useState } from 'react'
import { dismissalCookie, dismissedBannerKey } from '../features/consent/dismissed-banner.ts'
import { useSite, useTexts } from '../frame/site.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './CrisisBanner.module.css'

/** Cookies may be forbidden; then the banner comes back with the next page load. */
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
  // What was put away the server leaves out; without script there is no button that does nothing.
  const [isAwake, setAwake] = useState(false)
  const [dismissedKey, setDismissedKey] = useState<string>()
  // Before anything is painted, for a page that has come by a click.
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
            {text}{' '}
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
