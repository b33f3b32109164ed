// Where faults can be in the houses of the invented company, as the server asks for it.
import { seededCasesOf } from './seeded-cases.ts'

export const demoCases = { of: seededCasesOf } as const
