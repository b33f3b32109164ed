// A file that is not taken as a picture, and why.
import type { MediaProblem } from '@husrum/domain'

export class RefusedMedia extends Error {
  readonly problem: Extract<MediaProblem, `file${string}`>

  constructor(problem: RefusedMedia['problem'], cause?: unknown) {
    super(`The file is refused: ${problem}`, cause === undefined ? undefined : { cause })
    this.name = 'RefusedMedia'
    this.problem = problem
  }
}
