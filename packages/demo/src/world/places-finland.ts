// Where Husrum builds in Finland: true coordinates, and the approximate price per square metre of a new apartment, in thousands of euros.

import type { CountyRow } from './places.ts'
import { areasOf } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Uusimaa',
    lat: 60.1699,
    lon: 24.9384,
    municipalities: [
      {
        name: 'Helsinki',
        lat: 60.1699,
        lon: 24.9384,
        weight: 2,
        genitive: 'Helsingin',
        areas: [
          ['Kalasatama', 60.1885, 24.979, 8.8, 'waterside', 'Kalasatamassa'],
          ['Jätkäsaari', 60.156, 24.917, 9.6, 'waterside', 'Jätkäsaaressa'],
          ['Kruunuvuorenranta', 60.168, 25.022, 7.2, 'waterside', 'Kruunuvuorenrannassa'],
          ['Pasila', 60.199, 24.933, 8.6, 'city', 'Pasilassa'],
          ['Lauttasaari', 60.159, 24.88, 8.9, 'waterside', 'Lauttasaaressa'],
          ['Kuninkaantammi', 60.262, 24.898, 5.6, 'forest', 'Kuninkaantammessa'],
          ['Herttoniemi', 60.195, 25.03, 7.0, 'suburb', 'Herttoniemessä'],
        ],
      },
      {
        name: 'Espoo',
        lat: 60.2055,
        lon: 24.6559,
        genitive: 'Espoon',
        areas: [
          ['Tapiola', 60.176, 24.805, 7.6, 'suburb', 'Tapiolassa'],
          ['Finnoo', 60.151, 24.707, 6.4, 'waterside', 'Finnoossa'],
          ['Leppävaara', 60.219, 24.813, 6.2, 'city', 'Leppävaarassa'],
          ['Suurpelto', 60.19, 24.75, 5.6, 'suburb', 'Suurpellossa'],
        ],
      },
      {
        name: 'Vantaa',
        lat: 60.2934,
        lon: 25.0378,
        genitive: 'Vantaan',
        areas: [
          ['Tikkurila', 60.292, 25.044, 5.4, 'city', 'Tikkurilassa'],
          ['Kivistö', 60.315, 24.847, 4.9, 'forest', 'Kivistössä'],
          ['Myyrmäki', 60.261, 24.855, 5.0, 'suburb', 'Myyrmäessä'],
        ],
      },
    ],
  },
  {
    name: 'Pirkanmaa',
    lat: 61.4978,
    lon: 23.761,
    municipalities: [
      {
        name: 'Tampere',
        lat: 61.4978,
        lon: 23.761,
        genitive: 'Tampereen',
        areas: [
          ['Ranta-Tampella', 61.505, 23.768, 6.2, 'waterside', 'Ranta-Tampellassa'],
          ['Hiedanranta', 61.513, 23.688, 5.2, 'waterside', 'Hiedanrannassa'],
          ['Vuores', 61.43, 23.798, 4.5, 'forest', 'Vuoreksessa'],
          ['Kaleva', 61.498, 23.801, 5.6, 'city', 'Kalevassa'],
        ],
      },
    ],
  },
  {
    name: 'Varsinais-Suomi',
    lat: 60.4518,
    lon: 22.2666,
    municipalities: [
      {
        name: 'Turku',
        lat: 60.4518,
        lon: 22.2666,
        genitive: 'Turun',
        areas: [
          ['Linnakaupunki', 60.439, 22.239, 5.4, 'waterside', 'Linnakaupungissa'],
          ['Kakolanmäki', 60.445, 22.244, 5.6, 'city', 'Kakolanmäellä'],
          ['Skanssi', 60.43, 22.325, 4.4, 'forest', 'Skanssissa'],
        ],
      },
    ],
  },
  {
    name: 'Pohjois-Pohjanmaa',
    lat: 65.0121,
    lon: 25.4651,
    municipalities: [
      {
        name: 'Oulu',
        lat: 65.0121,
        lon: 25.4651,
        genitive: 'Oulun',
        areas: [
          ['Toppilansaari', 65.037, 25.437, 4.2, 'waterside', 'Toppilansaaressa'],
          ['Hiukkavaara', 65.03, 25.59, 3.6, 'forest', 'Hiukkavaarassa'],
          ['Linnanmaa', 65.059, 25.466, 3.8, 'suburb', 'Linnanmaalla'],
        ],
      },
    ],
  },
  {
    name: 'Keski-Suomi',
    lat: 62.2426,
    lon: 25.7473,
    municipalities: [
      {
        name: 'Jyväskylä',
        lat: 62.2426,
        lon: 25.7473,
        genitive: 'Jyväskylän',
        areas: [
          ['Lutakko', 62.24, 25.759, 5.0, 'waterside', 'Lutakossa'],
          ['Kangas', 62.25, 25.753, 4.6, 'city', 'Kankaalla'],
          ['Savela', 62.261, 25.733, 3.9, 'suburb', 'Savelassa'],
        ],
      },
    ],
  },
  {
    name: 'Päijät-Häme',
    lat: 60.9827,
    lon: 25.6615,
    municipalities: [
      {
        name: 'Lahti',
        lat: 60.9827,
        lon: 25.6615,
        genitive: 'Lahden',
        areas: [
          ['Ranta-Kartano', 60.987, 25.65, 4.6, 'waterside', 'Ranta-Kartanossa'],
          ['Karisto', 61.007, 25.739, 3.7, 'forest', 'Karistossa'],
        ],
      },
    ],
  },
  {
    name: 'Pohjois-Savo',
    lat: 62.8924,
    lon: 27.677,
    municipalities: [
      {
        name: 'Kuopio',
        lat: 62.8924,
        lon: 27.677,
        genitive: 'Kuopion',
        areas: [
          ['Saaristokaupunki', 62.846, 27.664, 4.0, 'waterside', 'Saaristokaupungissa'],
          ['Väinölänniemi', 62.884, 27.687, 4.9, 'waterside', 'Väinölänniemellä'],
          ['Puijonlaakso', 62.906, 27.659, 4.0, 'forest', 'Puijonlaaksossa'],
        ],
      },
    ],
  },
]

export const finnishAreas = areasOf(counties)
