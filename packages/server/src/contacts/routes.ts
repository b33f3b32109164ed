// `/services/contacts`: lists contacts and sends messages to them, by JSON or by a plain form without script.
import { randomUUID } from 'node:crypto'
import type { ContactDto } from '@husrum/contract'
import { contactFormPath, contactQuery, endpoints } from '@husrum/contract'
import type { FieldIssue, Upload } from '@husrum/domain'
import { loginAddress, routePath } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { UploadService } from '../files/upload-service.ts'
import { isNotNow } from '../files/upload-service.ts'
import type { AppEnv } from '../http/app-environment.ts'
import type { EndpointContext } from '../http/bind-endpoint.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { formKey, readForm } from '../http/read-form.ts'
import { reply } from '../http/reply.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import { contactsOnTheWire } from '../pages/view-models/contacts-on-the-wire.ts'
import type { Platform } from '../platform/module.ts'
import type { StoredForms } from '../secrets/stored-forms.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { ContactPlace, ContactsReader, OwnContacts } from './own-contacts.ts'
import type { TypedContactMessage, WriteToContact } from './write-to-contact.ts'

export interface ContactRoutesOptions {
  readonly contacts: OwnContacts
  readonly write: WriteToContact
  readonly typedForms: StoredForms
  readonly uploads: Pick<UploadService, 'takeForm' | 'list'>
  readonly findCaller: FindCaller
  readonly environment: Platform['environment']
}

/** In bytes: a message of 5,000 characters, which a form may encode in nine bytes each. */
const longestForm = 64 * 1024
const typedFields = ['subject', 'message'] as const
type Who = Pick<EndpointContext, 'caller' | 'site'>

const readerOf = ({ caller, site }: Who): ContactsReader => {
  const { accountId, associationId } = signedInOf(caller).session
  return { accountId, associationId, site }
}

const onTheWire = (place: ContactPlace) => ({
  ...place,
  // Without `role`, whose number is sent as `contactType` if it has one.
  contacts: contactsOnTheWire(place.contacts).map(({ role: _, ...contact }) => contact as ContactDto),
})

const refusal = (issues: readonly FieldIssue[]): Problem =>
  new Problem('invalidRequest', {
    errors: issues.map(({ key, path }) => ({ field: String(path[0]), key })),
  })

