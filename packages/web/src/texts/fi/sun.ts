// Finnish: the sun on homes and over houses.
import type { SunTexts } from '../sv/sun.ts'

const months = [
  'tammikuu',
  'helmikuu',
  'maaliskuu',
  'huhtikuu',
  'toukokuu',
  'kesäkuu',
  'heinäkuu',
  'elokuu',
  'syyskuu',
  'lokakuu',
  'marraskuu',
  'joulukuu',
]

const enumerated = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' ja ')

const standing = [
  'pohjoisessa',
  'koillisessa',
  'idässä',
  'kaakossa',
  'etelässä',
  'lounaassa',
  'lännessä',
  'luoteessa',
]
const towards = [
  'pohjoiseen',
  'koilliseen',
  'itään',
  'kaakkoon',
  'etelään',
  'lounaaseen',
  'länteen',
  'luoteeseen',
]

export const texts: SunTexts = {
  heading: 'Aurinko ja valo',
  year: (place) => `Auringon paiste ${place} kunkin kuukauden 21. päivänä`,
  month: 'Kuukausi',
  hours: 'Kello',
  months,
  none: 'ei lainkaan',
  assumed: 'Laskettu kirkkaalla säällä talon sijainnin, kerroksen ja ympäröivien talojen mukaan.',
  assumedOfHouses:
    'Missä aurinko on talon yllä ja minne varjot lankeavat, vuoden jokaisena päivänä ja tuntina.',
  open: 'Avaa aurinkotutkielma',
  close: 'Sulje aurinkotutkielma',
  study: 'Aurinkotutkielma',
  day: 'Päivä',
  time: 'Kellonaika',
  date: (day, month) => `${day}. ${months[month]}ta`,
  equinox: 'Kevätpäiväntasaus',
  midsummer: 'Juhannus',
  play: 'Toista päivä',
  pause: 'Tauko',
  lit: (moment, place, until) => `${moment}: aurinko paistaa ${place}, klo ${until} asti.`,
  later: (moment, place, from) =>
    `${moment}: aurinko ei paista ${place} juuri silloin. Se tulee klo ${from}.`,
  gone: (moment, place) => `${moment}: aurinko ei enää paista ${place} sinä päivänä.`,
  moment: (date, time) => `${date} klo ${time}`,
  stands: (direction, degrees) => `Aurinko on ${standing[direction]}, ${degrees}° taivaanrannan yläpuolella.`,
  down: 'Aurinko on laskenut.',
  facades: (facing) =>
    `Se paistaa ${enumerated(facing.map((at) => towards[at] ?? ''))} ${facing.length === 1 ? 'antavalle julkisivulle' : 'antaville julkisivuille'}.`,
  daylight: (rise, set) => `Nousee klo ${rise}, laskee klo ${set}.`,
  midnightSun: 'Aurinko ei laske lainkaan.',
  polarNight: 'Aurinko ei nouse sinä päivänä.',
  compass: ['P', 'I', 'E', 'L'],
  legend: {
    own: 'Talo',
    lit: 'Julkisivu auringossa',
    shadow: 'Varjo',
    home: 'Asunto',
    around: 'Naapuritalot ja puut',
  },
}
