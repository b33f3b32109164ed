// The simulated catalogue: everything that the homes on the sites are made of.
export { generateWorld } from './generate-world.ts'
export type { World, WorldRequest } from './generate-world.ts'
