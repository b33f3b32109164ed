// The frame for when the navigation and footer cannot be loaded.
import type { Chrome } from '@husrum/domain'

export const emptyChrome: Chrome = {
  navigation: { main: [], corporate: [], career: [], quickLinks: [] },
  footer: {
    companyLinks: [],
    discoveryLinks: [],
    helpLinks: [],
    socialLinks: [],
    countryLinks: [],
    copyright: '',
  },
  popularSearches: [],
  contact: { email: '' },
}
