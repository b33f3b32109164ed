// The catalogue of the invented company as the server asks for it.
import { generateWorld, worldVersion } from './generate-world.ts'

export const demoWorld = { version: worldVersion, generate: generateWorld } as const
