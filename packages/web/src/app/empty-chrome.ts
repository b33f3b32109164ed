// The frame when not even navigation and footer could be had.
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
