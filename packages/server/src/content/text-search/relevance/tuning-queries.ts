// Typing errors, split and joined words, inflections and other languages. The rules of the search may be adjusted to these queries.
import type { SiteKey } from '@husrum/domain'
import type { VisitorQuery } from './visitor-queries.ts'

export const tuningQueries: Partial<Readonly<Record<SiteKey, readonly VisitorQuery[]>>> = {
  sweden: [
    { text: 'avgiftshöjning', finds: ['/vanliga-fragor/'] },
    { text: 'hur länge sparar ni mina personuppgifter', finds: ['/personuppgifter/'] },
    { text: 'pant brev kostnad', finds: ['/vanliga-fragor/'] },
    {
      text: 'billig lägenhet stockholm max 3 miljoner',
      asks: { residenceType: ['apartment'], maxPrice: 3_000_000, tags: ['stockholms-lan/stockholm'] },
      within: 'stockholm',
    },
    {
      text: 'rad hus nacka',
      asks: { residenceType: ['townHouse'], tags: ['stockholms-lan/nacka'] },
      within: 'nacka',
    },
    {
      text: '3 rum täby balkong',
      asks: { minRooms: 3, maxRooms: 3, tags: ['stockholms-lan/taby'], outdoorArea: ['balcony'] },
      within: 'taby',
    },
    { text: '0846500410', finds: ['/felanmalan/'] },
    {
      text: 'lgh 4 rok goteborg hiss',
      asks: {
        residenceType: ['apartment'],
        minRooms: 4,
        maxRooms: 4,
        tags: ['vastra-gotalands-lan/goteborg'],
        accessibility: ['lift'],
      },
      within: 'goteborg',
    },
    { text: 'jobs', finds: ['/karriar/', '/karriar/lediga-jobb/'] },
    { text: 'vill säga upp', finds: ['/vanliga-fragor/', '/hyresratter/', '/boka/info/'] },
    {
      text: 'tvåa i kista under 2,5 milj',
      asks: { minRooms: 2, maxRooms: 2, maxPrice: 2_500_000, tags: ['stockholms-lan/stockholm/kista'] },
      within: 'kista',
    },
    { text: 'vem besiktar bostaden', finds: ['/vanliga-fragor/', '/kopa-bostad/'] },
    { text: 'kan jag välja golv själv', finds: ['/vanliga-fragor/', '/kopa-bostad/'] },
    { text: 'kontant insats', finds: ['/vanliga-fragor/', '/boka/info/', '/kopa-bostad/'] },
    { text: 'kartogrfen', finds: ['/bostader/goteborg/majorna/brf-kartografen/*'] },
  ],
  norway: [
    {
      text: 'sporsmal om fellesgjeld',
      finds: ['/sporsmal-og-svar/', '/kundehistorier/ingrid-og-torstein-ranheim/'],
    },
    {
      text: 'billig leilighet oslo under 5 mill',
      asks: { residenceType: ['apartment'], maxPrice: 5_000_000, tags: ['oslo/oslo'] },
      within: 'oslo',
    },
    { text: 'faktura sporsmal', finds: ['/kundeservice/'] },
    { text: 'troste tunet', finds: ['/boliger/stavanger/madla/trostetunet/*'] },
    {
      text: 'hus i lillestrøm',
      asks: {
        residenceType: ['townHouse', 'semiDetachedHouse', 'detachedHouse', 'house'],
        tags: ['akershus/lillestrom'],
      },
      within: 'lillestrom',
    },
    { text: 'parkeringsplass bærum', finds: ['/nye-boliger/akershus/baerum/'], within: 'baerum' },
    { text: 'hva er dokument avgift', finds: ['/sporsmal-og-svar/'] },
    { text: 'cookies innstillinger', finds: ['/informasjonskapsler/'] },
    { text: 'personopplysninger slette', finds: ['/personvern/'] },
    { text: 'hjørnegard', finds: ['/boliger/bergen/mindemyren/hjornegarden/*'] },
    {
      text: 'leilighet i Stavanger med terrasse',
      asks: { residenceType: ['apartment'], tags: ['rogaland/stavanger'], outdoorArea: ['terrace'] },
      within: 'stavanger',
    },
    { text: 'stillinger prosjektleder', finds: ['/karriere/'] },
    { text: 'glemt passor', finds: ['/glemt-passord/'] },
    { text: 'vannlekasje', finds: ['/meld-feil/', '/kundeservice/'] },
    { text: 'klage på feil i leiligheten', finds: ['/meld-feil/', '/kundeservice/'] },
  ],
  finland: [
    {
      text: 'muutostöiden aikataulu',
      finds: ['/usein-kysyttya/', '/asunnon-ostaminen/', '/asiakaspalvelu/'],
    },
    { text: 'vuotava hana', finds: ['/asiakaspalvelu/'] },
    {
      text: '2h+k lahdessa',
      asks: { minRooms: 2, maxRooms: 2, tags: ['paijat-hame/lahti'] },
      within: 'lahti',
    },
    { text: 'customer service', finds: ['/asiakaspalvelu/'] },
    { text: 'kuuluuko autopaika hintaan', finds: ['/asunnot/uusimaa/espoo/'] },
    { text: 'avaimien luovutus', finds: ['/asunnon-ostaminen/', '/usein-kysyttya/'] },
    {
      text: 'rivitaloasunto oulusta',
      asks: { residenceType: ['townHouse'], tags: ['pohjois-pohjanmaa/oulu'] },
      within: 'oulu',
    },
    { text: 'milloin saan avaimet', finds: ['/asunnon-ostaminen/', '/usein-kysyttya/'] },
    {
      text: 'apartment helsinki',
      asks: { residenceType: ['apartment'], tags: ['uusimaa/helsinki'] },
      within: 'helsinki',
    },
    { text: 'yhtiölainan määrä', finds: ['/usein-kysyttya/'] },
    {
      text: 'saunallinen kolmio espoosta',
      asks: { minRooms: 3, maxRooms: 3, tags: ['uusimaa/espoo'], outdoorArea: ['sauna'] },
      within: 'espoo',
    },
    { text: 'sähköposti ilmoitus uusista asunnoista', finds: ['/hakuvahti/'] },
    {
      text: 'halpa asunto helsingistä alle 200000',
      asks: { maxPrice: 200_000, tags: ['uusimaa/helsinki'] },
      within: 'helsinki',
    },
    {
      text: 'tonttivuokra',
      finds: ['/asunnot/uusimaa/espoo/', '/', '/asunnon-ostaminen/', '/asunnot/uusimaa/'],
    },
    { text: 'isännöitsijän yhteystiedot', finds: ['/asiakaspalvelu/'] },
  ],
  'sweden-english': [
    { text: 'strandvagen 2', finds: ['/en/homes/goteborg/skeppsbron/brf-jollen/*'] },
    { text: 'calling from outside sweden', finds: ['/en/customer-service/'] },
    { text: 'GDPR delete my account', finds: ['/en/privacy/'] },
    { text: 'heating not working', finds: ['/en/customer-service/'] },
    { text: 'monthly fee increase', finds: ['/en/faq/'] },
    { text: 'sub let my apartment', finds: ['/en/rentals/'] },
    { text: 'kartographen', finds: ['/en/homes/goteborg/majorna/brf-kartografen/*'] },
    { text: 'jobs for english speakers', finds: ['/en/careers/', '/en/careers/vacancies/'] },
    { text: 'kundservice', finds: ['/en/customer-service/'] },
    {
      text: '3 rooms hammarby',
      asks: { minRooms: 3, maxRooms: 3, tags: ['stockholms-lan/stockholm/hammarby-sjostad'] },
      within: 'hammarby-sjostad',
    },
    {
      text: 'lägenhet göteborg',
      asks: { residenceType: ['apartment'], tags: ['vastra-gotalands-lan/goteborg'] },
      within: 'goteborg',
    },
    { text: 'can i bring my cat', finds: ['/en/rentals/'] },
    {
      text: '2 bed flat stockholm balcony',
      asks: {
        minRooms: 3,
        maxRooms: 3,
        residenceType: ['apartment'],
        tags: ['stockholms-lan/stockholm'],
        outdoorArea: ['balcony'],
      },
      within: 'stockholm',
    },
    { text: 'water leak emergency', finds: ['/en/customer-service/'] },
    { text: 'interpretor', finds: ['/en/buying-a-home/', '/en/customer-service/'] },
  ],
}
