// Notices on top of a page: the crisis banner, the redirect message, the jubilee.
import type { QueryEntries } from '../search/search-address.ts'
import type { SiteDefinition } from '../sites/sites.ts'

/** The banner that editors set in a crisis (PLAT-33). */
export interface CrisisBanner {
  readonly bannerEnabled: boolean
  /** Shown on all pages; otherwise only on the start page. */
  readonly isGlobal: boolean
  readonly isEmergency: boolean
  readonly heading: string
  readonly text: string
  /** Link for more information; not yet checked, so see `linkKind`. */
  readonly linkUrl?: string
}

/** A short hash of a banner's text: a new text is a new banner. Not a secret, and not meant to be one. */
export const crisisBannerKey = ({ heading, text, linkUrl = '' }: CrisisBanner): string => {
  // FNV-1a over code points.
  let sum = 0x811c9dc5
  for (const part of [heading, text, linkUrl])
    for (const character of `${part}\n`) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** How long a dismissal is stored: an emergency comes back in the next session. */
export const crisisBannerDismissal = ({ isEmergency }: CrisisBanner): 'session' | 'lasting' =>
  isEmergency ? 'session' : 'lasting'

/** Whether a banner is shown: enabled, not empty, on the right page, and not dismissed with its current text. */
export const isBannerShown = (
  banner: CrisisBanner,
  {
    isStartPage,
    dismissedKey,
  }: { readonly isStartPage: boolean; readonly dismissedKey?: string | undefined },
): boolean =>
  banner.bannerEnabled &&
  (banner.isGlobal || isStartPage) &&
  `${banner.heading}${banner.text}`.trim() !== '' &&
  dismissedKey !== crisisBannerKey(banner)

/** Whether to show the message about a redirect from the Swedish site: once the consent prompt is answered (PLAT-34). */
export const showsRedirectMessage = (query: QueryEntries, isConsentAnswered: boolean): boolean =>
  isConsentAnswered && [...query].some(([name, value]) => name === 'redirectedFrom' && value === 'sv')

/**
 * Whether the start page has the jubilee style: in the year 2025, on the main brand (PLAT-35).
 *
 * @param today yyyy-MM-dd
 */
export const isJubilee = (
  site: SiteDefinition,
  { today, isStartPage }: { readonly today: string; readonly isStartPage: boolean },
): boolean => site.key === 'sweden' && isStartPage && today.startsWith('2025-')
