// The names of rooms, faults and the pages of a report: `@husrum/domain/fault-words`. Each language is a separate module, so that a bundle
// contains only the one that it uses. Faults cannot be reported in Finnish.

export { englishFaultWords } from './en.ts'
export type { FaultWords } from './fault-words.ts'
export { detailWord, roomWord } from './fault-words.ts'
export { norwegianFaultWords } from './nb.ts'
export { swedishFaultWords } from './sv.ts'
