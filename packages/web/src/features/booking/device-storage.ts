// Input that could not be sent to the server, stored in this tab until it can be (SEC-9), without personal numbers.
import type { StepForm } from '@husrum/application'

const keyOf = (bookingId: string, step: string): string => `booking:${bookingId}:${step}`

/** Storage may be blocked or full: the input is then only in the page. */
const quietly = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const withoutNumbers = (key: string, value: unknown): unknown => (key === 'personalNumber' ? '' : value)

export const storeOnDevice = (bookingId: string, step: string, form: StepForm): void =>
  quietly(() => sessionStorage.setItem(keyOf(bookingId, step), JSON.stringify(form, withoutNumbers)))

export const storedOnDevice = (bookingId: string, step: string): StepForm | undefined =>
  quietly(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(bookingId, step)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as StepForm) : undefined
  })

export const removeFromDevice = (bookingId: string, step: string): void =>
  quietly(() => sessionStorage.removeItem(keyOf(bookingId, step)))
