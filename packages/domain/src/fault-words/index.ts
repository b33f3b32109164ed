// What rooms, faults and the pages of a report are called: `@husrum/domain/fault-words`. Each language by itself, so that a
// bundle pays for the one that it speaks. No fault is reported in Finnish.

export { englishFaultWords } from './en.ts'
export type { FaultWords } from './fault-words.ts'
export { detailWord, roomWord } from './fault-words.ts'
export { norwegianFaultWords } from './nb.ts'
export { swedishFaultWords } from './sv.ts'
