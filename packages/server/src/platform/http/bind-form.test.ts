// A form without script: what reaches the endpoint, and where each result leads.
import { endpoint, z } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { callerIs } from '../../testing/callers.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { bindEndpoint } from './bind-endpoint.ts'
import type { FormRoute, MessagesOf } from './bind-form.ts'
import { bindForm, bindForms, byAction, formOf, signInForAccess } from './bind-form.ts'
import { fieldsOf, noFields, textOf } from './form-fields.ts'
import { Problem } from './problem.ts'
import { readForm } from './read-form.ts'
import { reply } from './reply.ts'
import { withQuery } from './with-query.ts'

const page = '/mina-sidor/'
const formPath = '/services/things_form'

const sendThing = endpoint({
  method: 'POST',
  path: '/services/things/{id}',
  access: 'signedIn',
  summary: 'Send a thing.',
  headers: ['idempotencyKey'],
  request: z.object({
    id: z.uuid(),
    name: z.string().check(z.maxLength(20)),
    size: z.int(),
    isUrgent: z.boolean(),
    colours: z.array(z.enum(['red', 'blue'])),
    note: z.optional(z.string()),
  }),
  response: z.object({ number: z.string() }),
  outcomes: { notFound: 404, late: 409, keyReused: 422 },
})

const id = '0d3b8a3e-6b1f-4c1e-9a50-2f0f6a0f8a11'
const things: unknown[] = []
let failure: Error | undefined
afterEach(() => {
  things.length = 0
  failure = undefined
})

const backAt: FormRoute['backAt'] = (message, _, { errors }) =>
  withQuery(page, [['error', message], ...errors.map(({ field, key }) => [field, key] as const)])

const messages: MessagesOf<typeof sendThing> = {
  invalidRequest: 'invalid',
  notFound: 'gone',
  late: ({ present = 'late' }) => present,
  keyReused: null,
  statusConflict: '',
  serviceUnavailable: 'away',
}

const appFor = (
  principal: Parameters<typeof callerIs>[0] = 'privateWithIdentity',
  form: Partial<FormRoute> = {},
) => {
  const { messages: _, otherMessage: __, ...rest } = form
  const route = { path: formPath, maxBytes: 1_000, page: () => page, ...rest }
  const findCaller = callerIs(principal)
  return makeTestApp({
    backend: {
      findCaller,
      routes: [
        (hono) => {
          bindEndpoint(hono, sendThing, async (input, { caller, idempotencyKey }) => {
            if (failure) throw failure
            things.push({ ...input, by: caller.kind, idempotencyKey })
            return reply(
              { number: '17' },
              {
                headers: [
                  ['set-cookie', 'last=17'],
                  ['etag', '"17"'],
                ],
              },
            )
          })
          bindForm(hono, sendThing, {
            ...route,
            messages,
            fields: ({ fields }) => ({ name: textOf(fields, 'title') }),
            doneAt: ({ body }, { page }) => withQuery(page, [['sent', body.number]]),
          })
          bindForms(
            hono,
            { ...route, backAt, path: `${formPath}/buttons` },
            byAction({
              send: formOf(sendThing, {
                messages: { late: 'tooLate' },
                otherMessage: 'other',
                doneAt: () => page,
              }),
              discard: { submit: async () => `${page}?done=discarded` },
            }),
          )
        },
      ],
    },
  }).app
}

const typed = {
  id,
  title: 'Bord',
  size: '3',
  isUrgent: 'on',
  colours: ['red', 'blue'],
  key: 'a-key-of-the-form',
}

const bodyOf = (fields: Readonly<Record<string, string | readonly string[]>>): string => {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  return body.toString()
}

const submit = async (
  fields: Readonly<Record<string, string | readonly string[]>>,
  {
    app = appFor(),
    path = formPath,
    headers = {},
  }: { app?: ReturnType<typeof appFor>; path?: string; headers?: Record<string, string> } = {},
) => {
  const response = await app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: bodyOf(fields),
  })
  return { status: response.status, location: response.headers.get('location'), headers: response.headers }
}

