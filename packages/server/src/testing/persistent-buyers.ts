// Buyers who do not give up: after a failure they reload the status, and continue from there.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { swedishForms } from './bookings.ts'

export interface PersistentBuyer {
  readonly id: string
  readonly email: string
  readonly personalNumber: string
}

/** Simulates a person's actions at the bank and in the mailbox. */
export interface WorldOutside {
  /** Signs this person's part of a booking; false if the bank has no order. */
  sign(bookingId: string, role: 'buyer' | 'coBuyer', personalNumber: string): boolean | Promise<boolean>
  /** Pays; false if no payment is waiting. */
  pay(paymentId: string): boolean | Promise<boolean>
  /** The token in the link of the latest invitation. */
  invitationTo(email: string): string | undefined | Promise<string | undefined>
}

export interface Purchase {
  readonly objectId: string
  readonly buyer: PersistentBuyer
  readonly coBuyer?: PersistentBuyer
  /** The intended end: bought, withdrawn by right, or cancelled before signing. */
  readonly ends: 'completed' | 'withdrawn' | 'cancelled'
  /** Whether the page stays open for the bank's answers. */
  readonly waits: boolean
}

/** The responses that a person got, and the observed state. */
export interface PurchaseTold {
  readonly purchase: Purchase
  /** Absent if another buyer had the home. */
  readonly bookingId?: string
  /** Whether the second buyer is on the waiting list. */
  readonly isInLine?: boolean
  /** The status of an unexpected response. */
  readonly misled?: number
  /** Whether the typed values are stored in the end. */
  readonly isTypedPreserved?: boolean
  /** Milliseconds from the bank's completion until the person could see it: of signatures and of the payment. */
  readonly waits: readonly number[]
}

/** The browser's session after signing in. */
export interface BuyerSession {
  readonly token: string
  readonly cookies: Iterable<readonly [name: string, value: string]>
}

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
}

