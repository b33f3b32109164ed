// Swedish: the sun on homes and over houses.
import { months } from './months.ts'

const enumerated = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' och ')

/** Eight, clockwise from north. */
const directions = ['norr', 'nordost', 'öster', 'sydost', 'söder', 'sydväst', 'väster', 'nordväst']

export const texts = {
  heading: 'Sol och ljus',
  /** Of the table: the 21st of each month. */
  year: (place: string) => `Sol ${place} den 21:a varje månad`,
  month: 'Månad',
  hours: 'Klockan',
  months: months as readonly string[],
  none: 'ingen',
  assumed: 'Beräknat efter husets läge, våning och husen omkring vid klart väder.',
  assumedOfHouses: 'Var solen står över huset och vart skuggorna faller, varje dag och timme på året.',
  open: 'Öppna solstudien',
  close: 'Stäng solstudien',
  study: 'Solstudie',
  day: 'Dag',
  time: 'Klockslag',
  date: (day: number, month: number) => `${day} ${months[month]}`,
  equinox: 'Vårdagjämning',
  midsummer: 'Midsommar',
  play: 'Spela upp dagen',
  pause: 'Pausa',
  lit: (moment: string, place: string, until: string) => `${moment}: sol ${place}, till ${until}.`,
  later: (moment: string, place: string, from: string) =>
    `${moment}: ingen sol ${place} just då. Den kommer ${from}.`,
  gone: (moment: string, place: string) => `${moment}: ingen sol ${place} mer den dagen.`,
  moment: (date: string, time: string) => `${date} kl. ${time}`,
  stands: (direction: number, degrees: number) =>
    `Solen står i ${directions[direction]}, ${degrees}° över horisonten.`,
  down: 'Solen är nere.',
  facades: (facing: readonly number[]) =>
    `Den lyser på ${facing.length === 1 ? 'fasaden' : 'fasaderna'} mot ${enumerated(facing.map((at) => directions[at] ?? ''))}.`,
  daylight: (rise: string, set: string) => `Upp ${rise}, ner ${set}.`,
  midnightSun: 'Solen är uppe hela dygnet.',
  polarNight: 'Solen går inte upp den dagen.',
  /** North, east, south and west on the drawing. */
  compass: ['N', 'Ö', 'S', 'V'],
  legend: {
    own: 'Huset',
    lit: 'Fasad i sol',
    shadow: 'Skugga',
    home: 'Bostaden',
    around: 'Grannhus och träd',
  },
}

export type SunTexts = typeof texts
