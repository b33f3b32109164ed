// The catalogue of the demo company, in the shape that the server expects.
import { generateWorld, worldVersion } from './generate-world.ts'

export const demoWorld = { version: worldVersion, generate: generateWorld } as const
