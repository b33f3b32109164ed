// Sites: their list, features, page addresses, and the frame of a page.
export type {
  CookieAttributes,
  CookieCategory,
  CookieDefinition,
  CookieLifetime,
  CookiePurpose,
  CookieStatus,
  ListedCookie,
  WrittenCookie,
} from './cookies.ts'
export {
  cookieAttributes,
  cookieNameIn,
  cookies,
  cookieText,
  listedCookies,
  longLivedCookies,
  maxCookieBytes,
  tokenCookieName,
} from './cookies.ts'
export { displayMeasures, isMobileView, queryFreshness } from './display.ts'
export type { ApiHostKind, Environment } from './environment.ts'
export { apiHostKindOf, environments, showsDevelopmentTools } from './environment.ts'
export { sliderAreaRange } from './filter-ranges.ts'
export type { FoldoutEffect, FoldoutEvent, FoldoutState, HeaderFoldout, HeaderVisibility } from './header.ts'
export {
  headerAfterScroll,
  initialFoldouts,
  initialHeaderVisibility,
  stepFoldouts,
} from './header.ts'
export {
  homeAddressOfSuccession,
  homeAddressOn,
  homePageOn,
  premisesAddressOn,
  successionAddressOn,
} from './home-address.ts'
export type { ImageRatio, ImageSize } from './image-query.ts'
export {
  headerImageWidths,
  imageQuery,
  imageRatios,
  imageSizes,
  shareImageWidth,
} from './image-query.ts'
export type { HeaderType, Layout, LayoutFlags } from './layout.ts'
export {
  headerTypeOf,
  layoutOf,
  quickLinkCount,
} from './layout.ts'
export { resolveSite } from './resolve-site.ts'
export type { RouteOfPath } from './routes.ts'
export {
  isMyPagesPath,
  isNoindexPath,
  noindexRoutes,
  routeOfPath,
  routePath,
  samePageOn,
} from './routes.ts'
export type { CardFact, HouseAmenity, SiteShowcase } from './showcase.ts'
export type {
  AccountOrganisation,
  CountryCode,
  FilterRange,
  FilterRanges,
  Locale,
  PageRoute,
  SiteFeatures,
  SiteFormats,
  SiteRoutes,
  WireLocale,
} from './site.ts'
export { accountOrganisations, locales, organisationOf } from './site.ts'
export type { SiteDefinition, SiteKey } from './sites.ts'
export { defaultSite, siteById, siteByKey, sites } from './sites.ts'
