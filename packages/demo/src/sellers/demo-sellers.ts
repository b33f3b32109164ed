// The companies of the invented company, for demonstrations in production, where homes are booked from a named seller only.
import type { Seller } from '@husrum/domain'

const invented = {
  email: 'avtal@husrum.example',
  phone: '+46 31 390 60 00',
  signatories: ['Eva Ek'],
}

export const demoSellers: readonly Seller[] = [
  {
    ...invented,
    key: 'demo-se',
    country: 'SE',
    siteIds: [1, 5, 6],
    legalName: 'Husrum Bostad AB',
    organisationNumber: '559999-9009',
    address: 'Kajgatan 1, 417 56 Göteborg',
  },
  {
    ...invented,
    key: 'demo-no',
    country: 'NO',
    siteIds: [3],
    legalName: 'Husrum Bolig AS',
    organisationNumber: '899999908',
    address: 'Bryggegata 1, 0250 Oslo',
  },
  {
    ...invented,
    key: 'demo-fi',
    country: 'FI',
    siteIds: [4],
    legalName: 'Husrum Asunnot Oy',
    organisationNumber: '0000107-0',
    address: 'Rantakatu 1, 00100 Helsinki',
  },
]
