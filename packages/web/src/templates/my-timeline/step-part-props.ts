// The props of the part that a step has of its own on its page.
import type { OwnedResidence } from '@husrum/application'

export interface StepPartProps {
  readonly residence: OwnedResidence
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly today: string
  /** The result of the part's `load`; undefined on a page that was made without it. */
  readonly loaded: unknown
}
