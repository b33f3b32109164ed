// Sends strange values, and reports invalid responses.
import type { Endpoint } from '@husrum/contract'
import { outcomeStatuses, requestHeaders } from '@husrum/contract'
import { cookies } from '@husrum/domain'
import type { Sender, StrangeAnswer, StrangeHouse } from './strange-house.ts'
import type { Samples, StrangeRequest } from './strange-requests.ts'
import { encodeStrange, makeStrangeRequests } from './strange-requests.ts'
import type { StrangeRoute } from './strange-routes.ts'
import { impossibleTexts, strangeHeaders, strangeKeys, strangeTexts } from './strange-values.ts'

const codes: ReadonlySet<string> = new Set(Object.keys(outcomeStatuses))

/** What is wrong with a response; undefined for a success, or an error with its reason. */
const complaintOf = (
  { status, text, headers }: StrangeAnswer,
  alsoAnswers: Endpoint['alsoAnswers'] = {},
): string | undefined => {
  const said = `${status} ${text.slice(0, 160)}`
  if (status >= 500) return said
  const location = headers.get('location')
  if (status >= 300 && status < 400 && !(location?.startsWith('/') && !location.startsWith('//')))
    return `leads away: ${status} ${location}`
  if (status < 400) return undefined
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') === true
  if (!isProblem) return Object.values(alsoAnswers).includes(status) ? undefined : `no problem: ${said}`
  const { code = '', errors = [] } = JSON.parse(text) as {
    readonly code?: string
    readonly errors?: readonly { readonly field?: unknown }[]
  }
  if (!codes.has(code)) return `an unknown code: ${said}`
  const namesFields = errors.length > 0 && errors.every(({ field }) => typeof field === 'string')
  return code === 'invalidRequest' && !namesFields ? `no field: ${said}` : undefined
}

const sendsAll = process.env.STRANGE_VALUES === 'all'
/** For each field: values that its schema accepts, and values that it rejects. The next field gets the next ones. */
const max = { taken: 3, refused: 1, inForms: 2 }
let turn = 0

const someOf = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  if (sendsAll || items.length <= count) return items
  turn += count
  return Array.from({ length: count }, (_, place) => items[(turn + place) % items.length] as Item)
}

const isImpossible = ({ what, field }: StrangeRequest): boolean =>
  field.isInBody && (Object.hasOwn(impossibleTexts, what) || strangeKeys.includes(what))

/** Selects from all requests with a strange value in one field. */
const chosen = (requests: readonly StrangeRequest[]): readonly StrangeRequest[] => {
  const others = requests.filter((request) => !isImpossible(request))
  return [
    ...requests.filter(isImpossible),
    ...someOf(
      others.filter(({ isRefused }) => !isRefused),
      max.taken,
    ),
    ...someOf(
      others.filter(({ isRefused }) => isRefused),
      max.refused,
    ),
  ]
}

const complaints = (answers: readonly (readonly [what: string, complaint: string | undefined])[]) =>
  answers.flatMap(([what, complaint]) => (complaint === undefined ? [] : [`${what}: ${complaint}`]))

/** Sends strange values in every field and header of an endpoint. Returns the complaints. */
export const sendToEndpoint = async (
  house: StrangeHouse,
  endpoint: Endpoint,
  who: Sender,
  samples: Samples,
): Promise<readonly string[]> => {
  const requests = makeStrangeRequests(endpoint, samples)
  const answers: (readonly [string, string | undefined])[] = []
  const look = async (what: string, request: typeof requests.plain, headers = {}): Promise<StrangeAnswer> => {
    const answer = await house.call(endpoint, who, request, headers)
    answers.push([what, complaintOf(answer, endpoint.alsoAnswers)])
    return answer
  }
  await look('plausible', requests.plain)
  for (const field of requests.fields)
    for (const request of chosen(requests.requestsFor(field))) {
      const what = `${field.path.join('.')} is ${request.what}`
      const { status } = await look(what, request)
      if (isImpossible(request) && status !== 400) answers.push([what, `answered ${status}`])
    }
  for (const header of endpoint.headers ?? [])
    for (const value of strangeHeaders) {
      const { name } = requestHeaders[header]
      const { status } = await look(`${name} is ${value.slice(0, 10)}`, requests.plain, { [name]: value })
      if (value.length > 200 && status !== 400) answers.push([name, `answered ${status}`])
    }
  return complaints(answers)
}

const urlEncoded = (fields: readonly (readonly [string, string])[]): string =>
  fields.map((pair) => pair.map(encodeStrange).join('=')).join('&')

const boundary = 'a-boundary-of-tests'
const multipart = (fields: readonly (readonly [string, string])[]): string =>
  [
    ...fields.map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value.toWellFormed()}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')

