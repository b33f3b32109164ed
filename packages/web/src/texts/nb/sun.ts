// Norwegian: the sun on homes and over houses.
import type { SunTexts } from '../sv/sun.ts'
import { months } from './months.ts'

const enumerated = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' og ')

const directions = ['nord', 'nordøst', 'øst', 'sørøst', 'sør', 'sørvest', 'vest', 'nordvest']

export const texts: SunTexts = {
  heading: 'Sol og lys',
  year: (place) => `Sol ${place} den 21. hver måned`,
  month: 'Måned',
  hours: 'Klokken',
  months,
  none: 'ingen',
  assumed: 'Beregnet etter husets plassering, etasje og husene rundt, i klarvær.',
  assumedOfHouses: 'Hvor solen står over huset og hvor skyggene faller, hver dag og time i året.',
  open: 'Åpne solstudien',
  close: 'Lukk solstudien',
  study: 'Solstudie',
  day: 'Dag',
  time: 'Klokkeslett',
  date: (day, month) => `${day}. ${months[month]}`,
  equinox: 'Vårjevndøgn',
  midsummer: 'Midtsommer',
  play: 'Spill av dagen',
  pause: 'Pause',
  lit: (moment, place, until) => `${moment}: sol ${place}, til ${until}.`,
  later: (moment, place, from) => `${moment}: ingen sol ${place} akkurat da. Den kommer ${from}.`,
  gone: (moment, place) => `${moment}: ikke mer sol ${place} den dagen.`,
  moment: (date, time) => `${date} kl. ${time}`,
  stands: (direction, degrees) => `Solen står i ${directions[direction]}, ${degrees}° over horisonten.`,
  down: 'Solen er nede.',
  facades: (facing) =>
    `Den skinner på ${facing.length === 1 ? 'fasaden' : 'fasadene'} mot ${enumerated(facing.map((at) => directions[at] ?? ''))}.`,
  daylight: (rise, set) => `Opp ${rise}, ned ${set}.`,
  midnightSun: 'Solen er oppe hele døgnet.',
  polarNight: 'Solen går ikke opp den dagen.',
  compass: ['N', 'Ø', 'S', 'V'],
  legend: { own: 'Huset', lit: 'Fasade i sol', shadow: 'Skygge', home: 'Boligen', around: 'Nabohus og trær' },
}
