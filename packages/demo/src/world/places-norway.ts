// Where Husrum builds in Norway: true coordinates, and the approximate price per square metre of a new apartment, in thousands of kroner.

import type { CountyRow } from './places.ts'
import { areasOf } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Oslo',
    lat: 59.9139,
    lon: 10.7522,
    municipalities: [
      {
        name: 'Oslo',
        lat: 59.9139,
        lon: 10.7522,
        weight: 2,
        areas: [
          ['Løren', 59.93, 10.791, 106, 'city', 'på Løren'],
          ['Bjørvika', 59.906, 10.756, 120, 'waterside'],
          ['Ensjø', 59.9135, 10.787, 104, 'city', 'på Ensjø'],
          ['Nydalen', 59.949, 10.765, 102, 'city'],
          ['Skøyen', 59.922, 10.679, 116, 'city', 'på Skøyen'],
          ['Ulven', 59.925, 10.814, 96, 'city', 'på Ulven'],
          ['Bjerke', 59.941, 10.81, 95, 'suburb', 'på Bjerke'],
          ['Mortensrud', 59.849, 10.829, 74, 'forest', 'på Mortensrud'],
        ],
      },
    ],
  },
  {
    name: 'Akershus',
    lat: 59.956,
    lon: 11.049,
    municipalities: [
      {
        name: 'Bærum',
        lat: 59.89,
        lon: 10.526,
        areas: [
          ['Fornebu', 59.896, 10.62, 96, 'waterside', 'på Fornebu'],
          ['Sandvika', 59.89, 10.524, 90, 'waterside'],
          ['Bekkestua', 59.917, 10.588, 98, 'suburb', 'på Bekkestua'],
          ['Rykkinn', 59.933, 10.468, 72, 'forest', 'på Rykkinn'],
        ],
      },
      {
        name: 'Lillestrøm',
        lat: 59.956,
        lon: 11.049,
        areas: [
          ['Nesa', 59.953, 11.042, 74, 'waterside', 'på Nesa'],
          ['Strømmen', 59.949, 11.001, 70, 'suburb', 'på Strømmen'],
          ['Sørum', 60.008, 11.245, 52, 'field'],
        ],
      },
    ],
  },
  {
    name: 'Buskerud',
    lat: 59.744,
    lon: 10.2045,
    municipalities: [
      {
        name: 'Drammen',
        lat: 59.744,
        lon: 10.2045,
        areas: [
          ['Grønland', 59.7395, 10.201, 66, 'waterside', 'på Grønland'],
          ['Konnerud', 59.719, 10.148, 52, 'forest', 'på Konnerud'],
          ['Åssiden', 59.75, 10.152, 54, 'suburb', 'på Åssiden'],
        ],
      },
    ],
  },
  {
    name: 'Vestland',
    lat: 60.3913,
    lon: 5.3221,
    municipalities: [
      {
        name: 'Bergen',
        lat: 60.3913,
        lon: 5.3221,
        areas: [
          ['Damsgård', 60.38, 5.305, 78, 'waterside', 'på Damsgård'],
          ['Mindemyren', 60.361, 5.345, 74, 'city', 'på Mindemyren'],
          ['Paradis', 60.339, 5.348, 80, 'suburb', 'på Paradis'],
          ['Sandviken', 60.409, 5.323, 88, 'waterside'],
          ['Åsane', 60.465, 5.323, 62, 'forest'],
        ],
      },
    ],
  },
  {
    name: 'Trøndelag',
    lat: 63.4305,
    lon: 10.3951,
    municipalities: [
      {
        name: 'Trondheim',
        lat: 63.4305,
        lon: 10.3951,
        areas: [
          ['Brattøra', 63.439, 10.401, 86, 'waterside', 'på Brattøra'],
          ['Lade', 63.444, 10.441, 76, 'waterside', 'på Lade'],
          ['Lilleby', 63.439, 10.428, 74, 'city', 'på Lilleby'],
          ['Ranheim', 63.429, 10.53, 62, 'waterside', 'på Ranheim'],
        ],
      },
    ],
  },
  {
    name: 'Rogaland',
    lat: 58.97,
    lon: 5.7331,
    municipalities: [
      {
        name: 'Stavanger',
        lat: 58.97,
        lon: 5.7331,
        areas: [
          ['Urban sjøfront', 58.972, 5.75, 76, 'waterside'],
          ['Hillevåg', 58.949, 5.737, 62, 'city'],
          ['Madla', 58.949, 5.669, 58, 'suburb', 'på Madla'],
        ],
      },
      {
        name: 'Sandnes',
        lat: 58.8524,
        lon: 5.7352,
        areas: [
          ['Sandnes indre havn', 58.856, 5.743, 62, 'waterside'],
          ['Hove', 58.824, 5.729, 48, 'field', 'på Hove'],
          ['Riska', 58.887, 5.807, 46, 'waterside', 'på Riska'],
        ],
      },
    ],
  },
  {
    name: 'Troms',
    lat: 69.6492,
    lon: 18.9553,
    municipalities: [
      {
        name: 'Tromsø',
        lat: 69.6492,
        lon: 18.9553,
        areas: [
          ['Strandkanten', 69.64, 18.943, 82, 'waterside', 'på Strandkanten'],
          ['Kroken', 69.681, 19.04, 60, 'forest'],
          ['Kvaløysletta', 69.693, 18.875, 62, 'waterside', 'på Kvaløysletta'],
        ],
      },
    ],
  },
]

export const norwegianAreas = areasOf(counties)
