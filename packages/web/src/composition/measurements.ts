// Measures the page that was loaded: how fast it loaded, how stable its layout was, how fast it responded (PLAT-50).
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { beaconVital } from '@husrum/infrastructure'
import type { Metric } from 'web-vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export interface VitalsOptions {
  readonly site: SiteDefinition
  /** Of the page that the browser loaded, not of pages that were navigated to from there. */
  readonly template: PageTemplateKind
  /** Checked for each measurement, because consent may change. */
  readonly hasStatisticsConsent: () => boolean
}

/** Each metric is sent once per page load. Without consent to statistics, nothing links two metrics to the same visit. */
export const measureVitals = ({ site, template, hasStatisticsConsent }: VitalsOptions): void => {
  const sent = new Set<string>()
  const send = ({ name, value, id }: Metric): void => {
    if (sent.has(name)) return
    sent.add(name)
    beaconVital(
      { name, value, template, site: site.key, id: hasStatisticsConsent() ? id : undefined },
      navigator,
    )
  }
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(send)
}
