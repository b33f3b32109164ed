// The colours of the pictures: materials of houses, the sky, and plants in each season.

import { mix } from './colour.ts'

export type Cladding = 'brick' | 'wood' | 'render' | 'panel'

export type BuildingPalette = {
  readonly cladding: Cladding
  readonly wall: string
  readonly second: string
  readonly roof: string
  readonly frame: string
  readonly metal: string
  readonly timber: string
  readonly door: string
}

export const buildingPalettes: readonly [BuildingPalette, ...BuildingPalette[]] = [
  {
    cladding: 'brick',
    wall: '#b2705a',
    second: '#e6dccb',
    roof: '#55514e',
    frame: '#3d3f41',
    metal: '#45484a',
    timber: '#c39a6b',
    door: '#6f7f6c',
  },
  {
    cladding: 'brick',
    wall: '#d9c3a0',
    second: '#b98a63',
    roof: '#6a625a',
    frame: '#5b4a3c',
    metal: '#5d564f',
    timber: '#b98a58',
    door: '#8b4f3c',
  },
  {
    cladding: 'brick',
    wall: '#8d5a4c',
    second: '#c9b8a2',
    roof: '#47474a',
    frame: '#e9e2d5',
    metal: '#3f4346',
    timber: '#b88a5c',
    door: '#c9a052',
  },
  {
    cladding: 'brick',
    wall: '#ded5c5',
    second: '#a8b0a0',
    roof: '#70706c',
    frame: '#8a6d4e',
    metal: '#7d786f',
    timber: '#c8a172',
    door: '#5f7482',
  },
  {
    cladding: 'render',
    wall: '#efe7d9',
    second: '#c99775',
    roof: '#7a6a60',
    frame: '#74706a',
    metal: '#6e6a64',
    timber: '#c59c6c',
    door: '#5f7a74',
  },
  {
    cladding: 'render',
    wall: '#d7b07a',
    second: '#efe4cf',
    roof: '#6b5f56',
    frame: '#f0e8da',
    metal: '#6d6358',
    timber: '#b78a5b',
    door: '#4d6470',
  },
  {
    cladding: 'render',
    wall: '#b3bba6',
    second: '#ece6d8',
    roof: '#5f645e',
    frame: '#f1ece1',
    metal: '#565c57',
    timber: '#c7a277',
    door: '#b4694d',
  },
  {
    cladding: 'render',
    wall: '#d6a992',
    second: '#f0e6da',
    roof: '#6d5d57',
    frame: '#efe6da',
    metal: '#6b5b56',
    timber: '#bd9166',
    door: '#566b63',
  },
  {
    cladding: 'wood',
    wall: '#c8a67c',
    second: '#5a5753',
    roof: '#4d4b49',
    frame: '#3c3b3a',
    metal: '#4a4846',
    timber: '#d8b98e',
    door: '#3f5660',
  },
  {
    cladding: 'wood',
    wall: '#4c4d4c',
    second: '#c9a273',
    roof: '#3b3d3f',
    frame: '#2f3132',
    metal: '#34373a',
    timber: '#c9a273',
    door: '#c7964f',
  },
  {
    cladding: 'wood',
    wall: '#914c3f',
    second: '#e9dfce',
    roof: '#4b4745',
    frame: '#f3ece0',
    metal: '#504a46',
    timber: '#b98b60',
    door: '#3f5250',
  },
  {
    cladding: 'wood',
    wall: '#8b9b8b',
    second: '#ece7da',
    roof: '#565b57',
    frame: '#f2eee4',
    metal: '#525a56',
    timber: '#c7a277',
    door: '#c28a4e',
  },
  {
    cladding: 'wood',
    wall: '#e9e3d6',
    second: '#8794a0',
    roof: '#5b5f63',
    frame: '#6c7175',
    metal: '#666b6f',
    timber: '#c7a277',
    door: '#6b7f8e',
  },
  {
    cladding: 'wood',
    wall: '#7f91a0',
    second: '#eee8dc',
    roof: '#4d545b',
    frame: '#f2ede3',
    metal: '#4c545b',
    timber: '#c7a277',
    door: '#c47d55',
  },
  {
    cladding: 'panel',
    wall: '#d9d4c9',
    second: '#8c9a98',
    roof: '#63676a',
    frame: '#54585a',
    metal: '#585d60',
    timber: '#c7a47a',
    door: '#b5734f',
  },
  {
    cladding: 'panel',
    wall: '#8f9f9e',
    second: '#e4ddcf',
    roof: '#4f585a',
    frame: '#3e4648',
    metal: '#465052',
    timber: '#c39d70',
    door: '#cf9f58',
  },
  {
    cladding: 'panel',
    wall: '#c08a6a',
    second: '#e8dccb',
    roof: '#5d504a',
    frame: '#4b4441',
    metal: '#564c47',
    timber: '#cba77c',
    door: '#51696c',
  },
]

