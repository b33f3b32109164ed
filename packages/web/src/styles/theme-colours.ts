// The theme colour for the browser's toolbar: each brand's header, light and dark. A document's head cannot read the tokens
// (styles/tokens.css, sites/*/brand.css), so the values are repeated here; a test compares them.
import type { SiteKey } from '@husrum/domain'

export interface ThemeColours {
  readonly light: string
  readonly dark: string
}

const husrum: ThemeColours = { light: '#fbf9f4', dark: '#121614' }

export const themeColours: Readonly<Record<SiteKey, ThemeColours>> = {
  sweden: husrum,
  'sweden-english': husrum,
  norway: { light: '#f6f9f9', dark: '#0e1518' },
  finland: { light: '#fff', dark: '#0f131b' },
  senior: { light: '#fdf8f5', dark: '#191316' },
  cooperative: { light: '#eceedb', dark: '#25281a' },
  contractor: { light: '#1b1f23', dark: '#0b0d0f' },
}
