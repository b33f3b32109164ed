// Sends a measurement, also while the page is being left.
import type { VitalName } from '@husrum/contract/measurements/wire'
import { webVitalsPath } from '@husrum/contract/measurements/wire'
import type { PageTemplateKind, SiteKey } from '@husrum/domain'

export interface MeasuredVital {
  readonly name: VitalName
  /** Milliseconds; for CLS the score. */
  readonly value: number
  /** Only with consent to statistics. */
  readonly id?: string | undefined
  readonly template: PageTemplateKind
  readonly site: SiteKey
}

/** Never throws. */
export const beaconVital = (
  { name, value, id, template, site }: MeasuredVital,
  navigator: Pick<Navigator, 'sendBeacon'>,
): void => {
  try {
    const body = JSON.stringify({ name, value, id, page: template, site })
    navigator.sendBeacon(webVitalsPath, new Blob([body], { type: 'application/json' }))
  } catch {}
}
