// A furnished room: the stage decides materials, the home the furniture's places, the colours and the view.

import type { InteriorRoom, InteriorSubject } from '../picture-ids/picture-subject.ts'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'
import { airOf } from './air.ts'
import { makeCanvas } from './canvas.ts'
import type { Air } from './exterior-nature.ts'
import type { Finish, Room } from './interior-room.ts'
import { makeRoomCamera, styles, textileSets, tintFor } from './interior-room.ts'
import {
  drawBalconyScene,
  drawBathroom,
  drawBedroom,
  drawKitchen,
  drawLivingRoom,
} from './interior-scenes.ts'
import { splitSeed } from './split-seed.ts'

const scenes: Readonly<Record<InteriorRoom, (room: Room, view: Random) => void>> = {
  livingRoom: drawLivingRoom,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  balcony: drawBalconyScene,
}

/** The options that buyers choose between, by room and seed: one room from one angle, with another material. */
const finishes: Readonly<Record<string, Finish>> = {
  'bathroom option-white': { style: { tile: '#f3f0e9', stone: '#bdbbb6' }, tileSize: 0.3 },
  'bathroom option-large': { style: { tile: '#cdc4b4', stone: '#c6bdae' }, tileSize: 0.6 },
  'kitchen option-white': { style: { cabinet: '#f4f0e8' } },
  'kitchen option-oak': { style: { cabinet: '#c99d6c' } },
  'livingRoom option-plank': { style: { floor: '#c9a57b' } },
  'livingRoom option-herringbone': { style: { floor: '#b98f5f' }, isHerringbone: true },
  'livingRoom option-ash': { style: { floor: '#e6d8bf' } },
}

export const drawInterior = ({ seed, room: kind }: InteriorSubject): string => {
  const finish = finishes[`${kind} ${seed}`]
  const seeds = splitSeed(finish ? 'option' : seed)
  const style = randomForText(`${seeds.stage}|inside`).pick(styles)
  const home = randomForText(`${seeds.home}|inside`)
  const textiles = home.pick(textileSets)
  const mirrored = randomForText(`${seeds.home}|${kind}|side`).chance(0.5)
  const air: Air = { ...airOf(seeds.stage), sunSide: -1 }
  const chance = randomForText(`${seeds.home}|${kind}`)
  const canvas = makeCanvas()
  const half = kind === 'bathroom' ? 1.9 : chance.between(2.5, 2.9)
  const room: Room = {
    canvas,
    camera: makeRoomCamera(chance, half, kind === 'bathroom' ? 4.1 : 5.4),
    style: { ...style, ...finish?.style },
    textiles,
    air,
    chance,
    half,
    tall: 2.6,
    shade: tintFor(air),
    finish,
  }
  if (mirrored) canvas.raw('<g transform="translate(1500 0) scale(-1 1)">')
  scenes[kind](room, randomForText(`${seeds.home}|outlook`))
  if (mirrored) canvas.raw('</g>')
  return canvas.toSvg(1500, 1000)
}
