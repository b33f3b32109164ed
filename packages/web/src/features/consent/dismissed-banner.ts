// A dismissed banner is stored in a cookie, so that the server omits it and the page does not flicker.
import type { LoadedPage, LoadPage, PageElsewhere } from '@husrum/application'
import type { CrisisBanner } from '@husrum/domain'
import { cookies, cookieText, crisisBannerDismissal, crisisBannerKey } from '@husrum/domain'

/** @param sent as in a request or a document: `a=1; b=2` */
export const dismissedBannerKey = (sent: string): string | undefined =>
  new RegExp(`(?:^|; ?)${cookies.banner.name}=([\\da-z]{1,7})(?:;|$)`).exec(sent)?.[1]

/** Cookie that dismisses a banner, for `document.cookie`; an emergency is shown again in the next session. */
export const dismissalCookie = (
  banner: CrisisBanner,
  { isSecure, now }: { readonly isSecure: boolean; readonly now: number },
): string | undefined =>
  cookieText('banner', crisisBannerKey(banner), {
    environment: isSecure ? 'production' : 'local',
    now,
    lifetime: crisisBannerDismissal(banner) === 'session' ? { unit: 'session' } : undefined,
  })

const without = (loaded: LoadedPage | PageElsewhere, key: string): LoadedPage | PageElsewhere => {
  if (loaded.kind === 'elsewhere') return loaded
  const frame = loaded.kind === 'failed' ? loaded.chrome : loaded.page
  if (!frame?.crisisBanner || crisisBannerKey(frame.crisisBanner) !== key) return loaded
  const { crisisBanner: _, ...rest } = frame
  return { ...loaded, ...(loaded.kind === 'failed' ? { chrome: rest } : { page: rest }) } as LoadedPage
}

/** Loads pages as the server renders them for a visitor with these cookies. */
export const withoutDismissedBanner = (loadPage: LoadPage, cookies: string): LoadPage => {
  const key = dismissedBannerKey(cookies)
  return key === undefined ? loadPage : async (...asked) => without(await loadPage(...asked), key)
}
