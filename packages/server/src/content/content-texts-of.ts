// The content's words for a site.
import type { Locale, SiteDefinition } from '@husrum/domain'
import type { BrandTexts, ContentTexts } from './texts/content-texts.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

const byLocale: Readonly<Record<Locale, ContentTexts>> = { sv, nb, fi, en }

export const contentTextsOf = (site: SiteDefinition): ContentTexts => byLocale[site.locale]

/** Every site has a voice; one without is a defect that the tests find. */
export const brandTextsOf = (site: SiteDefinition): BrandTexts => {
  const texts = contentTextsOf(site).brands[site.key]
  if (!texts) throw new Error(`The site ${site.key} has no texts of its own`)
  return texts
}
