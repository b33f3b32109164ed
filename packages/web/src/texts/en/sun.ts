// English: the sun on homes and over houses.
import type { SunTexts } from '../sv/sun.ts'
import { months } from './months.ts'

const enumerated = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

export const texts: SunTexts = {
  heading: 'Sun and light',
  year: (place) => `Sun ${place} on the 21st of each month`,
  month: 'Month',
  hours: 'Hours',
  months,
  none: 'none',
  assumed:
    'Reckoned from where the building stands, the floor and the buildings around it, in clear weather.',
  assumedOfHouses:
    'Where the sun stands over the building and where the shadows fall, any day and hour of the year.',
  open: 'Open the sun study',
  close: 'Close the sun study',
  study: 'Sun study',
  day: 'Day',
  time: 'Time',
  date: (day, month) => `${day} ${months[month]}`,
  equinox: 'Spring equinox',
  midsummer: 'Midsummer',
  play: 'Play the day',
  pause: 'Pause',
  lit: (moment, place, until) => `${moment}: sun ${place}, until ${until}.`,
  later: (moment, place, from) => `${moment}: no sun ${place} just then. It comes at ${from}.`,
  gone: (moment, place) => `${moment}: no more sun ${place} that day.`,
  moment: (date, time) => `${date} at ${time}`,
  stands: (direction, degrees) =>
    `The sun stands in the ${directions[direction]}, ${degrees}° above the horizon.`,
  down: 'The sun is down.',
  facades: (facing) =>
    `It shines on the ${facing.length === 1 ? 'side' : 'sides'} facing ${enumerated(facing.map((at) => directions[at] ?? ''))}.`,
  daylight: (rise, set) => `Up at ${rise}, down at ${set}.`,
  midnightSun: 'The sun is up all day and night.',
  polarNight: 'The sun does not rise that day.',
  compass: ['N', 'E', 'S', 'W'],
  legend: {
    own: 'The building',
    lit: 'Side in the sun',
    shadow: 'Shadow',
    home: 'The home',
    around: 'Buildings and trees around',
  },
}
