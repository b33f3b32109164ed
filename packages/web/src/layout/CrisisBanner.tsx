// What everybody should know right now. Stands there without script; with it, it can be put away until it says something else.
import type { CrisisBanner as Banner } from '@husrum/domain'
import { crisisBannerDismissal, crisisBannerKey, isBannerShown, linkKind } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { useEffect, useState } from 'react'
import { useSite, useTexts } from '../page/site-context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './CrisisBanner.module.css'

const storageKey = 'husrum-banner'

const storageOf = (banner: Banner): Storage =>
  crisisBannerDismissal(banner) === 'session' ? sessionStorage : localStorage

/** Storage may be blocked or full; then the banner comes back with the next page load. */
const recallDismissal = (banner: Banner): string | undefined => {
  try {
    return storageOf(banner).getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
const rememberDismissal = (banner: Banner): void => {
  try {
    storageOf(banner).setItem(storageKey, crisisBannerKey(banner))
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
  // The server cannot know what was put away, so the first picture has the banner, and no button that does nothing.
  const [isAwake, setAwake] = useState(false)
  const [dismissedKey, setDismissedKey] = useState<string>()
  useEffect(() => {
    setAwake(true)
    setDismissedKey(recallDismissal(banner))
  }, [banner])
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
