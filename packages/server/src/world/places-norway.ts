// Where Husrum builds in Norway: true coordinates, and what a square metre of a new apartment roughly costs, in thousands of kroner.
import { areasOf } from './places.ts'
import type { CountyRow } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Oslo', lat: 59.9139, lon: 10.7522,
    municipalities: [
      { name: 'Oslo', lat: 59.9139, lon: 10.7522, weight: 2, areas: [
        ['Løren', 59.9300, 10.7910, 106, 'city', 'på Løren'],
        ['Bjørvika', 59.9060, 10.7560, 120, 'waterside'],
        ['Ensjø', 59.9135, 10.7870, 104, 'city', 'på Ensjø'],
        ['Nydalen', 59.9490, 10.7650, 102, 'city'],
        ['Skøyen', 59.9220, 10.6790, 116, 'city', 'på Skøyen'],
        ['Ulven', 59.9250, 10.8140, 96, 'city', 'på Ulven'],
        ['Bjerke', 59.9410, 10.8100, 95, 'suburb', 'på Bjerke'],
        ['Mortensrud', 59.8490, 10.8290, 74, 'forest', 'på Mortensrud'],
      ] },
    ],
  },
  {
    name: 'Akershus', lat: 59.9560, lon: 11.0490,
    municipalities: [
      { name: 'Bærum', lat: 59.8900, lon: 10.5260, areas: [
        ['Fornebu', 59.8960, 10.6200, 96, 'waterside', 'på Fornebu'],
        ['Sandvika', 59.8900, 10.5240, 90, 'waterside'],
        ['Bekkestua', 59.9170, 10.5880, 98, 'suburb', 'på Bekkestua'],
        ['Rykkinn', 59.9330, 10.4680, 72, 'forest', 'på Rykkinn'],
      ] },
      { name: 'Lillestrøm', lat: 59.9560, lon: 11.0490, areas: [
        ['Nesa', 59.9530, 11.0420, 74, 'waterside', 'på Nesa'],
        ['Strømmen', 59.9490, 11.0010, 70, 'suburb', 'på Strømmen'],
        ['Sørum', 60.0080, 11.2450, 52, 'field'],
      ] },
    ],
  },
  {
    name: 'Buskerud', lat: 59.7440, lon: 10.2045,
    municipalities: [
      { name: 'Drammen', lat: 59.7440, lon: 10.2045, areas: [
        ['Grønland', 59.7395, 10.2010, 66, 'waterside', 'på Grønland'],
        ['Konnerud', 59.7190, 10.1480, 52, 'forest', 'på Konnerud'],
        ['Åssiden', 59.7500, 10.1520, 54, 'suburb', 'på Åssiden'],
      ] },
    ],
  },
  {
    name: 'Vestland', lat: 60.3913, lon: 5.3221,
    municipalities: [
      { name: 'Bergen', lat: 60.3913, lon: 5.3221, areas: [
        ['Damsgård', 60.3800, 5.3050, 78, 'waterside', 'på Damsgård'],
        ['Mindemyren', 60.3610, 5.3450, 74, 'city', 'på Mindemyren'],
        ['Paradis', 60.3390, 5.3480, 80, 'suburb', 'på Paradis'],
        ['Sandviken', 60.4090, 5.3230, 88, 'waterside'],
        ['Åsane', 60.4650, 5.3230, 62, 'forest'],
      ] },
    ],
  },
  {
    name: 'Trøndelag', lat: 63.4305, lon: 10.3951,
    municipalities: [
      { name: 'Trondheim', lat: 63.4305, lon: 10.3951, areas: [
        ['Brattøra', 63.4390, 10.4010, 86, 'waterside', 'på Brattøra'],
        ['Lade', 63.4440, 10.4410, 76, 'waterside', 'på Lade'],
        ['Lilleby', 63.4390, 10.4280, 74, 'city', 'på Lilleby'],
        ['Ranheim', 63.4290, 10.5300, 62, 'waterside', 'på Ranheim'],
      ] },
    ],
  },
  {
    name: 'Rogaland', lat: 58.9700, lon: 5.7331,
    municipalities: [
      { name: 'Stavanger', lat: 58.9700, lon: 5.7331, areas: [
        ['Urban sjøfront', 58.9720, 5.7500, 76, 'waterside'],
        ['Hillevåg', 58.9490, 5.7370, 62, 'city'],
        ['Madla', 58.9490, 5.6690, 58, 'suburb', 'på Madla'],
      ] },
      { name: 'Sandnes', lat: 58.8524, lon: 5.7352, areas: [
        ['Sandnes indre havn', 58.8560, 5.7430, 62, 'waterside'],
        ['Hove', 58.8240, 5.7290, 48, 'field', 'på Hove'],
        ['Riska', 58.8870, 5.8070, 46, 'waterside', 'på Riska'],
      ] },
    ],
  },
  {
    name: 'Troms', lat: 69.6492, lon: 18.9553,
    municipalities: [
      { name: 'Tromsø', lat: 69.6492, lon: 18.9553, areas: [
        ['Strandkanten', 69.6400, 18.9430, 82, 'waterside', 'på Strandkanten'],
        ['Kroken', 69.6810, 19.0400, 60, 'forest'],
        ['Kvaløysletta', 69.6930, 18.8750, 62, 'waterside', 'på Kvaløysletta'],
      ] },
    ],
  },
]

export const norwegianAreas = areasOf(counties)
