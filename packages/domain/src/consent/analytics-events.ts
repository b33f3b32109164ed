// The analytics events, and whether the product sends them yet (PLAT-51).

/** The events with their names in the data layer. `coming` belongs to a feature that is not built yet, and cannot be sent. */
export const analyticsEvents = {
  /** A page is shown, with its data layer. */
  pageView: { name: 'page_view', status: 'sent' },
  /** The 404 or the 500 page is shown. */
  pageError: { name: 'page_error', status: 'sent' },
  /** A step of the fault report is completed. */
  stepComplete: { name: 'step_complete', status: 'sent' },
  /** The fault report was aborted. */
  abort: { name: 'abort', status: 'sent' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly status: 'sent' | 'coming' }>>

type AnalyticsEvents = typeof analyticsEvents

/** The names of the events that may be sent. */
export type SentEventName = {
  [Key in keyof AnalyticsEvents]: AnalyticsEvents[Key]['status'] extends 'sent'
    ? AnalyticsEvents[Key]['name']
    : never
}[keyof AnalyticsEvents]
