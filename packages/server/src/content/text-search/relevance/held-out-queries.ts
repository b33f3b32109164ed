// Held-out queries of the same kinds as the tuning queries: they measure what visitors meet whose queries were never seen.
// Do not adjust the search to a single one of them.
import type { SiteKey } from '@husrum/domain'
import type { VisitorQuery } from './visitor-queries.ts'

export const heldOutQueries: Partial<Readonly<Record<SiteKey, readonly VisitorQuery[]>>> = {
  sweden: [
    { text: 'trasig diskmaskin', finds: ['/felanmalan/', '/kundservice/'] },
    {
      text: 'villa med uteplats uppsala',
      asks: { residenceType: ['detachedHouse'], outdoorArea: ['patio'], tags: ['uppsala-lan/uppsala'] },
      within: 'uppsala',
    },
    { text: 'när får jag nycklarna', finds: ['/vanliga-fragor/', '/kopa-bostad/'] },
    { text: 'customer service', finds: ['/kundservice/'] },
    {
      text: 'delårs rapport',
      finds: ['/om-oss/press/delarsrapport-januari-september-2026/', '/rapporter/', '/om-oss/investerare/'],
    },
    { text: 'vem är vd', finds: ['/om-oss/', '/om-oss/press/delarsrapport-januari-september-2026/'] },
    { text: 'smedjegatan 6', finds: ['/bostader/goteborg/majorna/brf-kartografen/*'] },
    { text: 'ingår parkeringsplats', finds: ['/nya-bostader/vastra-gotalands-lan/goteborg/'] },
    { text: 'kafélokal att hyra', finds: ['/lokaler/*'] },
    { text: 'jour vatten läcker', finds: ['/felanmalan/'] },
    {
      text: 'apartments malmö',
      asks: { residenceType: ['apartment'], tags: ['skane-lan/malmo'] },
      within: 'malmo',
    },
    { text: 'glomt losenord', finds: ['/glomt-losenord/'] },
    { text: 'andrahandsuthyrning', finds: ['/hyresratter/'] },
    { text: 'brf natts', finds: ['/bostader/uppsala/granby/brf-nattskarran/*'] },
    { text: 'får man ha katt', finds: ['/hyresratter/'] },
  ],
  norway: [
    { text: 'egen kapital krav', finds: ['/sporsmal-og-svar/'] },
    { text: 'apartment oslo', asks: { residenceType: ['apartment'], tags: ['oslo/oslo'] }, within: 'oslo' },
    { text: 'drammn', finds: ['/finn-din-bolig/buskerud/drammen/'] },
    {
      text: 'leiligheter tromso',
      asks: { residenceType: ['apartment'], tags: ['troms/tromso'] },
      within: 'tromso',
    },
    { text: 'jeg vil avbestille', finds: ['/sporsmal-og-svar/'] },
    {
      text: '3 roms bergen balkong',
      asks: { minRooms: 3, maxRooms: 3, tags: ['vestland/bergen'], outdoorArea: ['balcony'] },
      within: 'bergen',
    },
    {
      text: 'fire roms rekkehus baerum',
      asks: { minRooms: 4, maxRooms: 4, residenceType: ['townHouse'], tags: ['akershus/baerum'] },
      within: 'baerum',
    },
    { text: 'bud runde', finds: ['/sporsmal-og-svar/'] },
    { text: 'vevergata', finds: ['/boliger/oslo/nydalen/veveriet/*'] },
    { text: 'contact', finds: ['/kundeservice/'] },
    { text: 'lerkparken', finds: ['/boliger/tromso/kroken/lerkeparken/*'] },
    { text: 'befaring før overtagelse', finds: ['/kjope-bolig/', '/sporsmal-og-svar/'] },
    {
      text: 'når får jeg nøkkelen',
      finds: ['/kjope-bolig/', '/sporsmal-og-svar/', '/om-oss/presse/410-boliger-overtatt-i-2025/'],
    },
    { text: 'vaktmestr', finds: ['/meld-feil/', '/sporsmal-og-svar/'] },
    { text: 'vip medlemskap pris', finds: ['/kjope-av-jm/om-vip/'] },
  ],
  finland: [
    {
      text: 'kaksio jyvaskyla sauna',
      asks: { minRooms: 2, maxRooms: 2, tags: ['keski-suomi/jyvaskyla'], outdoorArea: ['sauna'] },
      within: 'jyvaskyla',
    },
    { text: 'vastikkeen nousu', finds: ['/usein-kysyttya/', '/kampanja/hoitovastike/'] },
    { text: 'henkilotietojen poistaminen', finds: ['/tietosuoja/'] },
    { text: 'luotsikatu 19', finds: ['/asunnot/espoo/finnoo/asunto-oy-espoon-kuikka/*'] },
    { text: 'kesätöihin', finds: ['/ura/'] },
    { text: 'varainsiirtovero prosentti', finds: ['/usein-kysyttya/', '/asunnon-ostaminen/'] },
    {
      text: 'vuosi tarkastus',
      finds: [
        '/usein-kysyttya/',
        '/asunnon-ostaminen/',
        '/tietoa-meista/uutishuone/vuositarkastusten-tulokset-2025/',
      ],
    },
    { text: 'unohdin salasanan', finds: ['/unohtuiko-salasana/'] },
    {
      text: 'kolmio turussa parvekkeella',
      asks: { minRooms: 3, maxRooms: 3, tags: ['varsinais-suomi/turku'], outdoorArea: ['balcony'] },
      within: 'turku',
    },
    { text: 'kirsikakulma', finds: ['/asunnot/oulu/linnanmaa/asunto-oy-oulun-kirsikkakulma/*'] },
    { text: 'valittaa laadusta', finds: ['/asiakaspalvelu/'] },
    { text: 'mustarast', finds: ['/asunnot/jyvaskyla/kangas/asunto-oy-jyvaskylan-mustarastas/*'] },
    { text: 'keitiön valinta', finds: ['/usein-kysyttya/', '/asunnon-ostaminen/'] },
    { text: 'liike tila kuopio', finds: ['/liiketilat/*'] },
    { text: 'haluan irtisanoutua varauksesta', finds: ['/usein-kysyttya/', '/varaus/info/'] },
  ],
  'sweden-english': [
    { text: 'shop to let', finds: ['/en/premises/*'] },
    {
      text: 'terraced houses in taby',
      asks: { residenceType: ['townHouse'], tags: ['stockholms-lan/taby'] },
      within: 'taby',
    },
    { text: 'morgage for foreigners', finds: ['/en/faq/'] },
    { text: 'annual report', finds: ['/en/about-us/investors/'] },
    { text: 'email me about new homes', finds: ['/en/home-alert/'] },
    { text: 'site manger', finds: ['/en/careers/vacancies/', '/en/careers/'] },
    {
      text: 'cheap apartment under 2 million uppsala',
      asks: { residenceType: ['apartment'], maxPrice: 2_000_000, tags: ['uppsala-lan/uppsala'] },
      within: 'uppsala',
    },
    { text: 'home insurence', finds: ['/en/rentals/', '/en/faq/'] },
    { text: 'stampduty', finds: ['/en/faq/'] },
    {
      text: 'personnummer',
      finds: ['/en/faq/', '/en/buying-a-home/', '/en/customer-service/', '/en/privacy/'],
    },
    {
      text: 'malmoe flats',
      asks: { residenceType: ['apartment'], tags: ['skane-lan/malmo'] },
      within: 'malmo',
    },
    { text: 'when will i get my keys', finds: ['/en/buying-a-home/', '/en/faq/'] },
    { text: 'brf brygger', finds: ['/en/homes/goteborg/kvillebacken/brf-bryggeriet/*'] },
    { text: 'i want to cancel', finds: ['/en/faq/', '/en/buying-a-home/'] },
    {
      text: 'who is the ceo',
      finds: ['/en/about-us/', '/en/about-us/press/interim-report-january-september-2026/'],
    },
  ],
}
