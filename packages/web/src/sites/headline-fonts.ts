// Which brands set their headings in the serif: only they fetch it before it is asked for. The style sheets beside say the same.
import type { SiteKey } from '@husrum/domain'

const serifBrands: readonly SiteKey[] = ['sweden', 'sweden-english', 'senior']

/** Whether a page of the brand shows this font at once. */
export const isFontOfBrand = (font: string, brand: SiteKey): boolean =>
  !font.includes('newsreader') || serifBrands.includes(brand)
