// Users of development and tests: one table for the database seed and the simulators. All are fictitious.
import type { CountryCode, NotificationType, SiteDefinition, UserPaymentStatus } from '@husrum/domain'

/** Shared by all accounts. */
export const seededPassword = 'fyra ord vid kajen'

/** Pays for a membership, on every site with VIP. */
export const seededCampaignCode = 'KAJEN26'

/** A person that an electronic identity identifies. */
export interface SeededIdentity {
  readonly country: CountryCode
  /** In the country's canonical form. */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
}

/** The purpose of the person. */
interface Part {
  /** Label in the list of the simulators. */
  readonly what: string
  /** No account at all: only the identity. */
  readonly isUnknown?: true
  /** Has an account that is not linked to the identity. */
  readonly isUntied?: true
  readonly requiresIdentity?: true
  readonly hasNoConsent?: true
  readonly vip?: UserPaymentStatus
  readonly associations?: readonly SeededAssociation[]
  readonly notifications?: readonly NotificationType[]
}

export interface SeededAssociation {
  readonly name: string
  readonly activeFinancialManagement: boolean
}

const managed = (name: string): SeededAssociation => ({ name, activeFinancialManagement: true })
const unmanaged = (name: string): SeededAssociation => ({ name, activeFinancialManagement: false })

const parts = {
  resident: { what: 'Lives in a home of ours', notifications: ['Case'] },
  buyer: { what: 'Is buying a home', notifications: ['DocumentSigning'] },
  vip: { what: 'Paid VIP member', vip: 'Paid' },
  vipUnpaid: { what: 'VIP member who has not paid yet', vip: 'NotPaid', notifications: ['VipPayment'] },
  boardOne: { what: 'Board member of one association', associations: [managed('Kajutan')] },
  boardTwo: {
    what: 'Board member of two associations',
    associations: [managed('Skutan'), managed('Lotsen')],
  },
  boardWithout: {
    what: 'Board member of an association without technical management',
    associations: [unmanaged('Fyren')],
  },
  withoutIdentity: { what: 'Account by e-mail, to which no identity is tied', isUntied: true },
  consentMissing: { what: 'Has not agreed to use the account here', hasNoConsent: true },
  underAge: { what: 'Under age' },
  ongoingBusiness: {
    what: 'Account by e-mail with a payment that holds an upgrade back',
    isUntied: true,
    vip: 'NotPaidSent',
  },
  mustUseIdentity: {
    what: 'Has a password, but must sign in with the identity',
    requiresIdentity: true,
  },
  unknown: { what: 'Has an identity and no account', isUnknown: true },
  justJoined: { what: 'Has just made an account' },
  bookedYesterday: { what: 'Booked a home yesterday' },
  choosing: { what: 'Chooses the interior of a home to come' },
  movingIn: { what: 'Moves in next week' },
  movedIn: { what: 'Moved in two months ago' },
  fiveYears: { what: 'Has owned a home for five years' },
  vipOnly: { what: 'VIP member without a booking', vip: 'Paid' },
  twoHomes: { what: 'Has two homes, where possible on two sites' },
  nothing: { what: 'Has an account and nothing else' },
  sellingOn: { what: 'Sells their home on' },
} as const satisfies Readonly<Record<string, Part>>

/** A key of the table. */
export type SeededPersonKey = keyof typeof parts
export const seededPersonKeys = Object.keys(parts) as readonly SeededPersonKey[]

type Named = readonly [firstName: string, lastName: string, personalNumber: string]

/**
 * Numbers that authorities have reserved for tests: in Sweden the serials 980 to 999, from 1990 on 238 and 239
 * (Skatteverket); in Norway months over 80 (Skatteetaten, Tenor); in Finland the serials 900 to 999 (DVV).
 */
