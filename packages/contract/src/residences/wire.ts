// Addresses of residences for links.

/** The dates of a timeline as a calendar file (RFC 5545); of one step with {@link timelineQuery}. Access is by session cookie. */
export const timelineCalendarPath = '/services/timeline/{objectId}/calendar'

/** Query parameters of that address. */
export const timelineQuery = { step: 'step' } as const

/** The address of a residence's calendar file, for one step or for all. */
export const timelineCalendarAddress = (residenceId: string, step?: string): string =>
  timelineCalendarPath.replace('{objectId}', encodeURIComponent(residenceId)) +
  (step === undefined ? '' : `?${timelineQuery.step}=${step}`)
