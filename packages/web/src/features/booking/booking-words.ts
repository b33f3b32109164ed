// Texts of a booking for fields, amounts and times.
import type { BookingStep, FieldIssue, Money, SiteDefinition } from '@husrum/domain'
import { fieldErrorKeys, formatDate, formatPrice, moneyOf, wallClockOf } from '@husrum/domain'
import type { BookingFieldError, BookingTexts } from '../../texts/sv/booking.ts'

/** Id of the element of a field, which its error links to. */
export const fieldId = (path: string): string => `booking-${path.replaceAll('.', '-')}`

export const pathOf = ({ path }: Pick<FieldIssue, 'path'>): string => path.join('.')

export const priceOf = (amount: Money, { formats }: SiteDefinition): string => formatPrice(amount, formats)

/** Amounts in the params of an error are whole units of currency. */
const amountsIn = (params: FieldIssue['params'], key: string, site: SiteDefinition) =>
  key === 'downPaymentTooLow' || key === 'priceSumToHigh'
    ? Object.fromEntries(
        Object.entries(params ?? {}).map(([name, value]) => [
          name,
          typeof value === 'number' ? priceOf(moneyOf(value), site) : value,
        ]),
      )
    : (params ?? {})

/** The error of an empty field, which names the field; undefined for all other errors. */
const missingOf = ({ key, path }: FieldIssue, { missing }: Pick<BookingTexts, 'missing'>) =>
  key === 'required' ? missing[String(path.at(-1))] : undefined

/** Whether the error of an issue names its field itself. */
export const namesItsField = (issue: FieldIssue, texts: BookingTexts): boolean =>
  missingOf(issue, texts) !== undefined

export const errorOf = (issue: FieldIssue, texts: BookingTexts, site: SiteDefinition): string =>
  missingOf(issue, texts) ?? generalErrorOf(issue, texts, site)

const generalErrorOf = (
  { key, params }: Pick<FieldIssue, 'key' | 'params'>,
  { errors }: BookingTexts,
  site: SiteDefinition,
): string => (errors[key as BookingFieldError] ?? errors.invalidInput)(amountsIn(params, key, site))

/** Keys from the wire; an unknown key becomes a generic error. */
export const issueOf = ({ field, key }: { readonly field: string; readonly key: string }): FieldIssue => ({
  key: fieldErrorKeys.find((known) => known === key) ?? 'invalidInput',
  path: field.split('.'),
})

const wallClockAt = (at: number, { country }: SiteDefinition): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), country)
  return wallClock === undefined ? '' : new Date(wallClock).toISOString()
}

/** "14.32", in the country's time format. */
export const timeOf = (at: number, site: SiteDefinition): string =>
  wallClockAt(at, site).slice(11, 16).replace(':', '.')

export const dateOf = (at: number, site: SiteDefinition): string =>
  formatDate(wallClockAt(at, site).slice(0, 10), site.formats)

/** Title of the browser tab. */
export const titleOf = (
  { number, of, step }: { readonly number: number; readonly of: number; readonly step: BookingStep },
  { booking, stepOf, steps }: BookingTexts,
): string => `${stepOf(number, of)} – ${steps[step]} – ${booking}`