describe('A form of an endpoint', () => {
  it('sends its fields by the types of the request, and redirects with the result', async () => {
    const { status, location, headers } = await submit(typed)
    expect([status, location]).toEqual([303, `${page}?sent=17`])
    expect(things).toEqual([
      {
        id,
        name: 'Bord',
        size: 3,
        isUrgent: true,
        colours: ['red', 'blue'],
        by: 'signedIn',
        idempotencyKey: 'a-key-of-the-form',
      },
    ])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.getSetCookie()).toEqual(['last=17'])
    expect(headers.get('etag')).toBeNull()
  })

  it('sends an unticked checkbox as false, no ticked box as an empty list, and omits an absent optional field', async () => {
    await submit({ id, title: '', size: ' 3 ' })
    expect(things).toEqual([
      { id, name: '', size: 3, isUrgent: false, colours: [], by: 'signedIn', idempotencyKey: '' },
    ])
  })

  it('returns to its page with the keys of the domain for invalid fields, and does not call the endpoint', async () => {
    const { status, location } = await submit(
      { ...typed, title: 'x'.repeat(21), colours: ['green'], size: 'two' },
      { app: appFor('privateWithIdentity', { backAt }) },
    )
    expect([status, location]).toEqual([
      303,
      `${page}?error=invalid&name=inputToLong&size=invalidInput&colours=invalidInput`,
    ])
    expect(things).toEqual([])
  })

  it('treats a malformed id in the path of the endpoint as not found', async () => {
    expect((await submit({ ...typed, id: 'x' })).location).toBe(`${page}?error=gone`)
  })

  it('leads to the page in an outage, and to the error page for a defect', async () => {
    failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect((await submit(typed)).location).toBe(`${page}?error=away`)
    failure = new Error('A defect')
    expect((await submit(typed)).status).toBe(500)
  })

  it('shows the message of a named outcome', async () => {
    failure = new Problem('late')
    expect((await submit(typed)).location).toBe(`${page}?error=late`)
    failure = new Problem('late', { present: 'sold' })
    expect((await submit(typed)).location).toBe(`${page}?error=sold`)
    failure = new Problem('timeout')
    expect((await submit(typed)).location).toBe(`${page}?error=away`)
  })

  it('leads to the page without a message where it shows the current state', async () => {
    failure = new Problem('statusConflict')
    expect((await submit(typed)).location).toBe(page)
  })

  it('answers with an error that its page does not show', async () => {
    failure = new Problem('keyReused')
    expect((await submit(typed)).status).toBe(422)
    failure = new Problem('tooManyRequests')
    expect((await submit(typed)).status).toBe(429)
  })

  it('reports an outcome that the endpoint does not list as a defect', async () => {
    failure = new Problem('full')
    expect((await submit(typed)).status).toBe(500)
  })

  it('has messages for all outcomes of its endpoint, and for no others', () => {
    const doneAt = () => page
    // @ts-expect-error: the endpoint can also be answered `keyReused`.
    formOf(sendThing, { messages: { notFound: 'gone', late: 'late' }, doneAt })
    // @ts-expect-error: the endpoint does not list `full`.
    formOf(sendThing, { messages: { notFound: 'gone', late: 'late', keyReused: null, full: 'full' }, doneAt })
    // @ts-expect-error: with one message for all others, too.
    formOf(sendThing, { messages: { full: 'full' }, otherMessage: 'away', doneAt })
    formOf(sendThing, { messages: { late: 'late' }, otherMessage: 'away', doneAt })
  })

  it('is accepted from our own pages only, up to its size limit', async () => {
    expect((await submit(typed, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await submit({ ...typed, note: 'x'.repeat(1_000) })).status).toBe(413)
    expect(things).toEqual([])
  })

  it('is not found on a site without its page', async () => {
    expect(
      (await submit(typed, { app: appFor('privateWithIdentity', { page: () => undefined }) })).status,
    ).toBe(404)
  })

  it('leads a visitor to sign-in, which leads back', async () => {
    const { status, location } = await submit(typed, { app: appFor('anonymous') })
    expect([status, location]).toEqual([303, '/logga-in/?referrer=%2Fmina-sidor%2F'])
    expect(things).toEqual([])
  })

  it('leads to sign-in without permission where the route says so', async () => {
    failure = new Problem('forbidden')
    expect((await submit(typed)).status).toBe(403)
    const app = appFor('privateWithoutIdentity', { signIn: signInForAccess })
    expect((await submit(typed, { app })).location).toBe('/logga-in/?referrer=%2Fmina-sidor%2F')
  })

  it('takes its site from the fields where the route says so', async () => {
    const app = appFor('privateWithIdentity', {
      siteOf: (site, fields) => (textOf(fields, 'site') === 'finland' ? siteByKey('finland') : site),
      page: (site) => site.routes.search,
    })
    const { location } = await submit({ ...typed, site: 'finland' }, { app })
    expect(location).toBe(`${siteByKey('finland').routes.search}?sent=17`)
  })
})

