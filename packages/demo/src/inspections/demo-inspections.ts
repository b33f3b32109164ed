// Inspection remarks on the demo company's homes, in the language of each country.
import type { CountryCode, ErrandStatusKey, InspectionKind } from '@husrum/domain'
import type { SeededPersonKey } from '../people/seeded-people.ts'

export interface SeededRemark {
  readonly room: string
  readonly text: string
  readonly by: 'inspector' | 'buyer'
  readonly responsible: string
  /** Days from today. */
  readonly due?: number
  /** Of its errand. */
  readonly status: Extract<ErrandStatusKey, 'registered' | 'ongoing' | 'executed' | 'completed'>
  readonly dispute?: string
  readonly picture?: { readonly id: string; readonly name: string }
}

export interface SeededInspection {
  /** Unique among those of a home. */
  readonly key: string
  readonly person: SeededPersonKey
  readonly kind: InspectionKind
  /** Days from today. */
  readonly day: number
  /** Local time of the country. */
  readonly hour: number
  readonly inspector: string
  readonly note: string
  readonly isClosed: boolean
  readonly remarks: readonly SeededRemark[]
}

type Said<Value> = Readonly<Record<CountryCode, Value>>
const people: Said<readonly [inspector: string, builder: string, painter: string]> = {
  SE: ['Karin Berg, SBR-godkänd besiktningsman', 'Snickarna vid Kajen', 'Målarlaget Norr'],
  NO: ['Kari Bakke, takstingeniør', 'Tømrerne ved Kaia', 'Malerlaget Nord'],
  FI: ['Katri Berg, rakennustarkastaja', 'Rannan Puusepät', 'Pohjan Maalaus'],
}
const rooms: Said<readonly [kitchen: string, hall: string, bathroom: string, bedroom: string]> = {
  SE: ['Kök', 'Hall', 'Badrum', 'Sovrum'],
  NO: ['Kjøkken', 'Gang', 'Bad', 'Soverom'],
  FI: ['Keittiö', 'Eteinen', 'Kylpyhuone', 'Makuuhuone'],
}
const faults: Said<
  readonly [scratch: string, door: string, silicone: string, paint: string, sound: string, notFault: string]
> = {
  SE: [
    'Repa i bänkskivan till höger om spisen, 12 cm',
    'Dörren till badrummet tar i tröskeln',
    'Silikonfog saknas bakom toalettstolen',
    'Färgsläpp vid fönstret, bättringsmålas',
    'Frånluftsdonet visslar på natten',
    'Ljudet ligger inom det som avtalet tillåter.',
  ],
  NO: [
    'Ripe i benkeplaten til høyre for komfyren, 12 cm',
    'Døren til badet tar i terskelen',
    'Silikonfuge mangler bak toalettet',
    'Malingsavskalling ved vinduet, flekkes',
    'Avtrekksventilen plystrer om natten',
    'Lyden er innenfor det avtalen tillater.',
  ],
  FI: [
    'Naarmu työtasossa lieden oikealla puolella, 12 cm',
    'Kylpyhuoneen ovi ottaa kynnykseen kiinni',
    'Silikonisauma puuttuu WC-istuimen takaa',
    'Maali irtoaa ikkunan vierestä, paikkamaalataan',
    'Poistoilmaventtiili viheltää öisin',
    'Ääni on sopimuksen sallimissa rajoissa.',
  ],
}
const notes: Said<readonly [before: string, after: string]> = {
  SE: [
    'Ta med legitimation. Räkna med två timmar. Du får gärna ha någon med dig.',
    'Garantibesiktningen görs före garantitidens slut. Skriv upp vad du har sett.',
  ],
  NO: [
    'Ta med legitimasjon. Regn med to timer. Du kan gjerne ha noen med deg.',
    'Skriv opp det du har sett det første året, så tar vi det på befaringen.',
  ],
  FI: [
    'Ota henkilötodistus mukaan. Varaa kaksi tuntia. Voit ottaa jonkun mukaasi.',
    'Kirjaa havaintosi ensimmäisen vuoden ajalta, käymme ne tarkastuksessa läpi.',
  ],
}

const photo = (room: string, name: string) => ({ id: `int-${room}-inspection`, name })

export const demoInspections = {
  of: (country: CountryCode): readonly SeededInspection[] => {
    const [inspector, builder, painter] = people[country]
    const [kitchen, hall, bathroom, bedroom] = rooms[country]
    const [scratch, door, silicone, paint, sound, notFault] = faults[country]
    const [before, after] = notes[country]
    return [
      {
        key: 'final',
        person: 'movingIn',
        kind: 'final',
        day: -12,
        hour: 9,
        inspector,
        note: before,
        isClosed: false,
        remarks: [
          {
            room: kitchen,
            text: scratch,
            by: 'inspector',
            responsible: builder,
            due: 5,
            status: 'ongoing',
            picture: photo('kitchen', 'IMG_2041.jpg'),
          },
          {
            room: bathroom,
            text: silicone,
            by: 'inspector',
            responsible: builder,
            due: 5,
            status: 'registered',
          },
          { room: bedroom, text: paint, by: 'inspector', responsible: painter, due: -1, status: 'executed' },
          { room: hall, text: door, by: 'buyer', responsible: '', status: 'registered' },
        ],
      },
      {
        key: 'final',
        person: 'movedIn',
        kind: 'final',
        day: -72,
        hour: 13,
        inspector,
        note: before,
        isClosed: true,
        remarks: [
          { room: hall, text: door, by: 'inspector', responsible: builder, due: -50, status: 'completed' },
          {
            room: bedroom,
            text: sound,
            by: 'buyer',
            responsible: '',
            status: 'registered',
            dispute: notFault,
          },
        ],
      },
      {
        key: 'guarantee',
        person: 'movedIn',
        kind: 'guarantee',
        day: country === 'SE' ? 660 : 300,
        hour: 10,
        inspector,
        note: after,
        isClosed: false,
        remarks: [],
      },
    ]
  },
}