export type Light = {
  readonly name: string
  readonly sky: readonly [string, string, string]
  readonly sun: string
  readonly sunHeight: number
  /** The tint of everything, and its strength. */
  readonly air: string
  readonly airShare: number
  readonly shade: string
  readonly shadeShare: number
  readonly glass: string
  readonly glint: string
  readonly litShare: number
  readonly cloud: string
}

export const lights: readonly [Light, ...Light[]] = [
  {
    name: 'morning',
    sky: ['#a8c3d1', '#dbe0da', '#f6e6cf'],
    sun: '#fff3d9',
    sunHeight: 250,
    air: '#f6dfc4',
    airShare: 0.1,
    shade: '#4b6072',
    shadeShare: 0.34,
    glass: '#7d97a3',
    glint: '#d5dfdf',
    litShare: 0.05,
    cloud: '#fff8ec',
  },
  {
    name: 'day',
    sky: ['#8ab2cb', '#bcd5df', '#ecefe6'],
    sun: '#fffbe9',
    sunHeight: 480,
    air: '#eef3ef',
    airShare: 0.06,
    shade: '#3f586c',
    shadeShare: 0.34,
    glass: '#64859a',
    glint: '#bcd2dc',
    litShare: 0.02,
    cloud: '#ffffff',
  },
  {
    name: 'afternoon',
    sky: ['#93b3bd', '#d9dac7', '#f6dcae'],
    sun: '#ffeebf',
    sunHeight: 220,
    air: '#f7cf92',
    airShare: 0.14,
    shade: '#50586b',
    shadeShare: 0.38,
    glass: '#7f919a',
    glint: '#eed9b4',
    litShare: 0.06,
    cloud: '#fff0d6',
  },
  {
    name: 'sunset',
    sky: ['#7f93ab', '#d3b3a8', '#f6c795'],
    sun: '#ffe0a8',
    sunHeight: 130,
    air: '#f2ad7c',
    airShare: 0.17,
    shade: '#45475f',
    shadeShare: 0.44,
    glass: '#6d7488',
    glint: '#f0c3a0',
    litShare: 0.28,
    cloud: '#f9d6bd',
  },
  {
    name: 'dusk',
    sky: ['#4d6480', '#93929f', '#e9b894'],
    sun: '#ffd5a4',
    sunHeight: 40,
    air: '#6c7590',
    airShare: 0.3,
    shade: '#2f3c55',
    shadeShare: 0.46,
    glass: '#4c5d75',
    glint: '#a69aa6',
    litShare: 0.55,
    cloud: '#c9a9a5',
  },
  {
    name: 'overcast',
    sky: ['#bcc9cd', '#d6dbd8', '#ebe7dd'],
    sun: '#f7f5ec',
    sunHeight: 420,
    air: '#dfe2de',
    airShare: 0.14,
    shade: '#566570',
    shadeShare: 0.24,
    glass: '#77898f',
    glint: '#c9d2d2',
    litShare: 0.1,
    cloud: '#f1f1ec',
  },
]

export type Season = {
  readonly name: string
  readonly leaves: readonly [string, string, string]
  readonly birch: readonly [string, string]
  readonly needles: readonly [string, string]
  readonly grass: string
  readonly meadow: string
  readonly crop: string
}

export const seasons: readonly [Season, ...Season[]] = [
  {
    name: 'summer',
    leaves: ['#7f9a75', '#6b8868', '#93a87c'],
    birch: ['#9fb183', '#86a077'],
    needles: ['#4f6b5c', '#5f7a66'],
    grass: '#a3b184',
    meadow: '#b7bd8d',
    crop: '#d5bd7f',
  },
  {
    name: 'spring',
    leaves: ['#a1b383', '#8ba577', '#b8bf8c'],
    birch: ['#b9c58f', '#a2b681'],
    needles: ['#557262', '#67806a'],
    grass: '#adbd87',
    meadow: '#bfc893',
    crop: '#b9c58a',
  },
  {
    name: 'autumn',
    leaves: ['#c3884f', '#a9704a', '#cf9f57'],
    birch: ['#d6ae5f', '#c79a50'],
    needles: ['#536a5a', '#647863'],
    grass: '#b3b080',
    meadow: '#c4b27f',
    crop: '#c9a468',
  },
  {
    name: 'winter',
    leaves: ['#b3a79a', '#a1978d', '#c2b8ac'],
    birch: ['#c5bdb2', '#b4aca3'],
    needles: ['#5c7068', '#7b8c85'],
    grass: '#eceae4',
    meadow: '#e3e3df',
    crop: '#dcdcd9',
  },
]

/** The colour of a surface in this light. */
export const toneIn =
  (light: Light) =>
  (colour: string, lit: boolean): string => {
    const aired = mix(colour, light.air, light.airShare)
    return lit ? mix(aired, light.sun, 0.06) : mix(aired, light.shade, light.shadeShare)
  }
