// What page and server share of measurements, without a schema.

/** Where a page's measurements are sent (PLAT-50). */
export const webVitalsPath = '/api/webvitals/save'

/** What is measured of a page, by the names that browsers' makers gave it. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
