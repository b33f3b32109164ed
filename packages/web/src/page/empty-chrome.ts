// The frame when not even navigation and footer could be had.
import type { Chrome } from '@husrum/domain'

export const emptyChrome: Chrome = {
  navigation: { main: [] },
  footer: { companyLinks: [], discoveryLinks: [], helpLinks: [], countryLinks: [] },
  popularSearches: [],
}
