import type { SiteKey } from '@husrum/domain'
import type { VisitorQuery } from './visitor-queries.ts'

export const thirdQueries: Partial<Readonly<Record<SiteKey, readonly VisitorQuery[]>>> = {
  sweden: [
    { text: 'uppsagning av hyreskontrakt', finds: ['/hyresratter/', '/vanliga-fragor/'] },
    { text: 'mitt lösen funkar ej', finds: ['/glomt-losenord/', '/logga-in/'] },
    { text: 'dropar från kranen', finds: ['/felanmalan/', '/kundservice/'] },
    { text: 'vad kostar vip', finds: ['/om-vip/'] },
    {
      text: 'storleken på lånet i föreningen',
      finds: [
        '/vanliga-fragor/',
        '/blogg/fem-fragor-pa-visningen/',
        '/kundberattelser/birgitta-oberg-obacka/',
      ],
    },
    {
      text: '2:a möndal balkong',
      asks: { minRooms: 2, maxRooms: 2, outdoorArea: ['balcony'], tags: ['vastra-gotalands-lan/molndal'] },
      within: 'molndal',
    },
    {
      text: 'villor i skane under 6 mkr',
      asks: { residenceType: ['detachedHouse'], maxPrice: 6_000_000, tags: ['skane-lan'] },
    },
    {
      text: 'bjorkbacken',
      finds: [
        '/bostader/uppsala/granby/bjorkbackens-villor/*',
        '/bostader/goteborg/bjorlanda/bjorkbackens-tomter/*',
      ],
    },
    { text: 'apartment for rent', finds: ['/hyresratter/'] },
    { text: 'garantibesiktningen när', finds: ['/vanliga-fragor/', '/felanmalan/'] },
  ],
  norway: [
    {
      text: 'hvor lang er reklamasjonsfristen',
      finds: ['/sporsmal-og-svar/', '/kjope-bolig/', '/meld-feil/'],
    },
    { text: 'oppsigelse av kontrakt', finds: ['/sporsmal-og-svar/', '/kjope-bolig/'] },
    { text: 'feles kostnader', finds: ['/sporsmal-og-svar/'] },
    { text: 'ringe kundeservise', finds: ['/kundeservice/'] },
    { text: 'har dere ledige jobber', finds: ['/karriere/'] },
    {
      text: 'toroms stavanger under 4 mill',
      asks: { minRooms: 2, maxRooms: 2, maxPrice: 4_000_000, tags: ['rogaland/stavanger'] },
      within: 'stavanger',
    },
    {
      text: 'rekkehus lillestrom uteplass',
      asks: { residenceType: ['townHouse'], outdoorArea: ['patio'], tags: ['akershus/lillestrom'] },
      within: 'lillestrom',
    },
    {
      text: 'stasjonst',
      finds: ['/boliger/bergen/asane/stasjonstunet/*', '/boliger/baerum/rykkinn/stasjonshagen-rekkehus/*'],
    },
    {
      text: 'skogveien 33',
      finds: [
        '/boliger/baerum/bekkestua/furukvartalet-rekkehus/*',
        '/boliger/lillestrom/strommen/rognbakken-rekkehus/*',
      ],
    },
    { text: 'forgot password', finds: ['/glemt-passord/'] },
  ],
  finland: [
    { text: 'varaussopimuksen peruminen', finds: ['/varaus/info/', '/usein-kysyttya/', '/varaus/'] },
    { text: 'yhtiölainan lyhennys', finds: ['/usein-kysyttya/', '/tarinat/hokkaset-hiedanranta/'] },
    { text: 'hana rikki kuka korjaa', finds: ['/asiakaspalvelu/'] },
    { text: 'tietojeni poisto', finds: ['/tietosuoja/'] },
    { text: 'kesatoita rakennuksella', finds: ['/ura/'] },
    {
      text: 'kaksio kuopio alle 250 000 euroa',
      asks: { minRooms: 2, maxRooms: 2, maxPrice: 250_000, tags: ['pohjois-savo/kuopio'] },
      within: 'kuopio',
    },
    {
      text: 'rivitalo jyväskylä oma sauna',
      asks: { residenceType: ['townHouse'], outdoorArea: ['sauna'], tags: ['keski-suomi/jyvaskyla'] },
      within: 'jyvaskyla',
    },
    { text: 'hopeaport', finds: ['/asunnot/espoo/tapiola/asunto-oy-espoon-hopeaportti/*'] },
    { text: 'torikatu 5', finds: ['/asunnot/jyvaskyla/kangas/asunto-oy-jyvaskylan-mustarastas/*'] },
    { text: 'privacy policy', finds: ['/tietosuoja/'] },
  ],
  'sweden-english': [
    { text: 'how do i terminate my lease', finds: ['/en/rentals/'] },
    { text: 'is the booking binding', finds: ['/en/buying-a-home/', '/en/faq/'] },
    { text: 'bank loan for expats', finds: ['/en/faq/', '/en/buying-a-home/'] },
    { text: 'tap is leaking who do i call', finds: ['/en/customer-service/'] },
    { text: 'custumer servise', finds: ['/en/customer-service/'] },
    {
      text: '1 bedroom flat lund max 3 million',
      asks: {
        minRooms: 2,
        maxRooms: 2,
        residenceType: ['apartment'],
        maxPrice: 3_000_000,
        tags: ['skane-lan/lund'],
      },
      within: 'lund',
    },
    {
      text: 'semidetached partile',
      asks: { residenceType: ['semiDetachedHouse'], tags: ['vastra-gotalands-lan/partille'] },
      within: 'partille',
    },
    { text: 'kolonaden', finds: ['/en/homes/goteborg/kvillebacken/brf-kolonnaden/*'] },
    { text: 'koltrastvagen 10', finds: ['/en/homes/goteborg/orgryte/brf-solgarden/*'] },
    { text: 'bostadsrätt', finds: ['/en/faq/', '/en/buying-a-home/'] },
  ],
}
