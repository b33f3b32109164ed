// Where Husrum builds in Finland: true coordinates, and what a square metre of a new apartment roughly costs, in thousands of euros.
import { areasOf } from './places.ts'
import type { CountyRow } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Uusimaa', lat: 60.1699, lon: 24.9384,
    municipalities: [
      { name: 'Helsinki', lat: 60.1699, lon: 24.9384, weight: 2, genitive: 'Helsingin', areas: [
        ['Kalasatama', 60.1885, 24.9790, 8.8, 'waterside', 'Kalasatamassa'],
        ['Jätkäsaari', 60.1560, 24.9170, 9.6, 'waterside', 'Jätkäsaaressa'],
        ['Kruunuvuorenranta', 60.1680, 25.0220, 7.2, 'waterside', 'Kruunuvuorenrannassa'],
        ['Pasila', 60.1990, 24.9330, 8.6, 'city', 'Pasilassa'],
        ['Lauttasaari', 60.1590, 24.8800, 8.9, 'waterside', 'Lauttasaaressa'],
        ['Kuninkaantammi', 60.2620, 24.8980, 5.6, 'forest', 'Kuninkaantammessa'],
        ['Herttoniemi', 60.1950, 25.0300, 7.0, 'suburb', 'Herttoniemessä'],
      ] },
      { name: 'Espoo', lat: 60.2055, lon: 24.6559, genitive: 'Espoon', areas: [
        ['Tapiola', 60.1760, 24.8050, 7.6, 'suburb', 'Tapiolassa'],
        ['Finnoo', 60.1510, 24.7070, 6.4, 'waterside', 'Finnoossa'],
        ['Leppävaara', 60.2190, 24.8130, 6.2, 'city', 'Leppävaarassa'],
        ['Suurpelto', 60.1900, 24.7500, 5.6, 'suburb', 'Suurpellossa'],
      ] },
      { name: 'Vantaa', lat: 60.2934, lon: 25.0378, genitive: 'Vantaan', areas: [
        ['Tikkurila', 60.2920, 25.0440, 5.4, 'city', 'Tikkurilassa'],
        ['Kivistö', 60.3150, 24.8470, 4.9, 'forest', 'Kivistössä'],
        ['Myyrmäki', 60.2610, 24.8550, 5.0, 'suburb', 'Myyrmäessä'],
      ] },
    ],
  },
  {
    name: 'Pirkanmaa', lat: 61.4978, lon: 23.7610,
    municipalities: [
      { name: 'Tampere', lat: 61.4978, lon: 23.7610, genitive: 'Tampereen', areas: [
        ['Ranta-Tampella', 61.5050, 23.7680, 6.2, 'waterside', 'Ranta-Tampellassa'],
        ['Hiedanranta', 61.5130, 23.6880, 5.2, 'waterside', 'Hiedanrannassa'],
        ['Vuores', 61.4300, 23.7980, 4.5, 'forest', 'Vuoreksessa'],
        ['Kaleva', 61.4980, 23.8010, 5.6, 'city', 'Kalevassa'],
      ] },
    ],
  },
  {
    name: 'Varsinais-Suomi', lat: 60.4518, lon: 22.2666,
    municipalities: [
      { name: 'Turku', lat: 60.4518, lon: 22.2666, genitive: 'Turun', areas: [
        ['Linnakaupunki', 60.4390, 22.2390, 5.4, 'waterside', 'Linnakaupungissa'],
        ['Kakolanmäki', 60.4450, 22.2440, 5.6, 'city', 'Kakolanmäellä'],
        ['Skanssi', 60.4300, 22.3250, 4.4, 'forest', 'Skanssissa'],
      ] },
    ],
  },
  {
    name: 'Pohjois-Pohjanmaa', lat: 65.0121, lon: 25.4651,
    municipalities: [
      { name: 'Oulu', lat: 65.0121, lon: 25.4651, genitive: 'Oulun', areas: [
        ['Toppilansaari', 65.0370, 25.4370, 4.2, 'waterside', 'Toppilansaaressa'],
        ['Hiukkavaara', 65.0300, 25.5900, 3.6, 'forest', 'Hiukkavaarassa'],
        ['Linnanmaa', 65.0590, 25.4660, 3.8, 'suburb', 'Linnanmaalla'],
      ] },
    ],
  },
  {
    name: 'Keski-Suomi', lat: 62.2426, lon: 25.7473,
    municipalities: [
      { name: 'Jyväskylä', lat: 62.2426, lon: 25.7473, genitive: 'Jyväskylän', areas: [
        ['Lutakko', 62.2400, 25.7590, 5.0, 'waterside', 'Lutakossa'],
        ['Kangas', 62.2500, 25.7530, 4.6, 'city', 'Kankaalla'],
        ['Savela', 62.2610, 25.7330, 3.9, 'suburb', 'Savelassa'],
      ] },
    ],
  },
  {
    name: 'Päijät-Häme', lat: 60.9827, lon: 25.6615,
    municipalities: [
      { name: 'Lahti', lat: 60.9827, lon: 25.6615, genitive: 'Lahden', areas: [
        ['Ranta-Kartano', 60.9870, 25.6500, 4.6, 'waterside', 'Ranta-Kartanossa'],
        ['Karisto', 61.0070, 25.7390, 3.7, 'forest', 'Karistossa'],
      ] },
    ],
  },
  {
    name: 'Pohjois-Savo', lat: 62.8924, lon: 27.6770,
    municipalities: [
      { name: 'Kuopio', lat: 62.8924, lon: 27.6770, genitive: 'Kuopion', areas: [
        ['Saaristokaupunki', 62.8460, 27.6640, 4.0, 'waterside', 'Saaristokaupungissa'],
        ['Väinölänniemi', 62.8840, 27.6870, 4.9, 'waterside', 'Väinölänniemellä'],
        ['Puijonlaakso', 62.9060, 27.6590, 4.0, 'forest', 'Puijonlaaksossa'],
      ] },
    ],
  },
]

export const finnishAreas = areasOf(counties)