const bodies = {
  form: (fields: readonly (readonly [string, string])[]) => ({
    type: 'application/x-www-form-urlencoded',
    body: urlEncoded(fields),
  }),
  multipart: (fields: readonly (readonly [string, string])[]) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    body: multipart(fields),
  }),
}

/** Sends strange values in every field, parameter and header of a route. Returns the complaints. */
export const sendToRoute = async (house: StrangeHouse, route: StrangeRoute): Promise<readonly string[]> => {
  const { method, path, who, parameters = {}, query = {}, fields, files, headers = [], alsoAnswers } = route
  const key = route.isByKey && { authorization: `Bearer ${house.integrationKey}` }
  const answers: (readonly [string, string | undefined])[] = []
  const kinds =
    fields === undefined
      ? []
      : files === 'only'
        ? [bodies.multipart]
        : files === 'too'
          ? [bodies.form, bodies.multipart]
          : [bodies.form]

  const look = async (
    what: string,
    {
      inPath = parameters,
      inQuery = Object.entries(query),
      sent,
      also = {},
    }: {
      readonly inPath?: Readonly<Record<string, string>>
      readonly inQuery?: readonly (readonly [string, string])[]
      readonly sent?: { readonly type: string; readonly body: string } | undefined
      readonly also?: Readonly<Record<string, string>>
    },
  ): Promise<StrangeAnswer> => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeStrange(inPath[name]))
    const answer = await house.send(who, inQuery.length === 0 ? filled : `${filled}?${urlEncoded(inQuery)}`, {
      method,
      headers: {
        accept: 'application/problem+json',
        ...(sent && { 'content-type': sent.type }),
        ...key,
        ...also,
      },
      ...(sent && { body: sent.body }),
    })
    answers.push([what, complaintOf(answer, alsoAnswers)])
    return answer
  }

  const plain = Object.entries(fields ?? {})
  await look('plausible', { sent: kinds[0]?.(plain) })
  const texts = Object.entries(strangeTexts)
  for (const [place, [name]] of plain.entries())
    for (const kind of sendsAll ? kinds : kinds.slice(place % kinds.length, (place % kinds.length) + 1)) {
      const put = (value: string) => kind(plain.map(([key, own]) => [key, key === name ? value : own]))
      const { status } = await look(`${name} is NUL`, { sent: put('a\0b') })
      // Some are not read: from callers without permission, and from mail programs.
      if (status === 200) answers.push([`${name} is NUL`, `answered ${status}`])
      // Form values must not become header lines of the redirect.
      await look(`${name} is CR LF`, { sent: put('/a\r\nset-cookie: stolen=1') })
      for (const [what, value] of someOf(texts, max.inForms))
        await look(`${name} is ${what}`, { sent: put(value) })
      await look(`${name} comes twice`, {
        sent: kind([...plain, [name, 'a'], [`${name}[]`, 'b'], ['__proto__', 'c']]),
      })
      await look(`${name} is missing`, { sent: kind(plain.filter(([key]) => key !== name)) })
    }
  for (const name of Object.keys(query)) {
    const others = Object.entries(query).filter(([key]) => key !== name)
    for (const [what, value] of texts)
      await look(`?${name} is ${what}`, { inQuery: [...others, [name, value]], sent: kinds[0]?.(plain) })
    await look(`?${name} comes twice`, {
      inQuery: [...others, [name, 'a'], [name, 'b']],
      sent: kinds[0]?.(plain),
    })
  }
  for (const name of Object.keys(parameters))
    for (const [what, value] of texts)
      if (value !== '')
        await look(`{${name}} is ${what}`, {
          inPath: { ...parameters, [name]: value },
          sent: kinds[0]?.(plain),
        })
  for (const name of headers)
    for (const value of strangeHeaders)
      await look(`${name}: ${value.slice(0, 10)}`, { sent: kinds[0]?.(plain), also: { [name]: value } })
  return complaints(answers)
}

/** Sends strange values in every cookie of the table, to an address. Returns the complaints. */
export const sendCookies = async (house: StrangeHouse, address: string): Promise<readonly string[]> => {
  const answers: (readonly [string, string | undefined])[] = []
  const names = Object.values(cookies).map(({ name }) => name)
  for (const name of [...new Set([...names, 'flow', 'bind', 'jwtToken'])])
    for (const [what, text] of someOf(Object.entries(strangeTexts), max.taken)) {
      const answer = await house.send('guest', address, {
        headers: { cookie: `${name}=${encodeStrange(text)}` },
      })
      answers.push([`${name} is ${what}`, complaintOf(answer)])
    }
  return complaints(answers)
}
