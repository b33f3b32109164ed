// What a Swedish BankID order says and shows (provider-facts 5.1). Nothing here talks to the service or knows a secret.

/** The service's recommended messages (provider-facts 5.1.6); the words belong to each site's texts. */
export type RfaMessage =
  `RFA${1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 13 | '15A' | '15B' | 16 | '17A' | '17B' | 19 | 20 | 21 | 22 | 23}`

/** Whether the identity is on the device that shows the page, or on another one that reads a QR code. */
export type IdentityDevice = 'same' | 'other'

/** Messages of orders under way, by hint code (provider-facts 5.1.6). */
export const pendingHints = {
  outstandingTransaction: 'RFA1',
  noClient: 'RFA1',
  /** On a computer; on a phone or tablet RFA15B. */
  started: 'RFA15A',
  userSign: 'RFA9',
  userMrtd: 'RFA23',
  userCallConfirm: 'RFA21',
} as const satisfies Record<string, RfaMessage>

/**
 * Messages of orders that failed, by hint code (provider-facts 5.1.6). To which error page each leads is in
 * {@link errorPageCauses}.
 */
export const failedHints = {
  expiredTransaction: 'RFA8',
  certificateErr: 'RFA16',
  userCancel: 'RFA6',
  cancelled: 'RFA3',
  startFailed: 'RFA17B',
  userDeclinedCall: 'RFA22',
  notSupportedByUserApp: 'RFA22',
  transactionRiskBlocked: 'RFA22',
} as const satisfies Record<string, RfaMessage>

/** Messages that are others when the identity is on the device that shows the page. */
const sameDeviceHints = {
  outstandingTransaction: 'RFA13',
  startFailed: 'RFA17A',
} as const satisfies Record<string, RfaMessage>

const messageOf = (
  table: Readonly<Record<string, RfaMessage>>,
  hintCode: unknown,
  device: IdentityDevice,
): RfaMessage | undefined => {
  if (typeof hintCode !== 'string' || !Object.hasOwn(table, hintCode)) return undefined
  const same: Readonly<Record<string, RfaMessage>> = sameDeviceHints
  return (device === 'same' ? same[hintCode] : undefined) ?? table[hintCode]
}

/** What to say while an order is under way. An unknown hint is RFA21. */
export const rfaOfPending = (
  hintCode: unknown,
  facts: { readonly device: IdentityDevice; readonly isMobile: boolean },
): RfaMessage =>
  hintCode === 'started' && facts.isMobile
    ? 'RFA15B'
    : (messageOf(pendingHints, hintCode, facts.device) ?? 'RFA21')

/** What to say of an order that failed. An unknown hint is RFA22. */
export const rfaOfFailed = (hintCode: unknown, device: IdentityDevice): RfaMessage =>
  messageOf(failedHints, hintCode, device) ?? 'RFA22'

/** What to say when the service refuses a call, by its error code (provider-facts 5.1.6). */
const bankIdErrorMessages = {
  alreadyInProgress: 'RFA4',
  canceled: 'RFA3',
  requestTimeout: 'RFA5',
  tooManyRequests: 'RFA5',
  internalError: 'RFA5',
  maintenance: 'RFA5',
} as const satisfies Record<string, RfaMessage>

/** The message of an error code. Faults of our own, and codes that nobody knows, are RFA22. */
export const rfaOfBankIdError = (errorCode: unknown): RfaMessage =>
  messageOf(bankIdErrorMessages, errorCode, 'other') ?? 'RFA22'

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
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/**
 * The address that starts the bank's app on the same device (provider-facts 5.1.5).
 *
 * @param order.returnAddress the page's whole address; Safari on iOS loads it anew, so the page must then only go on asking.
 */
export const bankIdStartAddress = (order: {
  readonly autoStartToken: string
  readonly platform: BankIdPlatform
  readonly returnAddress: string
}): string => {
  const start = order.platform === 'desktop' ? 'bankid:///' : 'https://app.bankid.com/'
  return `${start}?autostarttoken=${encode(order.autoStartToken)}&redirect=${encode(redirectOf(order.platform, order.returnAddress))}`
}

/** Whole seconds since the order was made, which the QR code counts (provider-facts 5.1.4). Never under 0. */
export const bankIdQrSeconds = (orderedAt: number, now: number): number =>
  Math.max(0, Math.floor((now - orderedAt) / 1000))

/**
 * What the animated QR code says in a given second (provider-facts 5.1.4).
 *
 * @param frame.authCode HMAC-SHA256 in hexadecimal of the second, keyed with the order's secret; only the server can make it.
 */
export const bankIdQrText = (frame: {
  readonly qrStartToken: string
  readonly seconds: number
  readonly authCode: string
}): string => `bankid.${frame.qrStartToken}.${frame.seconds}.${frame.authCode.toLowerCase()}`
