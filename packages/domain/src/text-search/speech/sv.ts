// How one asks for a home in Swedish.
import type { QuerySpeech } from './query-speech.ts'

const anyHouse = ['townHouse', 'semiDetachedHouse', 'detachedHouse', 'house'] as const

export const sv: QuerySpeech = {
  numbers: 'en/ett, två, tre, fyra, fem, sex, sju, åtta',
  roomUnits: 'rok, rum, rummare, rummaren, rumare, rumslägenhet, rumslägenheter, rums, a',
  bedroomUnits: 'sovrum',
  afterRooms: 'och kök, o kök, kök',
  homesByRooms: [
    'etta, ettan, ettor, enrummare, studio',
    'tvåa, tvåan, tvåor',
    'trea, trean, treor',
    'fyra, fyran, fyror',
    'femma, femman, femmor',
  ],
  areaUnits: 'kvm, kvadrat, kvadratmeter, kvadratmetrar, m2',
  amounts: {
    kr: 1,
    kronor: 1,
    sek: 1,
    tkr: 1_000,
    k: 1_000,
    tusen: 1_000,
    m: 1_000_000,
    milj: 1_000_000,
    mille: 1_000_000,
    miljon: 1_000_000,
    miljoner: 1_000_000,
    mkr: 1_000_000,
    mnkr: 1_000_000,
    msek: 1_000_000,
  },
  atMost: 'under, max, maximalt, maxpris, högst, upp till, upptill, inte över, mindre än, billigare än, för',
  atLeast: 'över, minst, från, mer än, större än, minimum, min, åtminstone',
  orMore: 'eller mer, eller fler, eller större, och uppåt, uppåt, plus, +',
  orLess: 'eller mindre, eller färre, eller lägre',
  rangeWords: '-, till, och, eller',
  meanings: [
    ['lägenhet*, lgh, lght, lägenehet*, etagelägenhet*', { residenceType: ['apartment'] }],
    ['radhus*', { residenceType: ['townHouse'] }],
    ['parhus*', { residenceType: ['semiDetachedHouse'] }],
    ['villa, villan, villor, villorna, fristående hus, enfamiljshus', { residenceType: ['detachedHouse'] }],
    ['kedjehus*', { residenceType: ['house'] }],
    ['hus, huset, småhus', { residenceType: [...anyHouse] }],
    ['tomt, tomten, tomter, tomterna', { residenceType: ['plot'] }],
    ['bostadsrätt*, brf-lägenhet', { disposalForm: ['condominium'] }],
    ['äganderätt*', { disposalForm: ['ownership'] }],
    ['ägarlägenhet*', { disposalForm: ['ownershipApartment'] }],
    ['hyresrätt*, hyreslägenhet*, hyra, att hyra', { disposalForm: ['tenancy'] }],
    ['fransk balkong, franska balkonger', { outdoorArea: ['frenchBalcony'] }],
    ['balkong*, inglasad balkong', { outdoorArea: ['balcony'] }],
    ['takterrass*', { outdoorArea: ['roofTop'] }],
    ['terrass*, altan*', { outdoorArea: ['terrace'] }],
    ['uteplats*', { outdoorArea: ['patio'] }],
    ['veranda*', { outdoorArea: ['porch'] }],
    ['bastu, bastun, egen bastu', { outdoorArea: ['sauna'] }],
    ['klädkammare, walk in closet, walk-in-closet, walk in', { outdoorArea: ['walkInCloset'] }],
    ['hiss, hissen, hissar, med hiss', { accessibility: ['lift'] }],
    // Who can do without it does not ask for it.
    ['utan hiss, ingen hiss', {}],
    [
      'inga trappsteg, utan trappsteg, inga trappor, utan trappor, trappfri*, trappfritt, stegfri*, stegfritt, inga trösklar, tröskelfri*, inga trappsteg till entrén',
      { accessibility: ['stepFree'] },
    ],
    [
      'rullstol*, tillgänglig bostad, tillgängliga bostäder, tillgänglig lägenhet, tillgängliga lägenheter, tillgänglighetsanpass*, handikappanpass*, handikappvänlig*',
      { accessibility: ['stepFree', 'turning13'] },
    ],
    [
      'vändmått, vändmått 1,3, vändmått 1,3 m, vändmått 1.3, vändyta, badrum med vändmått 1,3 m, badrum med vändmått',
      { accessibility: ['turning13'] },
    ],
    [
      'vändmått 1,5, vändmått 1,5 m, vändmått 1.5, stor vändyta, badrum med vändmått 1,5 m, badrum med vändmått 1,5',
      { accessibility: ['turning15'] },
    ],
    [
      'inflyttningsklar*, inflyttningsklart, klar att flytta in, klart att flytta in, flytta in direkt',
      { projectStatus: ['moveInReady'] },
    ],
    ['kommande projekt, kommande bostäder, planerade', { projectStatus: ['planned'] }],
    ['inflyttning nu, inflytt nu, ledig nu, lediga nu, omgående, ledig direkt', { inhabitDate: 0 }],
    [
      'inom sex månader, inom 6 månader, inom ett halvår, inflyttning inom sex månader, inflyttning inom ett halvår',
      { inhabitDate: 1 },
    ],
    ['inom ett år, inom 1 år, inflyttning inom ett år, inom 12 månader', { inhabitDate: 2 }],
    [
      'visning i veckan, visning denna vecka, visning den här veckan, visning i helgen, visning inom 7 dagar, visning inom sju dagar, visning snart',
      { viewing: 'inSevenDays' },
    ],
    ['visning inom 30 dagar, visning denna månad', { viewing: 'in30Days' }],
    ['visning, visningar, med visning, öppet hus', { viewing: 'hasAny' }],
  ],
  fillers:
    'i, eller, samt, på, vid, med, och, en, ett, till, salu, nära, utan, som, har, för, jag, vi, söker, letar, efter, vill, ha, köpa, gärna, bostad, bostäder, bostaden, hem, nya, ny, nytt, nybyggd, nybyggda, nybyggt, nyproduktion, kostar, pris, priset, rymlig, fin, bra, mot, kring, runt, det, ska, vara, finns, att, nån, någon, något, några, lediga, ledig, visa, hitta, sök',
}