export const contactRoutes = (
  app: Hono<AppEnv>,
  { contacts, write, typedForms, uploads, findCaller, environment }: ContactRoutesOptions,
): void => {
  const send = async (typed: TypedContactMessage, who: Who & { readonly origin: string }, key: string) =>
    write(typed, {
      ...readerOf(who),
      origin: who.origin,
      user: await signedInOf(who.caller).user(),
      key: key || randomUUID(),
    })

  bindEndpoint(app, endpoints.getContacts, async (_, context) => {
    const reader = readerOf(context)
    const { places, opening, messages, typed } = await contacts.see(reader)
    return {
      places: places.map(onTheWire),
      ...(opening && { opening }),
      messages,
      typed: typedForms.open(reader.accountId, typed),
    }
  })

  bindEndpoint(app, endpoints.getContactsOf, async ({ of }, context) => {
    const place = await contacts.place(readerOf(context), of)
    if (!place) throw new Problem('notFound')
    return onTheWire(place)
  })

  bindEndpoint(app, endpoints.writeToContact, async (typed, context) => {
    const outcome = await send(typed, context, context.idempotencyKey)
    if (outcome.kind === 'sent') return reply(outcome.message, { status: 201 })
    if (outcome.kind === 'invalid') throw refusal(outcome.issues)
    throw new Problem(
      ({ unknown: 'notFound', keyReused: 'keyReused', tooMany: 'tooManyRequests' } as const)[outcome.kind],
    )
  })

  const read = async (
    request: Request,
    accountId: string,
    { site, address }: Pick<Visitor, 'site' | 'address'>,
  ): Promise<Sent> => {
    const filesOf = { owner: { kind: 'account', id: accountId }, purpose: 'contact' } as const
    if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
      const form = await readForm(request, longestForm)
      return { ...nothingSent, field: (name) => form.get(name) ?? '' }
    }
    const taken = await uploads.takeForm(request, {
      ...filesOf,
      site: site.key,
      fileFields: ['files'],
      address,
    })
    const isRefused = taken.issues.length > 0 || taken.files.some(({ state }) => state !== 'clean')
    return {
      field: (name) => taken.fields.get(name)?.at(-1) ?? '',
      // Includes the files of a form that was shown again.
      files: (await uploads.list(filesOf)).filter(({ state }) => state === 'clean'),
      isNotNow: isNotNow(taken),
      isTooFast: taken.refusal !== undefined,
      issues: isRefused ? [{ key: 'fileType', path: ['files'] }] : [],
    }
  }

  app.post(contactFormPath, fromOurPages, async (c) => {
    c.header('cache-control', 'no-store')
    const visitor = visitorOf(c)
    const { site } = visitor
    const page = routePath(site, 'contacts') ?? site.routes.start
    let accountId: string | undefined
    let sent: Sent | undefined
    const comesBack = async (error: string, issues: readonly FieldIssue[] = []) => {
      const { of, contactId, subject, message } = messageOf(sent ?? nothingSent)
      // If the form could not be read, the stored values stay.
      if (accountId !== undefined && sent)
        await typedForms
          .keep(accountId, {
            of,
            contactId,
            subject,
            message,
            ...(sent.files.length > 0 && { files: sent.files.map(({ name }) => name).join(', ') }),
          })
          .catch((cause: unknown) => assertOutage(cause))
      const query = new URLSearchParams({
        [contactQuery.error]: error,
        [contactQuery.of]: of.slice(0, 100),
        [contactQuery.contact]: contactId.slice(0, 100),
      })
      for (const { key, path } of issues) query.append(contactQuery.field, `${String(path[0])}:${key}`)
      return c.redirect(`${page}?${query}#write`, 303)
    }
    try {
      const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), site)
      ;({ accountId } = signedInOf(caller).session)
      sent = await read(c.req.raw, accountId, visitor)
      if (sent.isTooFast) return comesBack('tooFast')
      if (sent.isNotNow) return comesBack('failed')
      if (sent.issues.length > 0) return comesBack('invalid', sent.issues)
      const who = { ...visitor, caller }
      const typed = { ...messageOf(sent), files: sent.files.map(({ id }) => id) }
      const outcome = await send(typed, who, formKey(sent.field('key')))
      if (outcome.kind === 'invalid') return comesBack('invalid', outcome.issues)
      if (outcome.kind === 'tooMany') return comesBack('tooFast')
      if (outcome.kind !== 'sent') return comesBack('failed')
      await typedForms.forget(accountId)
      return c.redirect(`${page}?${contactQuery.done}=sent#written`, 303)
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return c.redirect(loginAddress(site, page) ?? page, 303)
      if (cause instanceof Problem && cause.code === 'tooManyRequests') return comesBack('tooFast')
      assertOutage(cause)
      return comesBack('failed')
    }
  })
}

/** The parsed form. */
interface Sent {
  readonly field: (name: string) => string
  readonly files: readonly Upload[]
  /** Issues of rejected files. */
  readonly issues: readonly FieldIssue[]
  readonly isNotNow: boolean
  /** Only the text fields were read. */
  readonly isTooFast: boolean
}

const nothingSent: Sent = { field: () => '', files: [], issues: [], isNotNow: false, isTooFast: false }

const messageOf = ({ field }: Sent) => {
  const [subject = '', message = ''] = typedFields.map(field)
  // The select combines place and contact in one value.
  const [, of = '', contactId = ''] = /^([^/]*)\/(.*)$/.exec(field('to')) ?? []
  return { of, contactId, subject, message }
}

/** Rethrows unless the database is down. */
const assertOutage = (cause: unknown): void => {
  const isAway = cause instanceof Problem && cause.code === 'serviceUnavailable'
  if (!isAway && outageOf(cause) === undefined) throw cause
}
