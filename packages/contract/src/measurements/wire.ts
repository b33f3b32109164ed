// Names that pages and the server share for measurements. No schemas.

/** Where pages send measurements (PLAT-50). */
export const webVitalsPath = '/api/webvitals/save'

/** The Web Vitals that are measured. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
export type VitalName = (typeof vitalNames)[number]
