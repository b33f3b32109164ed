// Encodes the subject of a picture in its id, so that it can be drawn without a look-up, and decodes it.

import { sides } from '../building/building.ts'
import { settings } from '../building/setting.ts'
import { readStageKey, writeStageKey } from '../building/stage-key.ts'
import type { PlanLanguage } from './floor-plan-labels.ts'
import { floorPlanLabels, planLanguages } from './floor-plan-labels.ts'
import type { FloorPlanLabels, PictureSubject } from './picture-subject.ts'
import { buildingKinds, hairCuts, interiorRooms } from './picture-subject.ts'

export const longestPictureId = 120

const seedPattern = /^[a-z0-9_.][a-z0-9_.-]*(?:\/[a-z0-9_.][a-z0-9_.-]*)?$/
const shapes = {
  ext: /^ext-([a-zA-Z]+)-(\d{1,2})-([a-z]+)-(.+)$/,
  house: /^house-([0-9a-z.]+)$/,
  int: /^int-([a-zA-Z]+)-(.+)$/,
  plan: /^plan-([a-z]{2})-([0-9a-z.]+)-(\d{1,3})(?:-(b|m|bm))?$/,
  facade: /^facade-([a-z]+)-(\d{1,2})-([0-9a-z.]+)$/,
  area: /^area-([a-z]+)-(.+)$/,
  person: /^person-([a-z]+)-(.+)$/,
} as const

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text)

const wholeWithin = (text: string | undefined, low: number, high: number): number | undefined => {
  if (text === undefined || !/^(?:0|[1-9]\d*)$/.test(text)) return undefined
  const value = Number(text)
  return value >= low && value <= high ? value : undefined
}

const readSeed = (text: string | undefined): string | undefined => {
  if (text === undefined || text.includes('/')) return undefined
  const seed = text.replace('~', '/')
  return seedPattern.test(seed) ? seed : undefined
}

/** The subject of a picture id, or undefined if we could not have created the id. */
export const decodePictureId = (id: string): PictureSubject | undefined => {
  if (id.length > longestPictureId) return undefined
  const exterior = shapes.ext.exec(id)
  if (exterior !== null) {
    const building = oneOf(buildingKinds, exterior[1])
    const floors = wholeWithin(exterior[2], 1, 20)
    const setting = oneOf(settings, exterior[3])
    const seed = readSeed(exterior[4])
    if (building === undefined || floors === undefined || setting === undefined || seed === undefined)
      return undefined
    return { kind: 'exterior', seed, building, floors, setting }
  }
  const house = shapes.house.exec(id)
  if (house !== null) {
    const stage = readStageKey(house[1] ?? '')
    return stage && { kind: 'house', stage }
  }
  const interior = shapes.int.exec(id)
  if (interior !== null) {
    const room = oneOf(interiorRooms, interior[1])
    const seed = readSeed(interior[2])
    return room === undefined || seed === undefined ? undefined : { kind: 'interior', seed, room }
  }
  const plan = shapes.plan.exec(id)
  if (plan !== null) {
    const language = oneOf(planLanguages, plan[1])
    const stage = readStageKey(plan[2] ?? '')
    if (language === undefined || stage === undefined) return undefined
    const home = wholeWithin(plan[3], 0, stage.size - 1)
    return home === undefined
      ? undefined
      : {
          kind: 'floorPlan',
          stage,
          home,
          labels: floorPlanLabels[language],
          ...(plan[4]?.includes('b') && { isBare: true }),
          ...(plan[4]?.includes('m') && { isMeasured: true }),
        }
  }
  const facade = shapes.facade.exec(id)
  if (facade !== null) {
    const side = oneOf(sides, facade[1])
    const group = wholeWithin(facade[2], 0, 99)
    const stage = readStageKey(facade[3] ?? '')
    return side === undefined || group === undefined || stage === undefined
      ? undefined
      : { kind: 'facade', stage, group, side }
  }
  const person = shapes.person.exec(id)
  if (person !== null) {
    const hairCut = oneOf(hairCuts, person[1])
    const seed = readSeed(person[2])
    return hairCut === undefined || seed === undefined ? undefined : { kind: 'person', seed, hairCut }
  }
  const areaView = shapes.area.exec(id)
  const setting = oneOf(settings, areaView?.[1])
  const seed = readSeed(areaView?.[2])
  return setting === undefined || seed === undefined ? undefined : { kind: 'area', seed, setting }
}

const languageOf = (labels: FloorPlanLabels): PlanLanguage | undefined =>
  planLanguages.find((language) => JSON.stringify(floorPlanLabels[language]) === JSON.stringify(labels))

const write = (subject: PictureSubject): string => {
  if (subject.kind === 'floorPlan') {
    const drawn = `${subject.isBare ? 'b' : ''}${subject.isMeasured ? 'm' : ''}`
    return `plan-${languageOf(subject.labels) ?? ''}-${writeStageKey(subject.stage)}-${subject.home}${drawn && `-${drawn}`}`
  }
  if (subject.kind === 'facade')
    return `facade-${subject.side}-${subject.group}-${writeStageKey(subject.stage)}`
  if (subject.kind === 'house') return `house-${writeStageKey(subject.stage)}`
  const seed = subject.seed.replace('/', '~')
  if (subject.kind === 'exterior')
    return `ext-${subject.building}-${subject.floors}-${subject.setting}-${seed}`
  if (subject.kind === 'interior') return `int-${subject.room}-${seed}`
  if (subject.kind === 'person') return `person-${subject.hairCut}-${seed}`
  return `area-${subject.setting}-${seed}`
}

/**
 * The id of a picture. Seeds are lower-case letters, digits, `_`, `.` and `-` (not first), with at most one slash;
 * a plan's labels must be one of the tables in `floorPlanLabels`.
 * Throws a RangeError for a subject outside those limits.
 */
export const encodePictureId = (subject: PictureSubject): string => {
  const id = write(subject)
  if (decodePictureId(id) === undefined) throw new RangeError(`The picture id is not valid: ${id}`)
  return id
}
