import type { SiteKey } from '@husrum/domain'
import type { VisitorQuery } from './visitor-queries.ts'

export const fourthQueries: Partial<Readonly<Record<SiteKey, readonly VisitorQuery[]>>> = {
  sweden: [
    { text: 'kan man backa från ett förhandsavtal', finds: ['/vanliga-fragor/', '/kopa-bostad/'] },
    { text: 'elavtal inflyttning', finds: ['/vanliga-fragor/', '/kopa-bostad/'] },
    { text: 'rostskydd larm hiss fastnat', finds: ['/felanmalan/'] },
    { text: 'hyresgast störande hund', finds: ['/hyresratter/'] },
    { text: 'ansök jobb platschef', finds: ['/karriar/lediga-jobb/', '/karriar/'] },
    { text: 'jämförelse bostäder', finds: ['/jamfor/'] },
    {
      text: 'trea limhamn terass max 5,5 miljoner',
      asks: {
        minRooms: 3,
        maxRooms: 3,
        outdoorArea: ['terrace'],
        maxPrice: 5_500_000,
        tags: ['skane-lan/malmo/limhamn'],
      },
      within: 'limhamn',
    },
    {
      text: 'lagenheter vasteras',
      asks: { residenceType: ['apartment'], tags: ['vastmanlands-lan/vasteras'] },
      within: 'vasteras',
    },
    { text: 'brf strandskata', finds: ['/bostader/halmstad/vastra-stranden/brf-strandskatan/*'] },
    { text: 'contact us phone', finds: ['/kundservice/'] },
  ],
  norway: [
    { text: 'avbestillingsgebyr', finds: ['/sporsmal-og-svar/'] },
    { text: 'glemt pasord mine sider', finds: ['/glemt-passord/'] },
    { text: 'hvordan klager man', finds: ['/kundeservice/', '/sporsmal-og-svar/'] },
    { text: 'slett min konto og data', finds: ['/personvern/'] },
    { text: 'ett års befaring', finds: ['/sporsmal-og-svar/', '/kjope-bolig/', '/meld-feil/'] },
    {
      text: 'møte visning med megler',
      finds: ['/kjope-av-jm/om-vip/', '/kjope-bolig/', '/sporsmal-og-svar/', '/kjope-av-jm/info/'],
    },
    {
      text: 'fireroms nydalen',
      asks: { minRooms: 4, maxRooms: 4, tags: ['oslo/oslo/nydalen'] },
      within: 'nydalen',
    },
    {
      text: 'leilighet strommen balkong heis',
      asks: {
        residenceType: ['apartment'],
        outdoorArea: ['balcony'],
        accessibility: ['lift'],
        tags: ['akershus/lillestrom/strommen'],
      },
      within: 'strommen',
    },
    { text: 'hjørne gården', finds: ['/boliger/bergen/mindemyren/hjornegarden/*'] },
    { text: 'delete account', finds: ['/personvern/', '/mine-sider/'] },
  ],
  finland: [
    { text: 'hoitovastikkeeseen sisältyy', finds: ['/usein-kysyttya/', '/kampanja/hoitovastike/'] },
    { text: 'lattioiden valinta milloin', finds: ['/usein-kysyttya/', '/asunnon-ostaminen/'] },
    { text: 'unohtunut salasna', finds: ['/unohtuiko-salasana/'] },
    { text: 'reklamoida virheestä', finds: ['/asiakaspalvelu/', '/usein-kysyttya/'] },
    { text: 'avoimia työpaikkoja', finds: ['/ura/'] },
    {
      text: 'kaksiota oulusta max 180 000',
      asks: { minRooms: 2, maxRooms: 2, maxPrice: 180_000, tags: ['pohjois-pohjanmaa/oulu'] },
      within: 'oulu',
    },
    {
      text: 'kerrostaloasunto tapiolassa',
      asks: { residenceType: ['apartment'], tags: ['uusimaa/espoo/tapiola'] },
      within: 'tapiola',
    },
    { text: 'asunto oy lehmuslehto', finds: ['/asunnot/lahti/karisto/asunto-oy-lahden-lehmuslehto/*'] },
    { text: 'omenatie 29', finds: ['/asunnot/oulu/linnanmaa/asunto-oy-oulun-kirsikkakulma/*'] },
    { text: 'parking space', finds: ['/asunnot/uusimaa/espoo/'] },
  ],
  'sweden-english': [
    { text: 'refund of booking fee', finds: ['/en/buying-a-home/', '/en/faq/'] },
    { text: 'can i rent out my flat', finds: ['/en/rentals/', '/en/faq/'] },
    { text: 'how is rent set', finds: ['/en/rentals/'] },
    { text: 'acces for wheelchairs on website', finds: ['/en/accessibility/', '/en/careers/'] },
    { text: 'complaints procedure', finds: ['/en/customer-service/'] },
    { text: 'carreer', finds: ['/en/careers/', '/en/careers/vacancies/'] },
    { text: 'plots in malmo', asks: { residenceType: ['plot'], tags: ['skane-lan/malmo'] }, within: 'malmo' },
    {
      text: 'three room apartment kista under 3.5 million',
      asks: {
        minRooms: 3,
        maxRooms: 3,
        residenceType: ['apartment'],
        maxPrice: 3_500_000,
        tags: ['stockholms-lan/stockholm/kista'],
      },
      within: 'kista',
    },
    { text: 'morgondagg', finds: ['/en/homes/sundbyberg/hallonbergen/brf-morgondaggen/*'] },
    { text: 'hyresrätter', finds: ['/en/rentals/'] },
  ],
}