/** Polling interval of a person. */
const lookMs = 40
export const makePersistentBuyers = ({
  origins,
  world,
  timeoutMs,
  signIn = async ({ id }) => ({ token: id, cookies: [['bind', 'secret']] }),
}: {
  /** Of the servers; read again for each call. */
  readonly origins: () => readonly string[]
  readonly world: WorldOutside
  /** Timeout for the result of a signing before the person signs again. */
  readonly timeoutMs: number
  /** If absent, the token is the account's id. */
  readonly signIn?: (buyer: PersistentBuyer) => Promise<BuyerSession>
}) => {
  let asked = 0
  let failed = 0
  let purchases = 0

  /** A browser; undefined if it is unknown whether the call arrived. */
  const browserOf = ({ token, cookies = [] }: Partial<BuyerSession> = {}) => {
    const jar = new Map<string, string>(cookies)
    return async (method: string, path: string, body?: object, headers = {}): Promise<Answer | undefined> => {
      asked += 1
      const all = origins()
      const origin = all[Math.floor(Math.random() * all.length)]
      try {
        const response = await fetch(`${origin}${path}`, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            cookie: [...jar].map((pair) => pair.join('=')).join('; '),
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(20_000),
        })
        const text = await response.text()
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        if (response.status < 500)
          return { status: response.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text }
      } catch {
        // It may have arrived.
      }
      failed += 1
      await delay(50)
      return undefined
    }
  }
  type Browser = ReturnType<typeof browserOf>

  const insist = async (ask: () => Promise<Answer | undefined>): Promise<Answer> => {
    for (;;) {
      const answer = await ask()
      if (answer && answer.status !== 412 && answer.status !== 429) return answer
      await delay(lookMs)
    }
  }

  const wish = async (
    browser: Browser,
    documents: readonly { id: string; hash?: string; htmlUrl: string }[],
  ) => {
    for (const { htmlUrl } of documents) await insist(() => browser('GET', htmlUrl))
    const documentsRead = documents.flatMap(({ id, hash }) => (hash ? [{ id, hash }] : []))
    return { acceptedTerms: true, documentsRead, device: 'other' }
  }

  /** Signs as the second applicant, by the link in the e-mail. */
  const signInvited = async (
    { email, personalNumber }: PersistentBuyer,
    bookingId: string,
  ): Promise<void> => {
    const browser = browserOf()
    const token = await world.invitationTo(email)
    if (token === undefined) return void (await delay(lookMs))
    const opened = await insist(() => browser('POST', '/services/booking/invitation', { token }))
    if (opened.status !== 200 || opened.body.hasSigned) return
    const body = { token, ...(await wish(browser, opened.body.documents)) }
    const begun = await browser('POST', '/services/booking/invitation/sign', body)
    if (begun?.status === 200) await world.sign(bookingId, 'coBuyer', personalNumber)
  }

  /** Polls until it is seen, or it is time to try again. */
  const seen = async (look: () => Promise<boolean>, max: number): Promise<boolean> => {
    const from = performance.now()
    while (performance.now() - from < max) {
      if (await look()) return true
      await delay(lookMs)
    }
    return false
  }

  const buy = async (purchase: Purchase): Promise<PurchaseTold> => {
    const { objectId, buyer, coBuyer, ends, waits: staysOpen } = purchase
    const browser = browserOf(await signIn(buyer))
    const page = '/api/buyresidence'
    const key = randomUUID()
    const waits: number[] = []
    const start = () =>
      insist(() => browser('POST', `${page}/startbookingasync`, { objectId }, { 'idempotency-key': key }))
    purchases += 1
    // For every third one the first response is lost.
    if (purchases % 3 === 0) await start()
    const started = await start()
    const told =
      started.status === 202
        ? await insist(() => browser('GET', `${page}/getbookingstatus/${started.body.id}`))
        : started
    if (told.status !== 200) {
      if (told.status !== 409) return { purchase, waits, misled: told.status }
      // The second buyer is on the waiting list, unless the home is free again, or sold.
      const line = await insist(() => browser('POST', `/services/booking/line/${objectId}`))
      return { purchase, waits, isInLine: line.body.line?.place !== undefined }
    }
    const bookingId = started.body.id as string
    const base = `/services/booking/bookings/${bookingId}`
    const one = async () => (await insist(() => browser('GET', base))).body
    const ownMoney = String(900_000 + Math.floor(Math.random() * 90_000))
    const formOf = (step: string): object => {
      const forms = new Map<string, object>(swedishForms(buyer))
      if (step === 'financing') return { financing: { ownMoney, loans: '1 000 000' } }
      if (step !== 'personal-info' || !coBuyer) return forms.get(step) ?? {}
      const [first] = (forms.get(step) as { applicants: readonly object[] }).applicants
      const { email, personalNumber } = coBuyer
      return {
        applicants: [
          { ...first, share: '60' },
          { ...first, firstName: 'Olle', email, personalNumber, share: '40' },
        ],
      }
    }
    const hasMoved = (from: string) => async () => (await one()).status !== from
    let hasGoneBack = false

    const sign = async (): Promise<void> => {
      const body = { bookingId, ...(await wish(browser, (await one()).documents)) }
      const begun = await browser('POST', `${page}/signcontract`, body)
      // Without a response it may have started: another one replaces it.
      if (begun?.status !== 200 || !(await world.sign(bookingId, 'buyer', buyer.personalNumber))) return
      const from = performance.now()
      const look = async () => {
        if (staysOpen) {
          const at = await browser('GET', `/services/documents/sign/status/${begun.body}`)
          // The bank's answer to a killed server is lost: the person signs again.
          if (at?.body.status === 'error' || at?.body.status === 'cancelled') return true
        }
        return hasMoved('signing')()
      }
      if (await seen(look, timeoutMs)) waits.push(performance.now() - from)
    }

    const pay = async (): Promise<void> => {
      const { body } = await insist(() => browser('POST', `${page}/createpaymentid/${bookingId}`))
      const { paymentId = '' } = body ?? {}
      await browser('POST', `${page}/startswishpayment`, {
        ObjectId: objectId,
        ContractId: bookingId,
        PaymentNumber: paymentId,
      })
      if (!(await world.pay(paymentId))) return void (await delay(lookMs))
      const from = performance.now()
      const look = async () => {
        if (staysOpen) await browser('GET', `${page}/paymentstatus/${paymentId}/${bookingId}`)
        return (await one()).status === 'completed'
      }
      while (!(await seen(look, timeoutMs)));
      waits.push(performance.now() - from)
    }

    for (;;) {
      const { status, step, forms } = await one()
      if (status === 'completed' && ends === 'withdrawn')
        await browser('POST', `${base}/withdraw`, { isConfirmed: true })
      else if (status === 'completed' || status === 'cancelled')
        return { purchase, bookingId, isTypedPreserved: forms.financing?.ownMoney === ownMoney, waits }
      else if (status === 'expired' || status === 'failed') throw new Error(`${bookingId} has ${status}`)
      else if (status === 'accommodation' && ends === 'cancelled') await browser('POST', `${base}/cancel`, {})
      else if (status === 'accommodation' && !hasGoneBack) {
        await browser('POST', `${base}/back`, {})
        hasGoneBack = true
      } else if (status === 'signing') await sign()
      else if (status === 'waitingCoSigner' && coBuyer) {
        await signInvited(coBuyer, bookingId)
        await seen(hasMoved('waitingCoSigner'), timeoutMs)
      } else if (status === 'signed' || status === 'paying') await pay()
      else await browser('POST', `${base}/steps/${step}`, { form: formOf(step), goesOn: true })
    }
  }

  return { buy, failures: () => failed }
}
