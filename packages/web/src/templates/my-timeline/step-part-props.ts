// What the page of a step gives the part that is the step's own.
import type { OwnedResidence } from '@husrum/application'

export interface StepPartProps {
  readonly residence: OwnedResidence
  /** `yyyy-MM-dd`, where the site is. */
  readonly today: string
  /** What the part's `load` gave; undefined on a page that was made without. */
  readonly loaded: unknown
}
