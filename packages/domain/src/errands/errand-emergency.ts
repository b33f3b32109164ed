// The triage of faults that cannot wait: the only rule for who is shown an emergency number, and what is promised in hours.
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

/** What people write in any language of the product, for what they cannot pick from a list. */
const phrases: Readonly<Record<EmergencyKind, RegExp>> = {
  gas: /gas(s?lukt|s?läck|s?lekk)|(luktar?|lukter) (av )?gass?(?!\p{L})|smell(s|ing)? (of |like )?gas(?!\p{L})|gas (leak|smell)|kaasun haju|kaasuvuo/u,
  leak: /vatten(läck| (läcker|rinner|sprutar))|läcker vatten|vannlekk|vann (lekker|renner|spruter)|lekker vann|water (is )?leak|leaking water|vesivuo|vesivahin|vesi vuotaa|vuotaa vettä/u,
  noHeat:
    /(ingen|utan) värme(?!\p{L})|(ingen|uten) varme(?!\p{L})|(no|without) heat(ing)?(?!\p{L})|lämmitys ei toimi|ilman lämpöä/u,
  stuckLift:
    /(sitter|sit) fast i (hissen|heisen)|fast i hissen|stuck in the (lift|elevator)|jumissa hississä|hissiin jumiin/u,
  lock: /utelåst|låst (mig |oss )?ute(?!\p{L})|utestengt|låst (meg |oss )?ute(?!\p{L})|locked out|lukkojen taka|(porten|ytterdörren|entrédörren|lägenhetsdörren|ytterdøren|inngangsdøren) (går inte att|kan inte|lar seg ikke|kan ikke) (låsa|låsas|öppna|öppnas|låse|låses|åpne|åpnes)/u,
  electricity:
    /strömlös|strömavbrott|strømløs|strømbrudd|power (cut|outage|failure)|no (power|electricity) in|sähkökatko|sähköt poikki/u,
}

const isWritten = (kind: EmergencyKind, words: string): boolean => phrases[kind].test(words)

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
  const words = description.toLowerCase()
  if (isWritten('gas', words)) return 'gas'
  if ((area === 'CommonAreas' && room === 'elevator') || isWritten('stuckLift', words)) return 'stuckLift'
  if (problem === 'water' || isWritten('leak', words)) return 'leak'
  if (isCold(day) && (problem === 'heating' || isWritten('noHeat', words))) return 'noHeat'
  if ((problem === 'doors' && roomsWithLocks.includes(room)) || isWritten('lock', words)) return 'lock'
  if ((problem === 'lights' && roomsWithMains.includes(room)) || isWritten('electricity', words))
    return 'electricity'
  return undefined
}
