// What a Swedish BankID order says and shows. Nothing here talks to the service or knows a secret.

/** The service's recommended messages; the words belong to each site's texts. */
export type RfaMessage =
  `RFA${1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 13 | '15A' | '15B' | 16 | '17A' | '17B' | 19 | 20 | 21 | 22 | 23}`

/** Whether the identity is on the device that shows the page, or on another one that reads a QR code. */
export type IdentityDevice = 'same' | 'other'

/** Orders under way, by hint code. `userCallConfirm` has no message of its own. */
const pendingMessages = new Map<unknown, RfaMessage>([
  ['outstandingTransaction', 'RFA1'],
  ['noClient', 'RFA1'],
  ['started', 'RFA15A'],
  ['userSign', 'RFA9'],
  ['userMrtd', 'RFA23'],
])

/** Failed orders by hint code, refused calls by error code. Those without a row get the general message. */
const failureMessages = new Map<unknown, RfaMessage>([
  ['expiredTransaction', 'RFA8'],
  ['certificateErr', 'RFA16'],
  ['userCancel', 'RFA6'],
  ['cancelled', 'RFA3'],
  ['startFailed', 'RFA17B'],
  ['alreadyInProgress', 'RFA4'],
  ['canceled', 'RFA3'],
  ['requestTimeout', 'RFA5'],
  ['tooManyRequests', 'RFA5'],
  ['internalError', 'RFA5'],
  ['maintenance', 'RFA5'],
])

/** What to say while an order is under way. An unknown hint is RFA21. */
export const rfaOfPending = (
  hintCode: unknown,
  { device, isMobile }: { readonly device: IdentityDevice; readonly isMobile: boolean },
): RfaMessage => {
  if (hintCode === 'outstandingTransaction' && device === 'same') return 'RFA13'
  if (hintCode === 'started' && isMobile) return 'RFA15B'
  return pendingMessages.get(hintCode) ?? 'RFA21'
}

/**
 * What to say when an order failed, by its hint code, or when the service refused a call, by its error code.
 * Faults of our own, and codes that nobody knows, are RFA22.
 */
export const rfaOfFailed = (code: unknown, device: IdentityDevice): RfaMessage =>
  code === 'startFailed' && device === 'same' ? 'RFA17A' : (failureMessages.get(code) ?? 'RFA22')

/** Where the page runs that starts the bank's app on the same device. On `iosOther` the person goes back by hand. */
export type BankIdPlatform =
  | 'desktop'
  | 'android'
  | 'iosSafari'
  | 'iosChrome'
  | 'iosFirefox'
  | 'iosOpera'
  | 'iosOther'

/** Where the app goes back to, by platform. The app itself returns to the caller on `null`, but for iOS. */
const redirectOf = (platform: BankIdPlatform, returnAddress: string): string => {
  if (platform === 'iosSafari') return returnAddress
  if (platform === 'iosChrome') return 'googlechromes://'
  if (platform === 'iosFirefox') return 'firefox://'
  return platform === 'iosOpera' ? `touch-${returnAddress}` : 'null'
}

// Half a surrogate pair cannot be percent-encoded.
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/**
 * The address that starts the bank's app on the same device.
 *
 * @param order.returnAddress the page's whole address; Safari on iOS loads it anew, so the page must then only go on
 * asking.
 */
export const bankIdStartAddress = (order: {
  readonly autoStartToken: string
  readonly platform: BankIdPlatform
  readonly returnAddress: string
}): string => {
  const start = order.platform === 'desktop' ? 'bankid:///' : 'https://app.bankid.com/'
  return `${start}?autostarttoken=${encode(order.autoStartToken)}&redirect=${encode(redirectOf(order.platform, order.returnAddress))}`
}

/** Whole seconds since the order was made, which the QR code counts. Never under 0. */
export const bankIdQrSeconds = (orderedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - orderedAt) / 1000))

/**
 * What the animated QR code says in a given second.
 *
 * @param frame.authCode HMAC-SHA256 in hexadecimal of the second, keyed with the order's secret; only the server can
 * make it.
 */
export const bankIdQrText = (frame: {
  readonly qrStartToken: string
  readonly seconds: number
  readonly authCode: string
}): string => `bankid.${frame.qrStartToken}.${frame.seconds}.${frame.authCode.toLowerCase()}`
