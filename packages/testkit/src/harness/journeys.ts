// User journeys on a stack from beginning to end, with retries, and a record of everything that was confirmed on the way.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { PersistentBuyer, PurchaseTold } from '@husrum/server/testing'
import { makePersistentBuyers } from '@husrum/server/testing'
import { aBox, aFilm } from '@husrum/server/testing/outside'
import type { Browser, Failures } from './browser.ts'
import { openBrowser } from './browser.ts'
import { home, room } from './prepared-world.ts'
import type { WorldOutsideStack } from './world-outside.ts'

/** Everything that the stack confirmed. */
export interface Promises {
  readonly interests: string[]
  /** A mark in its text, its number, and the hash of its file. */
  readonly cases: {
    readonly mark: string
    readonly id: string
    readonly attachment: string
    readonly hash: string
  }[]
  readonly messages: { readonly mark: string; readonly id: string }[]
  readonly favourites: { readonly account: string; readonly objectId: string }[]
  /** Sessions that were not signed out. */
  readonly sessions: Browser[]
  readonly purchases: PurchaseTold[]
  /** Answers that should not have occurred. */
  readonly misled: string[]
}

export const noPromises = (): Promises => ({
  interests: [],
  cases: [],
  messages: [],
  favourites: [],
  sessions: [],
  purchases: [],
  misled: [],
})

export interface Walk {
  readonly origin: string
  readonly world: WorldOutsideStack
  readonly promises: Promises
  readonly failures: Failures
  readonly giveUp: AbortSignal
  /** Another person each time. */
  readonly nextPerson: () => PersistentBuyer
  readonly turn: number
}

export type Journey = (walk: Walk) => Promise<void>

const expectAnswer = ({ promises }: Walk, what: string, status: number, wanted: number): boolean => {
  if (status === wanted) return true
  promises.misled.push(`${what}: ${status}`)
  return false
}

const visitor = ({ origin, failures, giveUp }: Walk): Browser => openBrowser(origin, failures, giveUp)

const signedIn = async (walk: Walk): Promise<Browser & { readonly person: PersistentBuyer }> => {
  const browser = visitor(walk)
  const person = walk.nextPerson()
  await walk.world.signIn(browser, person)
  return { ...browser, person }
}

const reads: Journey = async (walk) => {
  const { insist } = visitor(walk)
  for (const path of ['/', '/sok-bostad/', '/boka/borja/?objectId=sweden-1']) {
    const { status, body } = await insist('GET', path, undefined, { accept: 'text/html' })
    if (expectAnswer(walk, path, status, 200) && !String(body).includes('</html>'))
      walk.promises.misled.push(`${path} is not whole`)
  }
}

const searches: Journey = async (walk) => {
  const { status, body } = await visitor(walk).insist('POST', '/services/residence/search_object', {
    limit: 10,
    filter: { siteId: 1 },
  })
  if (expectAnswer(walk, 'search', status, 200) && body.hits?.length !== 10)
    walk.promises.misled.push(`search found ${body.hits?.length}`)
}

const isInterested: Journey = async (walk) => {
  const email = `${randomUUID()}@interest.example`
  const { status } = await visitor(walk).insist(
    'POST',
    '/services/account_service/interest',
    { objectId: `sweden-${1 + (walk.turn % 300)}`, firstName: 'Anna', lastName: 'Lund', email, siteId: 1 },
    { 'idempotency-key': email },
  )
  if (expectAnswer(walk, 'interest', status, 200)) walk.promises.interests.push(email)
}

const signsIn: Journey = async (walk) => {
  const browser = await signedIn(walk)
  const me = await browser.insist('GET', '/services/account_service/me')
  if (!expectAnswer(walk, 'me', me.status, 200)) return
  const refreshed = await browser.insist('POST', '/services/account_service/login/refresh_token')
  if (expectAnswer(walk, 'refresh', refreshed.status, 200)) walk.promises.sessions.push(browser)
}

