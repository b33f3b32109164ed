// The words of the bell.
import type { NotificationType } from '@husrum/domain'

export interface NotificationTexts {
  readonly heading: string
  /** "Notiser, 3 nya"; what the bell is called while there is something. */
  readonly count: (count: number) => string
  readonly loading: string
  readonly empty: string
  readonly failed: string
  readonly retry: string
  readonly kinds: Readonly<Record<NotificationType, string>>
  readonly pause: string
  readonly paused: string
}
