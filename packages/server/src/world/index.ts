// The simulated catalogue: everything that the homes on the sites are made of.

export type { World, WorldRequest } from './generate-world.ts'
export { generateWorld } from './generate-world.ts'
