// Furnishing styles of homes: colour and material of every object.
import type { PlanRoomKind } from '@husrum/domain'
import type { FurnishingStyle } from '../picture-ids/room-picture-id.ts'
import type { Material } from './scene.ts'
import { paint } from './scene.ts'

/** The materials of a room itself, the same in every style. */
export interface RoomFinish {
  readonly floor: Material
  readonly wall: Material
  readonly isWet: boolean
}

export interface Stuffs {
  readonly sofa: Material
  readonly cushion: Material
  readonly rug: Material
  readonly wood: Material
  readonly metal: Material
  readonly curtain: Material
  readonly bedding: Material
  readonly blanket: Material
  readonly art: Material
  readonly frame: Material
  readonly plant: Material
  readonly pot: Material
  readonly shade: Material
  readonly wardrobe: Material
}

const light: Stuffs = {
  sofa: paint('#c9c4b8', 'weave'),
  cushion: paint('#7f93a0', 'weave'),
  rug: paint('#ddd6c6', 'weave'),
  wood: paint('#c8a474'),
  metal: paint('#3a3c3f'),
  curtain: paint('#ece7dc', 'weave'),
  bedding: paint('#f3f1ec', 'weave'),
  blanket: paint('#8fa1a8', 'weave'),
  art: paint('#8aa0a6', 'art'),
  frame: paint('#d8b98c'),
  plant: paint('#4d7a46', 'leaves'),
  pot: paint('#d9d4ca'),
  shade: paint('#f4ead6'),
  wardrobe: paint('#f0ede6', 'fronts'),
}

const warm: Stuffs = {
  sofa: paint('#5b6d55', 'weave'),
  cushion: paint('#c98a4a', 'weave'),
  rug: paint('#a5553d', 'weave'),
  wood: paint('#6b4630'),
  metal: paint('#2b2624'),
  curtain: paint('#b98f6a', 'weave'),
  bedding: paint('#e7d9c6', 'weave'),
  blanket: paint('#a85c3d', 'weave'),
  art: paint('#c07a4c', 'art'),
  frame: paint('#2c2320'),
  plant: paint('#3f6a3c', 'leaves'),
  pot: paint('#a9583a'),
  shade: paint('#ecd2a4'),
  wardrobe: paint('#7a563d', 'fronts'),
}

/** An empty home has only built-in furniture, in light colours. */
export const stuffsOf = (style: FurnishingStyle): Stuffs => (style === 'warm' ? warm : light)

const oak = paint('#c19a6b', 'planks')
const walnut = paint('#8a6041', 'planks')
const tiles = paint('#a9abaa', 'tiles')
const wallTiles = paint('#eceae4', 'tiles')
const white = paint('#f2efe8')
const tints: Readonly<Record<FurnishingStyle, Material>> = {
  light: paint('#d3dad8'),
  warm: paint('#d9c3a8'),
  empty: white,
}

export const finishOf = (kind: PlanRoomKind, style: FurnishingStyle): RoomFinish => {
  if (kind === 'bathroom' || kind === 'toilet') return { floor: tiles, wall: wallTiles, isWet: true }
  return {
    floor: style === 'warm' ? walnut : oak,
    wall: kind === 'bedroom' ? tints[style] : white,
    isWet: false,
  }
}
