// The content texts of a site.
import type { Locale, SiteDefinition } from '@husrum/domain'
import type { ContentTexts } from './texts/content-texts.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

const byLocale: Readonly<Record<Locale, ContentTexts>> = { sv, nb, fi, en }

export const contentTextsOf = (site: SiteDefinition): ContentTexts => byLocale[site.locale]
