// A file that is not stored, and why.
import type { FileRefusal } from '@husrum/domain'

export class RefusedFile extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal, cause?: unknown) {
    super(`The file is refused: ${refusal}`, cause === undefined ? undefined : { cause })
    this.name = 'RefusedFile'
    this.refusal = refusal
  }
}
