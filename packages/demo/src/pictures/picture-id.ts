// Names a picture so that it can be drawn from its name alone, without a look-up: subject to id and back.

import type { PlanLanguage } from './floor-plan-labels.ts'
import { floorPlanLabels, planLanguages } from './floor-plan-labels.ts'
import type { FloorPlanLabels, OutdoorSpace, PictureSubject } from './picture-subject.ts'
import { buildingKinds, hairCuts, interiorRooms, outdoorSpaces, settings } from './picture-subject.ts'

export const longestPictureId = 120

const seedPattern = /^[a-z0-9_.][a-z0-9_.-]*(?:\/[a-z0-9_.][a-z0-9_.-]*)?$/
const shapes = {
  ext: /^ext-([a-zA-Z]+)-(\d{1,2})-([a-z]+)-(.+)$/,
  int: /^int-([a-zA-Z]+)-(.+)$/,
  plan: /^plan-([a-z]{2})-(\d)-(\d{2,3}(?:\.\d)?)-(\d{1,2})-([a-zA-Z.]+)-(.+)$/,
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

const readOutdoor = (text: string | undefined): readonly OutdoorSpace[] | undefined => {
  if (text === undefined) return undefined
  if (text === 'none') return []
  const spaces = text.split('.').map((word) => oneOf(outdoorSpaces, word))
  const known = spaces.filter((space) => space !== undefined)
  return known.length === spaces.length && new Set(known).size === known.length ? known : undefined
}

const readArea = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text !== undefined && String(value) === text && value >= 10 && value <= 400 ? value : undefined
}

/** What a picture id asks for, or undefined for anything that no id of ours could say. */
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
  const interior = shapes.int.exec(id)
  if (interior !== null) {
    const room = oneOf(interiorRooms, interior[1])
    const seed = readSeed(interior[2])
    return room === undefined || seed === undefined ? undefined : { kind: 'interior', seed, room }
  }
  const plan = shapes.plan.exec(id)
  if (plan !== null) {
    const language = oneOf(planLanguages, plan[1])
    const rooms = wholeWithin(plan[2], 1, 8)
    const area = readArea(plan[3])
    const floor = wholeWithin(plan[4], 0, 40)
    const outdoor = readOutdoor(plan[5])
    const seed = readSeed(plan[6])
    if (
      language === undefined ||
      rooms === undefined ||
      area === undefined ||
      floor === undefined ||
      outdoor === undefined ||
      seed === undefined
    )
      return undefined
    return { kind: 'floorPlan', seed, rooms, area, outdoor, floor, labels: floorPlanLabels[language] }
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
  const seed = subject.seed.replace('/', '~')
  if (subject.kind === 'exterior')
    return `ext-${subject.building}-${subject.floors}-${subject.setting}-${seed}`
  if (subject.kind === 'interior') return `int-${subject.room}-${seed}`
  if (subject.kind === 'person') return `person-${subject.hairCut}-${seed}`
  if (subject.kind === 'area') return `area-${subject.setting}-${seed}`
  const outdoor = subject.outdoor.length === 0 ? 'none' : subject.outdoor.join('.')
  return `plan-${languageOf(subject.labels) ?? ''}-${subject.rooms}-${subject.area}-${subject.floor}-${outdoor}-${seed}`
}

/**
 * The id of a picture. Seeds are lower-case letters, digits, `_`, `.` and `-` (not first), with at most one slash;
 * a plan's labels must be one of the tables in `floorPlanLabels`, its area have at most one decimal.
 * A subject outside those limits is a defect of the caller and throws a RangeError.
 */
export const encodePictureId = (subject: PictureSubject): string => {
  const id = write(subject)
  if (decodePictureId(id) === undefined) throw new RangeError(`No picture id can say this: ${id}`)
  return id
}