const named: Readonly<Record<CountryCode, Readonly<Record<SeededPersonKey, Named>>>> = {
  SE: {
    resident: ['Vega', 'Lindqvist', '199908072391'],
    buyer: ['Birger', 'Åkesson', '198112189876'],
    vip: ['Signe', 'Hammar', '199002142389'],
    vipUnpaid: ['Tage', 'Öberg', '199205232391'],
    boardOne: ['Gunnel', 'Sandin', '197403049849'],
    boardTwo: ['Rune', 'Wallgren', '196809179853'],
    boardWithout: ['Maj', 'Forsell', '197906119842'],
    withoutIdentity: ['Ester', 'Nyholm', '199501302393'],
    consentMissing: ['Axel', 'Rydin', '199704262386'],
    underAge: ['Tuva', 'Blomkvist', '201206152397'],
    ongoingBusiness: ['Hilding', 'Strand', '198807099844'],
    mustUseIdentity: ['Alva', 'Ekdahl', '199311052394'],
    unknown: ['Folke', 'Malmros', '200103192381'],
    justJoined: ['Majken', 'Dahlgren', '199603182396'],
    bookedYesterday: ['Sixten', 'Bergvall', '199107272396'],
    choosing: ['Linnea', 'Öhman', '198805129999'],
    movingIn: ['Melker', 'Sundin', '199409032399'],
    movedIn: ['Hedvig', 'Norling', '199301222395'],
    fiveYears: ['Britta', 'Stenmark', '197506149991'],
    vipOnly: ['Albin', 'Fors', '199810092396'],
    twoHomes: ['Ingemar', 'Löfgren', '197102059990'],
    nothing: ['Stella', 'Rask', '200208302398'],
    sellingOn: ['Kerstin', 'Ahlgren', '196904169999'],
  },
  NO: {
    resident: ['Ingrid', 'Solbakken', '07889910024'],
    buyer: ['Sverre', 'Haugen', '18928111799'],
    vip: ['Astrid', 'Nygård', '14829013550'],
    vipUnpaid: ['Torbjørn', 'Lie', '23859215181'],
    boardOne: ['Gerd', 'Myhre', '04837416987'],
    boardTwo: ['Odd', 'Fossum', '17896818538'],
    boardWithout: ['Solveig', 'Aasen', '11867920279'],
    withoutIdentity: ['Maren', 'Bakke', '30819521936'],
    consentMissing: ['Eirik', 'Sørlie', '26849723730'],
    underAge: ['Nora', 'Tveit', '15861266394'],
    ongoingBusiness: ['Håkon', 'Moe', '09878827004'],
    mustUseIdentity: ['Silje', 'Engen', '05919328721'],
    unknown: ['Jonas', 'Vik', '19830168403'],
    justJoined: ['Live', 'Dalen', '18839613764'],
    bookedYesterday: ['Sondre', 'Berge', '27879113771'],
    choosing: ['Thea', 'Ødegård', '12858813733'],
    movingIn: ['Magnus', 'Sunde', '03899413716'],
    movedIn: ['Hedda', 'Nordli', '22819313702'],
    fiveYears: ['Berit', 'Steinsland', '14867513710'],
    vipOnly: ['Aksel', 'Foss', '09909813732'],
    twoHomes: ['Ivar', 'Løvås', '05827113745'],
    nothing: ['Selma', 'Rud', '30880213756'],
    sellingOn: ['Kari', 'Ødemark', '16846913754'],
  },
  FI: {
    resident: ['Aino', 'Koivula', '070899-900J'],
    buyer: ['Väinö', 'Rantanen', '181281Y905C'],
    vip: ['Helmi', 'Laaksonen', '140290-9107'],
    vipUnpaid: ['Eero', 'Mäkelä', '230592-9154'],
    boardOne: ['Raili', 'Salonen', '040374Y920S'],
    boardTwo: ['Pentti', 'Hakala', '170968-925L'],
    boardWithout: ['Kaarina', 'Niemi', '110679-930A'],
    withoutIdentity: ['Veera', 'Lehtonen', '300195Y935U'],
    consentMissing: ['Juho', 'Peltola', '260497-940B'],
    underAge: ['Siiri', 'Aalto', '150612A9453'],
    ongoingBusiness: ['Tapani', 'Kallio', '090788Y950T'],
    mustUseIdentity: ['Oona', 'Virtala', '051193-955W'],
    unknown: ['Otso', 'Heinonen', '190301A960W'],
    justJoined: ['Minttu', 'Laakso', '180396-961T'],
    bookedYesterday: ['Santeri', 'Virtala', '270791-964M'],
    choosing: ['Linnea', 'Öhman', '120588-967N'],
    movingIn: ['Miro', 'Suominen', '030994-970R'],
    movedIn: ['Hilla', 'Norrgård', '220193-973C'],
    fiveYears: ['Pirkko', 'Kivelä', '140675-976P'],
    vipOnly: ['Aleksi', 'Koski', '091098-979R'],
    twoHomes: ['Ilmari', 'Lehto', '050271-982U'],
    nothing: ['Stella', 'Rask', '300802A9853'],
    sellingOn: ['Kerttu', 'Alanko', '160469-9887'],
  },
}

/** The legal form of an association in each country, before its name. */
const associationWord: Readonly<Record<CountryCode, string>> = {
  SE: 'Brf',
  NO: 'Borettslaget',
  FI: 'As Oy',
}

export interface SeededPerson extends Part {
  readonly key: SeededPersonKey
  readonly identity: SeededIdentity
  /** The same in every organisation. */
  readonly email: string
  readonly phone: string
}

/** All people of a site's country, in the order of the table. */
export const seededPeopleOf = ({ country }: Pick<SiteDefinition, 'country'>): readonly SeededPerson[] =>
  seededPersonKeys.map((key, place) => {
    const part: Part = parts[key]
    const [firstName, lastName, personalNumber] = named[country][key]
    return {
      ...part,
      key,
      identity: { country, personalNumber, firstName, lastName },
      email: `${key.toLowerCase()}@husrum.example`,
      // From the series reserved for films and books (PTS).
      phone: `+467017406${String(place + 5).padStart(2, '0')}`,
      ...(part.associations && {
        associations: part.associations.map(({ name, ...rest }) => ({
          name: `${associationWord[country]} ${name}`,
          ...rest,
        })),
      }),
    }
  })

/** One of them. */
export const seededPerson = (site: Pick<SiteDefinition, 'country'>, key: SeededPersonKey): SeededPerson => {
  const person = seededPeopleOf(site).find((candidate) => candidate.key === key)
  if (!person) throw new Error(`There is no person ${key}`)
  return person
}
