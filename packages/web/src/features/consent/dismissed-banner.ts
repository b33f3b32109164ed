// What was put away of the banner stands in a cookie, so that the server leaves it out and nothing flashes.
import type { LoadedPage, LoadPage, PageElsewhere } from '@husrum/application'
import type { CrisisBanner } from '@husrum/domain'
import { cookies, cookieText, crisisBannerDismissal, crisisBannerKey } from '@husrum/domain'

/** @param sent as a request or a document has them: `a=1; b=2` */
export const dismissedBannerKey = (sent: string): string | undefined =>
  new RegExp(`(?:^|; ?)${cookies.banner.name}=([\\da-z]{1,7})(?:;|$)`).exec(sent)?.[1]

/** The cookie that puts a banner away, for `document.cookie`; an emergency comes back in the next session. */
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

/** Pages as the server is to render them for somebody with these cookies. */
export const withoutDismissedBanner = (loadPage: LoadPage, cookies: string): LoadPage => {
  const key = dismissedBannerKey(cookies)
  return key === undefined ? loadPage : async (...asked) => without(await loadPage(...asked), key)
}
