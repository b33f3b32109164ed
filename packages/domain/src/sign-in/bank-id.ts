// Messages and QR codes of a Swedish BankID order. Nothing here calls the service or has a secret.

/** The service's recommended messages; the wording is in each site's texts. */
export type RfaMessage =
  `RFA${1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 13 | '15A' | '15B' | 16 | '17A' | '17B' | 19 | 20 | 21 | 22 | 23}`

/** Whether the identity is on the device that shows the page, or on another one that scans a QR code. */
export type IdentityDevice = 'same' | 'other'

/** Orders in progress, by hint code. `userCallConfirm` has no message of its own. */
const pendingMessages = new Map<unknown, RfaMessage>([
  ['outstandingTransaction', 'RFA1'],
  ['noClient', 'RFA1'],
  ['started', 'RFA15A'],
  ['userSign', 'RFA9'],
  ['userMrtd', 'RFA23'],
])

/** Failed orders by hint code, refused calls by error code. All others get the general message. */
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

/** The message while an order is in progress. An unknown hint is RFA21. */
export const rfaOfPending = (
  hintCode: unknown,
  { device, isMobile }: { readonly device: IdentityDevice; readonly isMobile: boolean },
): RfaMessage => {
  if (hintCode === 'outstandingTransaction' && device === 'same') return 'RFA13'
  if (hintCode === 'started' && isMobile) return 'RFA15B'
  return pendingMessages.get(hintCode) ?? 'RFA21'
}

/** The message of a failed order, by its hint code, or of a refused call, by its error code. Our own errors and unknown codes are RFA22. */
export const rfaOfFailed = (code: unknown, device: IdentityDevice): RfaMessage =>
  code === 'startFailed' && device === 'same' ? 'RFA17A' : (failureMessages.get(code) ?? 'RFA22')

/** The platform of the page that starts the bank's app on the same device. On `iosOther` the user returns by hand. */
export type BankIdPlatform =
  | 'desktop'
  | 'android'
  | 'iosSafari'
  | 'iosChrome'
  | 'iosFirefox'
  | 'iosOpera'
  | 'iosOther'

/** The app's return address, by platform. The app itself returns to the caller on `null`, except for iOS. */
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
 * @param order.returnAddress the page's whole address; Safari on iOS reloads it, so the page must then only continue polling
 */
export const bankIdStartAddress = (order: {
  readonly autoStartToken: string
  readonly platform: BankIdPlatform
  readonly returnAddress: string
}): string => {
  const start = order.platform === 'desktop' ? 'bankid:///' : 'https://app.bankid.com/'
  return `${start}?autostarttoken=${encode(order.autoStartToken)}&redirect=${encode(redirectOf(order.platform, order.returnAddress))}`
}

/** Whole seconds since the order was created, which the QR code counts. Never negative. */
export const bankIdQrSeconds = (orderedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - orderedAt) / 1000))

/**
 * The content of the animated QR code in a given second.
 *
 * @param frame.authCode HMAC-SHA256 in hexadecimal of the second, keyed with the order's secret; only the server can create it
 */
export const bankIdQrText = (frame: {
  readonly qrStartToken: string
  readonly seconds: number
  readonly authCode: string
}): string => `bankid.${frame.qrStartToken}.${frame.seconds}.${frame.authCode.toLowerCase()}`
