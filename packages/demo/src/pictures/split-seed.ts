// A picture's seed names a stage and a home of the stage.

/** The part before the slash is the stage's (its architecture); the whole is the home's (light, trees, angle). */
export const splitSeed = (seed: string): { readonly stage: string; readonly home: string } => {
  const slash = seed.indexOf('/')
  return { stage: slash < 0 ? seed : seed.slice(0, slash), home: seed }
}
