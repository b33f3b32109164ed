// Where Husrum builds in Sweden: true coordinates, and what a square metre of a new apartment roughly costs, in thousands of kronor.
import { areasOf } from './places.ts'
import type { CountyRow } from './places.ts'

const counties: readonly CountyRow[] = [
  {
    name: 'Stockholms län', lat: 59.3293, lon: 18.0686,
    municipalities: [
      {
        name: 'Stockholm', lat: 59.3293, lon: 18.0686, weight: 2,
        areas: [
          ['Norra Djurgårdsstaden', 59.3555, 18.0935, 112, 'waterside'],
          ['Hagastaden', 59.3480, 18.0345, 118, 'city'],
          ['Liljeholmen', 59.3100, 18.0230, 94, 'waterside'],
          ['Hammarby sjöstad', 59.3035, 18.1030, 98, 'waterside'],
          ['Kungsholmen', 59.3326, 18.0310, 115, 'city', 'på Kungsholmen'],
          ['Årstafältet', 59.2925, 18.0440, 80, 'suburb', 'vid Årstafältet'],
          ['Kista', 59.4030, 17.9445, 58, 'city'],
          ['Farsta strand', 59.2350, 18.1020, 60, 'suburb'],
          ['Bromma', 59.3550, 17.9520, 76, 'suburb'],
        ],
      },
      { name: 'Solna', lat: 59.3600, lon: 18.0000, areas: [
        ['Arenastaden', 59.3705, 18.0030, 82, 'city'],
        ['Huvudsta', 59.3490, 17.9860, 80, 'waterside'],
        ['Råsunda', 59.3640, 17.9930, 84, 'suburb'],
      ] },
      { name: 'Sundbyberg', lat: 59.3613, lon: 17.9711, areas: [
        ['Hallonbergen', 59.3755, 17.9690, 64, 'suburb'],
        ['Rissne', 59.3760, 17.9400, 60, 'suburb'],
        ['Duvbo', 59.3690, 17.9600, 72, 'suburb'],
      ] },
      { name: 'Nacka', lat: 59.3105, lon: 18.1637, areas: [
        ['Kvarnholmen', 59.3165, 18.1370, 86, 'waterside', 'på Kvarnholmen'],
        ['Sickla', 59.3055, 18.1230, 82, 'city'],
        ['Orminge', 59.3270, 18.2560, 58, 'forest'],
      ] },
      { name: 'Järfälla', lat: 59.4240, lon: 17.8340, areas: [
        ['Barkarbystaden', 59.4125, 17.8650, 54, 'city'],
        ['Jakobsberg', 59.4230, 17.8330, 47, 'suburb'],
      ] },
      { name: 'Täby', lat: 59.4439, lon: 18.0687, areas: [
        ['Täby park', 59.4400, 18.0890, 68, 'suburb'],
        ['Arninge', 59.4600, 18.1290, 56, 'forest'],
      ] },
      { name: 'Huddinge', lat: 59.2370, lon: 17.9820, areas: [
        ['Flemingsberg', 59.2195, 17.9460, 50, 'suburb'],
        ['Trångsund', 59.2280, 18.1290, 52, 'forest'],
      ] },
    ],
  },
  {
    name: 'Uppsala län', lat: 59.8586, lon: 17.6389,
    municipalities: [
      { name: 'Uppsala', lat: 59.8586, lon: 17.6389, areas: [
        ['Rosendal', 59.8380, 17.6390, 56, 'forest'],
        ['Kungsängen', 59.8480, 17.6620, 58, 'city'],
        ['Ulleråker', 59.8325, 17.6530, 54, 'forest'],
        ['Gränby', 59.8745, 17.6680, 48, 'suburb'],
      ] },
    ],
  },
  {
    name: 'Västra Götalands län', lat: 57.7089, lon: 11.9746,
    municipalities: [
      {
        name: 'Göteborg', lat: 57.7089, lon: 11.9746, weight: 2,
        areas: [
          ['Lindholmen', 57.7067, 11.9384, 74, 'waterside', 'på Lindholmen'],
          ['Eriksberg', 57.7022, 11.9130, 69, 'waterside', 'på Eriksberg'],
          ['Kvillebäcken', 57.7240, 11.9500, 57, 'city'],
          ['Majorna', 57.6905, 11.9200, 72, 'city'],
          ['Örgryte', 57.6975, 12.0170, 73, 'suburb'],
          ['Frihamnen', 57.7190, 11.9610, 76, 'waterside'],
          ['Skeppsbron', 57.7035, 11.9560, 84, 'waterside', 'vid Skeppsbron'],
          ['Karlastaden', 57.7085, 11.9420, 80, 'city'],
          ['Fixfabriken', 57.6920, 11.9270, 70, 'city', 'vid Fixfabriken'],
          ['Gamlestaden', 57.7290, 12.0050, 52, 'city'],
          ['Västra Frölunda', 57.6525, 11.9100, 50, 'suburb'],
          ['Björlanda', 57.7610, 11.8390, 46, 'field'],
        ],
      },
      { name: 'Mölndal', lat: 57.6554, lon: 12.0138, areas: [
        ['Forsåker', 57.6540, 12.0190, 60, 'city'],
        ['Pedagogen park', 57.6620, 12.0060, 56, 'suburb'],
        ['Kållered', 57.6110, 12.0520, 44, 'forest'],
      ] },
      { name: 'Partille', lat: 57.7395, lon: 12.1064, areas: [
        ['Partille centrum', 57.7385, 12.1080, 52, 'city'],
        ['Öjersjö', 57.7005, 12.1340, 46, 'forest'],
      ] },
    ],
  },
  {
    name: 'Hallands län', lat: 56.6744, lon: 12.8568,
    municipalities: [
      { name: 'Kungsbacka', lat: 57.4872, lon: 12.0761, areas: [
        ['Kolla parkstad', 57.4900, 12.1010, 45, 'suburb'],
        ['Åsa', 57.3480, 12.1210, 44, 'waterside'],
        ['Särö', 57.5110, 11.9430, 54, 'waterside'],
      ] },
      { name: 'Halmstad', lat: 56.6744, lon: 12.8568, areas: [
        ['Söndrum', 56.6640, 12.7960, 42, 'suburb'],
        ['Västra stranden', 56.6560, 12.8380, 50, 'waterside', 'vid Västra stranden'],
      ] },
    ],
  },
  {
    name: 'Skåne län', lat: 55.6050, lon: 13.0038,
    municipalities: [
      { name: 'Malmö', lat: 55.6050, lon: 13.0038, areas: [
        ['Västra hamnen', 55.6130, 12.9790, 64, 'waterside'],
        ['Hyllie', 55.5630, 12.9760, 46, 'city'],
        ['Limhamn', 55.5820, 12.9280, 56, 'waterside'],
        ['Sofielund', 55.5905, 13.0140, 44, 'city', 'på Sofielund'],
        ['Bunkeflostrand', 55.5490, 12.9190, 42, 'field'],
      ] },
      { name: 'Lund', lat: 55.7047, lon: 13.1910, areas: [
        ['Brunnshög', 55.7280, 13.2260, 46, 'field', 'på Brunnshög'],
        ['Väster', 55.7060, 13.1760, 54, 'city', 'på Väster'],
        ['Dalby', 55.6650, 13.3470, 36, 'field'],
      ] },
      { name: 'Helsingborg', lat: 56.0465, lon: 12.6945, areas: [
        ['Oceanhamnen', 56.0380, 12.6950, 62, 'waterside'],
        ['Mariastaden', 56.0790, 12.7000, 40, 'suburb'],
        ['Rydebäck', 55.9680, 12.7730, 40, 'waterside'],
      ] },
    ],
  },
  {
    name: 'Östergötlands län', lat: 58.4108, lon: 15.6214,
    municipalities: [
      { name: 'Linköping', lat: 58.4108, lon: 15.6214, areas: [
        ['Vallastaden', 58.3950, 15.5770, 48, 'suburb'],
        ['Övre Vasastaden', 58.4180, 15.6160, 50, 'city'],
        ['Lambohov', 58.3800, 15.5540, 36, 'field'],
      ] },
      { name: 'Norrköping', lat: 58.5877, lon: 16.1924, areas: [
        ['Inre hamnen', 58.6000, 16.1960, 47, 'waterside'],
        ['Kneippen', 58.5870, 16.1550, 44, 'suburb'],
        ['Hageby', 58.5660, 16.1890, 38, 'suburb'],
      ] },
    ],
  },
  {
    name: 'Örebro län', lat: 59.2741, lon: 15.2066,
    municipalities: [
      { name: 'Örebro', lat: 59.2741, lon: 15.2066, areas: [
        ['Tamarinden', 59.2520, 15.2480, 42, 'suburb'],
        ['Ladugårdsängen', 59.2510, 15.2300, 40, 'suburb', 'på Ladugårdsängen'],
        ['Lillåstrand', 59.3060, 15.2390, 38, 'waterside'],
      ] },
    ],
  },
  {
    name: 'Västmanlands län', lat: 59.6099, lon: 16.5448,
    municipalities: [
      { name: 'Västerås', lat: 59.6099, lon: 16.5448, areas: [
        ['Öster Mälarstrand', 59.5990, 16.5800, 48, 'waterside', 'på Öster Mälarstrand'],
        ['Kopparlunden', 59.6130, 16.5620, 44, 'city'],
        ['Gäddeholm', 59.5800, 16.6680, 37, 'forest'],
      ] },
    ],
  },
  {
    name: 'Jönköpings län', lat: 57.7826, lon: 14.1618,
    municipalities: [
      { name: 'Jönköping', lat: 57.7826, lon: 14.1618, areas: [
        ['Munksjöstaden', 57.7660, 14.1660, 50, 'waterside'],
        ['Kungsängen', 57.7700, 14.1830, 44, 'city', 'på Kungsängen'],
        ['Bankeryd', 57.8600, 14.1240, 36, 'forest'],
      ] },
    ],
  },
  {
    name: 'Västerbottens län', lat: 63.8258, lon: 20.2630,
    municipalities: [
      { name: 'Umeå', lat: 63.8258, lon: 20.2630, areas: [
        ['Öbacka', 63.8290, 20.2860, 50, 'waterside', 'på Öbacka'],
        ['Tomtebo', 63.8070, 20.3260, 40, 'forest', 'på Tomtebo'],
        ['Väst på stan', 63.8270, 20.2460, 48, 'city'],
      ] },
    ],
  },
  {
    name: 'Gävleborgs län', lat: 60.6749, lon: 17.1413,
    municipalities: [
      { name: 'Gävle', lat: 60.6749, lon: 17.1413, areas: [
        ['Gävle strand', 60.6820, 17.1760, 40, 'waterside', 'vid Gävle strand'],
        ['Hemlingby', 60.6470, 17.1590, 34, 'forest'],
        ['Godisfabriken', 60.6680, 17.1420, 37, 'city', 'vid Godisfabriken'],
      ] },
    ],
  },
]

export const swedishAreas = areasOf(counties)
