// The HTML document around a rendered page: head, inlined styles, the state to hydrate from, and the late script.
import type { DocumentAssets, RenderOutput } from '@husrum/contract'
import { defaultShareImage } from '@husrum/contract/pages/wire'
import type { Locale, Seo, SiteDefinition } from '@husrum/domain'
import { listedAlternates } from '../frame/update-head.ts'
import { atFirstTouch } from '../lazy/at-first-touch.ts'
import { keepPress } from '../lazy/keep-press.ts'
import type { PageModule } from '../lazy/lazy-component.tsx'
import { loadEntry } from '../lazy/load-entry.ts'
import { whenIdle } from '../lazy/when-idle.ts'
import { themeColours } from '../styles/theme-colours.ts'
import { libraryStyles } from './library-styles.ts'
import type { ReferrerPolicy } from './referrer-policy.ts'

export interface DocumentParts {
  readonly site: SiteDefinition
  readonly seo: Seo
  readonly origin: string
  /** The page's path and query. */
  readonly address: string
  readonly html: string
  readonly state: unknown
  /** The modules that the page shows: their styles are inlined, and their scripts load with the entry unless they are late. */
  readonly modules: readonly Pick<PageModule, 'module' | 'isLate'>[]
  readonly structuredData?: object
  readonly referrerPolicy: ReferrerPolicy
  readonly assets: DocumentAssets
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const jsonEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script element that contains it. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => jsonEscapes[sign] ?? sign)

const languageTag = (site: SiteDefinition): string => site.locale

const shareImage = (origin: string, id: string): string =>
  `${origin}/images/${encodeURIComponent(id)}?w=1200&h=800&q=75&fit=crop&fm=jpeg`

/** Language and country in the Open Graph format. */
const shareLocales: Readonly<Record<Locale, string>> = {
  sv: 'sv_SE',
  nb: 'nb_NO',
  fi: 'fi_FI',
  en: 'en_GB',
}

/** The page in its other languages, for search engines and link previews. */
const languageTags = ({ locale }: SiteDefinition, seo: Seo): string => {
  const alternates = listedAlternates(seo)
  const others = (Object.keys(shareLocales) as Locale[]).filter(
    (other) => other !== locale && alternates.some(({ language }) => language.startsWith(other)),
  )
  return [
    ...alternates.map(
      ({ language, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}">`,
    ),
    `<meta property="og:locale" content="${shareLocales[locale]}">`,
    ...others.map((other) => `<meta property="og:locale:alternate" content="${shareLocales[other]}">`),
  ].join('\n')
}

/** The same text for every page, so that its hash is constant. What differs is in a data element beside it. */
const loader = `(${keepPress})();(${loadEntry})(JSON.parse(document.getElementById('husrum-files').textContent),${whenIdle},${atFirstTouch})`

export type RenderedDocument = Required<Pick<RenderOutput, 'body' | 'inline'>>

export const renderDocument = ({
  site,
  seo,
  origin,
  html,
  state,
  modules,
  structuredData,
  referrerPolicy,
  assets,
}: DocumentParts): RenderedDocument => {
  const title = escapeHtml(seo.title)
  const description = escapeHtml(seo.description)
  const { css, styles } = assets.files(modules.map(({ module }) => module))
  const { scripts } = assets.files(modules.flatMap(({ module, isLate }) => (isLate ? [] : [module])))
  const { headScript } = assets
  const picture = escapeHtml(shareImage(origin, seo.shareImage ?? defaultShareImage(site.key)))
  const body = `<!doctype html>
<html lang="${languageTag(site)}" data-brand="${site.key}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrerPolicy}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours[site.key].light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours[site.key].dark}">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${seo.robots}">
<link rel="canonical" href="${escapeHtml(seo.canonical)}">
${languageTags(site, seo)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(site.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${escapeHtml(seo.canonical)}">
<meta property="og:image" content="${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="800">
<meta name="twitter:card" content="summary_large_image">
${assets.preloadFonts
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join('')}
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231f4037'/%3E%3Cpath d='M8 24V13l8-6 8 6v11h-6v-7h-4v7z' fill='%23f7f3ec'/%3E%3C/svg%3E">
${css === '' ? '' : `<style>${css}</style>`}
${headScript === undefined ? '' : `<script type="module">${headScript}</script>`}
${structuredData ? `<script type="application/ld+json">${scriptJson(structuredData)}</script>` : ''}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="husrum-state">${scriptJson(state)}</script>
<script type="application/json" id="husrum-files">${scriptJson({ entry: assets.entry, styles, scripts })}</script>
<script>${loader}</script>
</body>
</html>`
  return {
    body,
    inline: {
      scripts: [loader, ...(headScript === undefined ? [] : [headScript])],
      styles: [...(css === '' ? [] : [css]), ...libraryStyles],
    },
  }
}
