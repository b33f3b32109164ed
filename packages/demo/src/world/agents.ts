// Sales agents: some people for each site, who share its counties between them. All are fictitious.
import type { Contact, DisposalForm, SiteKey } from '@husrum/domain'
import { encodePictureId } from '../picture-ids/picture-id.ts'
import type { HairCut } from '../picture-ids/picture-subject.ts'
import { slugOf } from './slug.ts'

type Person = readonly [name: string, hairCut: HairCut]

interface Staff {
  readonly people: readonly Person[]
  /** Advisers for buyers' options and for the final payment. */
  readonly interior: Person
  readonly settlement: Person
  readonly mail: string
  /**
   * The last two digits of the first one's number. Swedish numbers are from the series 070-174 06 05 to 99, which the telephone authority
   * reserves for fiction; Norway and Finland have none, so contacts there have e-mail only.
   */
  readonly firstNumber?: number
}

const staff: Partial<Readonly<Record<SiteKey, Staff>>> = {
  sweden: {
    people: [
      ['Amira Lindqvist', 'long'],
      ['Jonas Hedvall', 'short'],
      ['Elin Sandmark', 'bun'],
      ['David Okonjo', 'short'],
      ['Karin Bergsten', 'chin'],
      ['Mikael Törnfalk', 'short'],
      ['Sara Mahdavi', 'bun'],
      ['Petter Alsén', 'short'],
      ['Hanna Wikdal', 'long'],
      ['Oskar Nyhage', 'short'],
      ['Leila Forsmo', 'chin'],
      ['Gustav Rydehn', 'short'],
    ],
    interior: ['Tova Brännhult', 'bun'],
    settlement: ['Rasmus Ledhage', 'short'],
    mail: 'husrum.example',
    firstNumber: 5,
  },
  senior: {
    people: [
      ['Birgitta Hallmark', 'bun'],
      ['Anders Sjöhagen', 'short'],
      ['Monica Ekdal', 'chin'],
      ['Lars Vidgren', 'short'],
    ],
    interior: ['Gunvor Lindhage', 'chin'],
    settlement: ['Stig Malmhult', 'short'],
    mail: 'husrum-senior.example',
    firstNumber: 30,
  },
  cooperative: {
    people: [
      ['Nadia Stenfors', 'bun'],
      ['Erik Malmhav', 'short'],
      ['Josefin Åkerlid', 'long'],
      ['Samuel Brandell', 'short'],
    ],
    interior: ['Wilma Sundhage', 'long'],
    settlement: ['Albin Torsgärde', 'short'],
    mail: 'husrum-kooperativ.example',
    firstNumber: 50,
  },
  norway: {
    people: [
      ['Ingrid Solhaug', 'bun'],
      ['Sindre Myrvang', 'short'],
      ['Farah Nordvik', 'long'],
      ['Tor Erik Haugdal', 'short'],
      ['Marte Lillestrand', 'chin'],
    ],
    interior: ['Sunniva Hestvik', 'long'],
    settlement: ['Jørgen Tveitåsen', 'short'],
    mail: 'husrum-norge.example',
  },
  finland: {
    people: [
      ['Laura Koivumäki', 'chin'],
      ['Antti Rantasalo', 'short'],
      ['Sanna Helavuori', 'bun'],
      ['Omar Virtakoski', 'short'],
      ['Katja Lehtoniemi', 'long'],
    ],
    interior: ['Noora Kallioranta', 'long'],
    settlement: ['Eero Suonjoki', 'short'],
    mail: 'husrum-suomi.example',
  },
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The contact for the premises of a county, for rent and for sale; premises have no sales agent. */
export const premisesContactsFor = (siteKey: SiteKey, county: number): readonly Contact[] =>
  agentsFor({ siteKey, county, form: 'tenancy' })

/** The salesperson of a stage; stages of a county share one. Rental stages have a contact person. */
export const agentsFor = ({
  siteKey,
  county,
  form,
}: {
  readonly siteKey: SiteKey
  /** The county's index among those in which the site builds. */
  readonly county: number
  readonly form: DisposalForm
}): readonly Contact[] => {
  const team = staff[siteKey]
  const place = team ? county % team.people.length : 0
  const person = team?.people[place]
  if (!team || !person) return []
  const [name, hairCut] = person
  const id = slugOf(name)
  return [
    {
      id: `${siteKey}-${id}`,
      name,
      role: form === 'tenancy' ? 'contact' : 'realEstateAgent',
      ...(team.firstNumber !== undefined && {
        phone: `070-174 06 ${twoDigits(team.firstNumber + place)}`,
      }),
      email: `${id.replaceAll('-', '.')}@${team.mail}`,
      image: encodePictureId({ kind: 'person', seed: `${siteKey}.${id}`, hairCut }),
    },
  ]
}

/** Advisers for buyers of a home in any stage: for options, and for the final payment. */
const helpersOf = (siteKey: SiteKey): readonly Contact[] => {
  const team = staff[siteKey]
  if (!team) return []
  const helpers = [
    [team.interior, 'interiorResponsible1'],
    [team.settlement, 'settlementBroker1'],
  ] as const
  return helpers.map(([[name, hairCut], role]) => {
    const id = slugOf(name)
    return {
      id: `${siteKey}-${id}`,
      name,
      role,
      email: `${id.replaceAll('-', '.')}@${team.mail}`,
      image: encodePictureId({ kind: 'person', seed: `${siteKey}.${id}`, hairCut }),
    }
  })
}

/** All contacts of a stage: its salesperson, and the advisers for its buyers. */
export const contactsOfStage = (place: Parameters<typeof agentsFor>[0]): readonly Contact[] => [
  ...agentsFor(place),
  ...(place.form === 'tenancy' ? [] : helpersOf(place.siteKey)),
]
