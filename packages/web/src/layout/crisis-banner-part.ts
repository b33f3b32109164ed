// The banner comes to the pages that have one.
import { makePart } from '../lazy/lazy-component.tsx'

export const crisisBanner = makePart(async () => (await import('./CrisisBanner.tsx')).CrisisBanner)
