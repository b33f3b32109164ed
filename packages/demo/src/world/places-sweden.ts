// Where Husrum builds in Sweden: true coordinates, and the approximate price per square metre of a new apartment, in thousands of kronor.

import type { CountyRow } from './places.ts'
import { areasOf } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Stockholms län',
    lat: 59.3293,
    lon: 18.0686,
    municipalities: [
      {
        name: 'Stockholm',
        lat: 59.3293,
        lon: 18.0686,
        weight: 2,
        areas: [
          ['Norra Djurgårdsstaden', 59.3555, 18.0935, 112, 'waterside'],
          ['Hagastaden', 59.348, 18.0345, 118, 'city'],
          ['Liljeholmen', 59.31, 18.023, 94, 'waterside'],
          ['Hammarby sjöstad', 59.3035, 18.103, 98, 'waterside'],
          ['Kungsholmen', 59.3326, 18.031, 115, 'city', 'på Kungsholmen'],
          ['Årstafältet', 59.2925, 18.044, 80, 'suburb', 'vid Årstafältet'],
          ['Kista', 59.403, 17.9445, 58, 'city'],
          ['Farsta strand', 59.235, 18.102, 60, 'suburb'],
          ['Bromma', 59.355, 17.952, 76, 'suburb'],
        ],
      },
      {
        name: 'Solna',
        lat: 59.36,
        lon: 18.0,
        areas: [
          ['Arenastaden', 59.3705, 18.003, 82, 'city'],
          ['Huvudsta', 59.349, 17.986, 80, 'waterside'],
          ['Råsunda', 59.364, 17.993, 84, 'suburb'],
        ],
      },
      {
        name: 'Sundbyberg',
        lat: 59.3613,
        lon: 17.9711,
        areas: [
          ['Hallonbergen', 59.3755, 17.969, 64, 'suburb'],
          ['Rissne', 59.376, 17.94, 60, 'suburb'],
          ['Duvbo', 59.369, 17.96, 72, 'suburb'],
        ],
      },
      {
        name: 'Nacka',
        lat: 59.3105,
        lon: 18.1637,
        areas: [
          ['Kvarnholmen', 59.3165, 18.137, 86, 'waterside', 'på Kvarnholmen'],
          ['Sickla', 59.3055, 18.123, 82, 'city'],
          ['Orminge', 59.327, 18.256, 58, 'forest'],
        ],
      },
      {
        name: 'Järfälla',
        lat: 59.424,
        lon: 17.834,
        areas: [
          ['Barkarbystaden', 59.4125, 17.865, 54, 'city'],
          ['Jakobsberg', 59.423, 17.833, 47, 'suburb'],
        ],
      },
      {
        name: 'Täby',
        lat: 59.4439,
        lon: 18.0687,
        areas: [
          ['Täby park', 59.44, 18.089, 68, 'suburb'],
          ['Arninge', 59.46, 18.129, 56, 'forest'],
        ],
      },
      {
        name: 'Huddinge',
        lat: 59.237,
        lon: 17.982,
        areas: [
          ['Flemingsberg', 59.2195, 17.946, 50, 'suburb'],
          ['Trångsund', 59.228, 18.129, 52, 'forest'],
        ],
      },
    ],
  },
  {
    name: 'Uppsala län',
    lat: 59.8586,
    lon: 17.6389,
    municipalities: [
      {
        name: 'Uppsala',
        lat: 59.8586,
        lon: 17.6389,
        areas: [
          ['Rosendal', 59.838, 17.639, 56, 'forest'],
          ['Kungsängen', 59.848, 17.662, 58, 'city'],
          ['Ulleråker', 59.8325, 17.653, 54, 'forest'],
          ['Gränby', 59.8745, 17.668, 48, 'suburb'],
        ],
      },
    ],
  },
  {
    name: 'Västra Götalands län',
    lat: 57.7089,
    lon: 11.9746,
    municipalities: [
      {
        name: 'Göteborg',
        lat: 57.7089,
        lon: 11.9746,
        weight: 2,
        areas: [
          ['Lindholmen', 57.7067, 11.9384, 74, 'waterside', 'på Lindholmen'],
          ['Eriksberg', 57.7022, 11.913, 69, 'waterside', 'på Eriksberg'],
          ['Kvillebäcken', 57.724, 11.95, 57, 'city'],
          ['Majorna', 57.6905, 11.92, 72, 'city'],
          ['Örgryte', 57.6975, 12.017, 73, 'suburb'],
          ['Frihamnen', 57.719, 11.961, 76, 'waterside'],
          ['Skeppsbron', 57.7035, 11.956, 84, 'waterside', 'vid Skeppsbron'],
          ['Karlastaden', 57.7085, 11.942, 80, 'city'],
          ['Fixfabriken', 57.692, 11.927, 70, 'city', 'vid Fixfabriken'],
          ['Gamlestaden', 57.729, 12.005, 52, 'city'],
          ['Västra Frölunda', 57.6525, 11.91, 50, 'suburb'],
          ['Björlanda', 57.761, 11.839, 46, 'field'],
        ],
      },
      {
        name: 'Mölndal',
        lat: 57.6554,
        lon: 12.0138,
        areas: [
          ['Forsåker', 57.654, 12.019, 60, 'city'],
          ['Pedagogen park', 57.662, 12.006, 56, 'suburb'],
          ['Kållered', 57.611, 12.052, 44, 'forest'],
        ],
      },
      {
        name: 'Partille',
        lat: 57.7395,
        lon: 12.1064,
        areas: [
          ['Partille centrum', 57.7385, 12.108, 52, 'city'],
          ['Öjersjö', 57.7005, 12.134, 46, 'forest'],
        ],
      },
    ],
  },
  {
    name: 'Hallands län',
    lat: 56.6744,
    lon: 12.8568,
    municipalities: [
      {
        name: 'Kungsbacka',
        lat: 57.4872,
        lon: 12.0761,
        areas: [
          ['Kolla parkstad', 57.49, 12.101, 45, 'suburb'],
          ['Åsa', 57.348, 12.121, 44, 'waterside'],
          ['Särö', 57.511, 11.943, 54, 'waterside'],
        ],
      },
      {
        name: 'Halmstad',
        lat: 56.6744,
        lon: 12.8568,
        areas: [
          ['Söndrum', 56.664, 12.796, 42, 'suburb'],
          ['Västra stranden', 56.656, 12.838, 50, 'waterside', 'vid Västra stranden'],
        ],
      },
    ],
  },
  {
    name: 'Skåne län',
    lat: 55.605,
    lon: 13.0038,
    municipalities: [
      {
        name: 'Malmö',
        lat: 55.605,
        lon: 13.0038,
        areas: [
          ['Västra hamnen', 55.613, 12.979, 64, 'waterside'],
          ['Hyllie', 55.563, 12.976, 46, 'city'],
          ['Limhamn', 55.582, 12.928, 56, 'waterside'],
          ['Sofielund', 55.5905, 13.014, 44, 'city', 'på Sofielund'],
          ['Bunkeflostrand', 55.549, 12.919, 42, 'field'],
        ],
      },
      {
        name: 'Lund',
        lat: 55.7047,
        lon: 13.191,
        areas: [
          ['Brunnshög', 55.728, 13.226, 46, 'field', 'på Brunnshög'],
          ['Väster', 55.706, 13.176, 54, 'city', 'på Väster'],
          ['Dalby', 55.665, 13.347, 36, 'field'],
        ],
      },
      {
        name: 'Helsingborg',
        lat: 56.0465,
        lon: 12.6945,
        areas: [
          ['Oceanhamnen', 56.038, 12.695, 62, 'waterside'],
          ['Mariastaden', 56.079, 12.7, 40, 'suburb'],
          ['Rydebäck', 55.968, 12.773, 40, 'waterside'],
        ],
      },
    ],
  },
  {
    name: 'Östergötlands län',
    lat: 58.4108,
    lon: 15.6214,
    municipalities: [
      {
        name: 'Linköping',
        lat: 58.4108,
        lon: 15.6214,
        areas: [
          ['Vallastaden', 58.395, 15.577, 48, 'suburb'],
          ['Övre Vasastaden', 58.418, 15.616, 50, 'city'],
          ['Lambohov', 58.38, 15.554, 36, 'field'],
        ],
      },
      {
        name: 'Norrköping',
        lat: 58.5877,
        lon: 16.1924,
        areas: [
          ['Inre hamnen', 58.6, 16.196, 47, 'waterside'],
          ['Kneippen', 58.587, 16.155, 44, 'suburb'],
          ['Hageby', 58.566, 16.189, 38, 'suburb'],
        ],
      },
    ],
  },
  {
    name: 'Örebro län',
    lat: 59.2741,
    lon: 15.2066,
    municipalities: [
      {
        name: 'Örebro',
        lat: 59.2741,
        lon: 15.2066,
        areas: [
          ['Tamarinden', 59.252, 15.248, 42, 'suburb'],
          ['Ladugårdsängen', 59.251, 15.23, 40, 'suburb', 'på Ladugårdsängen'],
          ['Lillåstrand', 59.306, 15.239, 38, 'waterside'],
        ],
      },
    ],
  },
  {
    name: 'Västmanlands län',
    lat: 59.6099,
    lon: 16.5448,
    municipalities: [
      {
        name: 'Västerås',
        lat: 59.6099,
        lon: 16.5448,
        areas: [
          ['Öster Mälarstrand', 59.599, 16.58, 48, 'waterside', 'på Öster Mälarstrand'],
          ['Kopparlunden', 59.613, 16.562, 44, 'city'],
          ['Gäddeholm', 59.58, 16.668, 37, 'forest'],
        ],
      },
    ],
  },
  {
    name: 'Jönköpings län',
    lat: 57.7826,
    lon: 14.1618,
    municipalities: [
      {
        name: 'Jönköping',
        lat: 57.7826,
        lon: 14.1618,
        areas: [
          ['Munksjöstaden', 57.766, 14.166, 50, 'waterside'],
          ['Kungsängen', 57.77, 14.183, 44, 'city', 'på Kungsängen'],
          ['Bankeryd', 57.86, 14.124, 36, 'forest'],
        ],
      },
    ],
  },
  {
    name: 'Västerbottens län',
    lat: 63.8258,
    lon: 20.263,
    municipalities: [
      {
        name: 'Umeå',
        lat: 63.8258,
        lon: 20.263,
        areas: [
          ['Öbacka', 63.829, 20.286, 50, 'waterside', 'på Öbacka'],
          ['Tomtebo', 63.807, 20.326, 40, 'forest', 'på Tomtebo'],
          ['Väst på stan', 63.827, 20.246, 48, 'city'],
        ],
      },
    ],
  },
  {
    name: 'Gävleborgs län',
    lat: 60.6749,
    lon: 17.1413,
    municipalities: [
      {
        name: 'Gävle',
        lat: 60.6749,
        lon: 17.1413,
        areas: [
          ['Gävle strand', 60.682, 17.176, 40, 'waterside', 'vid Gävle strand'],
          ['Hemlingby', 60.647, 17.159, 34, 'forest'],
          ['Godisfabriken', 60.668, 17.142, 37, 'city', 'vid Godisfabriken'],
        ],
      },
    ],
  },
]

export const swedishAreas = areasOf(counties)