describe('A form with several buttons', () => {
  const path = `${formPath}/buttons`
  it('does what the pressed button says', async () => {
    expect((await submit({ ...typed, name: 'Stol', action: 'send' }, { path })).location).toBe(page)
    expect(things).toMatchObject([{ name: 'Stol' }])
    expect((await submit({ action: 'discard' }, { path })).location).toBe(`${page}?done=discarded`)
  })

  it('shows the message of the button before that of the route, or the one for all others', async () => {
    failure = new Problem('late')
    expect((await submit({ ...typed, name: 'Stol', action: 'send' }, { path })).location).toBe(
      `${page}?error=tooLate`,
    )
    failure = new Problem('keyReused')
    expect((await submit({ ...typed, name: 'Stol', action: 'send' }, { path })).location).toBe(
      `${page}?error=other`,
    )
  })

  it('rejects any other button', async () => {
    expect((await submit({ action: 'constructor' }, { path })).status).toBe(400)
    expect((await submit(typed, { path })).status).toBe(400)
  })
})

describe('A form with files', () => {
  const appReading = (principal: Parameters<typeof callerIs>[0], read: FormRoute['read']) => {
    const findCaller = callerIs(principal)
    const route: FormRoute = {
      path: formPath,
      maxBytes: 1_000,
      access: sendThing,
      page: () => page,
      messages,
      unreadAt: (message, { fields }) => (fields === noFields ? `${page}?unread=${message}` : undefined),
      ...(read && { read }),
    }
    return makeTestApp({
      backend: {
        findCaller,
        routes: [
          (hono) => bindForms(hono, route, byAction({ discard: { submit: async () => `${page}?done` } })),
        ],
      },
    }).app
  }
  const read: FormRoute['read'] = async (c) => ({ fields: fieldsOf(await readForm(c.req.raw, 1_000)) })

  it('is read once the caller has access, and rejects an unknown button', async () => {
    let readings = 0
    const counted: FormRoute['read'] = async (c, visitor) => {
      readings += 1
      return (read as NonNullable<typeof read>)(c, visitor)
    }
    const fields = { action: 'discard' }
    expect((await submit(fields, { app: appReading('anonymous', counted) })).location).toMatch('/logga-in/')
    expect(readings).toBe(0)
    const app = appReading('privateWithIdentity', counted)
    expect((await submit(fields, { app })).location).toBe(`${page}?done`)
    expect((await submit({ action: 'other' }, { app })).status).toBe(400)
    expect(readings).toBe(2)
  })

  it('has a redirect of its own if it cannot be read', async () => {
    const app = appReading('privateWithIdentity', async () => {
      throw new Problem('serviceUnavailable')
    })
    expect((await submit({}, { app })).location).toBe(`${page}?unread=away`)
  })
})
