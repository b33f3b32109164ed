// Actions outside a stack, in the bank's app and the mailbox, through the control pages of its parts.
import { setTimeout as delay } from 'node:timers/promises'
import type { Stack } from '../stack/start-stack.ts'
import type { Browser } from './browser.ts'

interface Order {
  readonly id: string
  readonly text?: string
  readonly hidden?: string
}

export interface PaymentOutside {
  readonly id: string
  readonly amount: string
  readonly status: string
  readonly refunds: readonly { readonly amount: number }[]
}

const listOf = async <Row>(url: string): Promise<readonly Row[]> =>
  (await (await fetch(url)).json()) as readonly Row[]

/** Returns whether it succeeded. */
const tell = async (url: string, fields: Record<string, string>): Promise<boolean> => {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer.status === 303
}

export const makeWorldOutside = ({ control }: Stack) => {
  const bank = control['bank-id']
  const payments = () => listOf<PaymentOutside>(control.swish)
  const approve = (id: string, personalNumber: string) =>
    tell(bank, { id, act: 'approve', personalNumber, givenName: 'Astrid', surname: 'Lund' })
  let turn: Promise<unknown> = Promise.resolve()

  const signInOnce = async (browser: Browser, personalNumber: string): Promise<boolean> => {
    const base = '/services/account_service/bank_id'
    // Orders do not name the person, so orders are started and approved one at a time.
    const mine = turn.then(async () => {
      const begun = await browser.insist('POST', `${base}/start`, { flow: 'login', device: 'other' })
      const order = (await listOf<Order>(bank)).findLast(({ text }) => text === undefined)
      if (begun.status === 200 && order) await approve(order.id, personalNumber)
      return begun.body?.id as string | undefined
    })
    turn = mine.catch(() => undefined)
    const id = await mine
    for (let look = 0; id !== undefined && look < 20; look += 1) {
      const { status, body } = await browser.insist('GET', `${base}/status/${id}`)
      if (browser.cookies.has('jwtToken')) return true
      if (status !== 200 || body.status === 'error' || body.status === 'cancelled') return false
      await delay(500)
    }
    return false
  }

  return {
    signIn: async (browser: Browser, { personalNumber }: { readonly personalNumber: string }) => {
      while (!(await signInOnce(browser, personalNumber))) await delay(200)
    },
    sign: async (bookingId: string, role: string, personalNumber: string): Promise<boolean> => {
      const order = (await listOf<Order>(bank)).findLast(({ hidden }) => {
        const said = hidden ? JSON.parse(hidden) : {}
        return said.bookingId === bookingId && said.role === role
      })
      return order !== undefined && (await approve(order.id, personalNumber))
    },
    pay: async (paymentId: string): Promise<boolean> => {
      const id = paymentId.replaceAll('-', '').toUpperCase()
      const find = async () => (await payments()).find((each) => each.id === id)?.status
      if ((await find()) === 'waiting') await tell(control.swish, { id, act: 'paid' })
      return (await find()) === 'paid'
    },
    payments,
    letters: () => listOf<{ readonly to: readonly string[]; readonly raw: string }>(control.mail),
  }
}

export type WorldOutsideStack = ReturnType<typeof makeWorldOutside>
