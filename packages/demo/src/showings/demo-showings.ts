// The showings of the demo company, relative to today: one for members only, one fully booked, one online, one today.
import type { CountryCode, ShowingKind } from '@husrum/domain'

export interface SeededShowing {
  readonly key: string
  readonly kind: ShowingKind
  /** Of the stages for members (0 on), or else of those on sale. */
  readonly stage: number
  readonly days: number
  /** Local time. */
  readonly hour: number
  readonly minutes: number
  readonly place: Readonly<Record<CountryCode, string>>
  readonly joinUrl?: string
  readonly people: number
  readonly parties: number
  readonly maxPartySize: number
  /** For members only until so many days from now. */
  readonly membersDays?: number
  /** Attendees by key, and their number. */
  readonly guests: readonly (readonly [key: string, partySize: number])[]
}

const flat = {
  SE: 'Visningslägenheten, entrén mot gården',
  NO: 'Visningsleiligheten, inngangen mot gården',
  FI: 'Esittelyasunto, sisäänkäynti pihan puolelta',
}
const office = {
  SE: 'Säljkontoret, en trappa upp',
  NO: 'Salgskontoret, andre etasje',
  FI: 'Myyntitoimisto, toinen kerros',
}
const screen = {
  SE: 'Videomöte',
  NO: 'Videomøte',
  FI: 'Videotapaaminen',
}

export const demoShowings: readonly SeededShowing[] = [
  {
    key: 'today',
    kind: 'onSite',
    stage: 1,
    days: 0,
    hour: 18,
    minutes: 90,
    place: flat,
    people: 30,
    parties: 12,
    maxPartySize: 6,
    guests: [['resident', 2]],
  },
  {
    key: 'members',
    kind: 'onSite',
    stage: 0,
    days: 3,
    hour: 17,
    minutes: 60,
    place: flat,
    people: 16,
    parties: 6,
    maxPartySize: 4,
    membersDays: 2,
    guests: [
      ['vip', 2],
      ['vipOnly', 1],
    ],
  },
  {
    key: 'full',
    kind: 'onSite',
    stage: 0,
    days: 4,
    hour: 12,
    minutes: 45,
    place: office,
    people: 4,
    parties: 2,
    maxPartySize: 2,
    guests: [
      ['buyer', 2],
      ['choosing', 2],
      ['resident', 2],
    ],
  },
  {
    key: 'screen',
    kind: 'digital',
    stage: 0,
    days: 5,
    hour: 19,
    minutes: 45,
    place: screen,
    joinUrl: 'https://mote.husrum.example/visning',
    people: 40,
    parties: 40,
    maxPartySize: 2,
    guests: [
      ['vip', 1],
      ['justJoined', 1],
    ],
  },
  {
    key: 'next',
    kind: 'onSite',
    stage: 1,
    days: 9,
    hour: 13,
    minutes: 60,
    place: flat,
    people: 24,
    parties: 10,
    maxPartySize: 6,
    guests: [],
  },
]