const likes: Journey = async (walk) => {
  const browser = await signedIn(walk)
  const objectId = `sweden-${1 + (walk.turn % 300)}`
  const { status } = await browser.insist('PUT', `/services/account_service/favorites/${objectId}`)
  if (status >= 200 && status < 300) walk.promises.favourites.push({ account: browser.person.id, objectId })
  else walk.promises.misled.push(`favourite: ${status}`)
}

/** A small film, unique by its mark. */
const filmOf = (mark: string): Uint8Array => aFilm({ media: aBox('mdat', Buffer.alloc(60_000, mark)) })

const reportsFault = async (walk: Walk, browser: Browser): Promise<string | undefined> => {
  const mark = `${randomUUID()}-`
  const film = filmOf(mark)
  const form = () => {
    const body = new FormData()
    const fields = { siteId: '1', objectId: home, propertyId: 'mainAndCooperative-kajutan', area: '1' }
    for (const [name, value] of Object.entries({
      ...fields,
      roomId: room,
      assetTypeId: `${room}-water`,
      description: mark,
    }))
      body.append(name, value)
    body.append('files', new Blob([new Uint8Array(film)]), 'a.mp4')
    return body
  }
  const path = '/services/case_management/customer/create_case'
  const { status, body } = await browser.insist('POST', path, form(), { 'idempotency-key': mark })
  if (!expectAnswer(walk, `report ${JSON.stringify(body).slice(0, 200)}`, status, 201)) return undefined
  const hash = createHash('sha256').update(film).digest('hex')
  walk.promises.cases.push({ mark, id: body.id, attachment: body.attachments?.[0]?.attachmentId, hash })
  return body.id
}

const reports: Journey = async (walk) => void (await reportsFault(walk, await signedIn(walk)))

const writes: Journey = async (walk) => {
  const browser = await signedIn(walk)
  const id = await reportsFault(walk, browser)
  if (id === undefined) return
  const mark = randomUUID()
  const { status } = await browser.insist(
    'POST',
    `/services/case_management/errands/${id}/messages`,
    { text: mark },
    { 'idempotency-key': mark },
  )
  if (status >= 200 && status < 300) walk.promises.messages.push({ mark, id })
  else walk.promises.misled.push(`message: ${status}`)
}

let homesAsked = 0
/** Two buyers compete for each home. Some complete the purchase, some withdraw from it, some cancel. */
const buys: Journey = async (walk) => {
  const turn = homesAsked
  homesAsked += 1
  const { world, origin, failures, giveUp } = walk
  const buyers = makePersistentBuyers({
    origins: () => {
      giveUp.throwIfAborted()
      return [origin]
    },
    world: { ...world, invitationTo: () => undefined },
    timeoutMs: 8_000,
    signIn: async (buyer) => {
      const browser = visitor(walk)
      await world.signIn(browser, buyer)
      return { token: browser.cookies.get('jwtToken') ?? '', cookies: browser.cookies }
    },
  })
  const at = Math.floor(turn / 2)
  const told = await buyers.buy({
    objectId: `sweden-${1 + at}`,
    buyer: walk.nextPerson(),
    ends: at % 4 === 1 ? 'withdrawn' : at % 4 === 3 ? 'cancelled' : 'completed',
    waits: true,
  })
  if (buyers.failures() > 0) failures.set('failed', (failures.get('failed') ?? 0) + buyers.failures())
  if (told.misled !== undefined) walk.promises.misled.push(`buy: ${told.misled}`)
  walk.promises.purchases.push(told)
  await delay(50)
}

export const journeys: Readonly<Record<string, Journey>> = {
  'reads pages': reads,
  searches,
  'is interested': isInterested,
  'signs in': signsIn,
  'likes a home': likes,
  'reports a fault': reports,
  'writes about it': writes,
  'buys a home': buys,
}
