// Addresses of residences that are followed and not called.

/** The days of a timeline for a calendar (RFC 5545); of one step with {@link timelineQuery}. Read by the session's cookies. */
export const timelineCalendarPath = '/services/timeline/{objectId}/calendar'

/** Names in the query of that address. */
export const timelineQuery = { step: 'step' } as const

/** The address of the calendar file of a residence; of one step, or of all. */
export const timelineCalendarAddress = (residenceId: string, step?: string): string =>
  timelineCalendarPath.replace('{objectId}', encodeURIComponent(residenceId)) +
  (step === undefined ? '' : `?${timelineQuery.step}=${step}`)
