// Places for fault reports in the houses of the demo company, in the shape that the server expects.
import { seededCasesOf } from './seeded-cases.ts'

export const demoCases = { of: seededCasesOf } as const
