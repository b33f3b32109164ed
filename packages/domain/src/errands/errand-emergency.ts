// The triage of faults that cannot wait: the only rule for who is shown an emergency number, and what is promised in hours.
import { withoutMarks } from '../formatting/without-marks.ts'
import type { ErrandArea } from './errand.ts'

/**
 * The kinds of emergencies: leaking water, no heat in the cold season, a person stuck in a lift, a door that cannot be locked or opened, no
 * electricity, a smell of gas.
 */
export const emergencyKinds = ['leak', 'noHeat', 'stuckLift', 'lock', 'electricity', 'gas'] as const
/** One of {@link emergencyKinds}. */
export type EmergencyKind = (typeof emergencyKinds)[number]

/** The facts of a fault that decide its triage. Unknown texts are empty. */
export interface FaultFacts {
  readonly area: ErrandArea
  /** Key of the room or of the public category. */
  readonly room: string
  /** Key of the detail. */
  readonly problem: string
  /** The reporter's own words. */
  readonly description: string
  /** The day in the country, `yyyy-MM-dd`. */
  readonly day: string
}

/** October to April: homes in the Nordic countries are heated. */
const isCold = (day: string): boolean => {
  const month = Number(day.slice(5, 7))
  return month >= 10 || month <= 4
}

/** Rooms with a door to the outside; a door between two rooms can wait. */
const roomsWithLocks = ['hallway', 'full', 'doors', 'stairs', 'general']
/** Rooms whose electricity is that of the home or the house; a lamp can wait. */
const roomsWithMains = ['full', 'technicalRoom', 'subCentral']

/** What people write in any language of the product, {@link withoutMarks}, for what they cannot pick from a list. */
const phrases: Readonly<Record<EmergencyKind, RegExp>> = {
  gas: /gas(s?lukt|s?lack|s?lekk)|(luktar?|lukter) (av )?gass?\b|smell(s|ing)? (of |like )?gas\b|gas (leak|smell)|kaasun haju|kaasuvuo/,
  leak: /vatten(lack| (lacker|rinner|sprutar))|lacker vatten|vannlekk|vann (lekker|renner|spruter)|lekker vann|water (is )?leak|leaking water|vesivuo|vesivahin|vesi vuotaa|vuotaa vetta/,
  noHeat: /(ingen|utan|uten) varme\b|(no|without) heat(ing)?\b|lammitys ei toimi|ilman lampoa/,
  stuckLift:
    /(sitter|sit) fast i (hissen|heisen)|fast i hissen|stuck in the (lift|elevator)|jumissa hississa|hissiin jumiin/,
  lock: /utelast|last (mig |meg |oss )?ute\b|utestengt|locked out|lukkojen taka|(porten|ytterdorren|entredorren|lagenhetsdorren|ytterdoren|inngangsdoren) (gar inte att|kan inte|lar seg ikke|kan ikke) (lasas?|oppnas?|lase|lases|apne|apnes)/,
  electricity:
    /stromlos|stromavbrott|strombrudd|power (cut|outage|failure)|no (power|electricity) in|sahkokatko|sahkot poikki/,
}

/**
 * The emergency that a fault is, or undefined if it can wait. A possible emergency counts as one: a number that is not needed costs
 * nothing. Missing heat counts in the cold season only.
 *
 * @example emergencyOf({ area: 'CommonAreas', room: 'subCentral', problem: 'heating', description: '', day: '2026-11-27' }) // 'noHeat'
 */
export const emergencyOf = ({
  area,
  room,
  problem,
  description,
  day,
}: FaultFacts): EmergencyKind | undefined => {
  const words = withoutMarks(description)
  const isWritten = (kind: EmergencyKind) => phrases[kind].test(words)
  if (isWritten('gas')) return 'gas'
  if ((area === 'CommonAreas' && room === 'elevator') || isWritten('stuckLift')) return 'stuckLift'
  if (problem === 'water' || isWritten('leak')) return 'leak'
  if (isCold(day) && (problem === 'heating' || isWritten('noHeat'))) return 'noHeat'
  if ((problem === 'doors' && roomsWithLocks.includes(room)) || isWritten('lock')) return 'lock'
  if ((problem === 'lights' && roomsWithMains.includes(room)) || isWritten('electricity'))
    return 'electricity'
  return undefined
}
