// `/services/contacts`: lists contacts and sends messages to them, by JSON or by a plain form without script.
import { randomUUID } from 'node:crypto'
import type { ContactDto } from '@husrum/contract'
import { contactFormPath, contactQuery, endpoints } from '@husrum/contract'
import type { FieldIssue, Upload } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { exceptInOutage } from '../../platform/database/database-outage.ts'
import { readFileForm } from '../../platform/files/read-file-form.ts'
import type { TakenForm, UploadService } from '../../platform/files/upload-service.ts'
import { isNotNow, noRoomNow } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { SentForm } from '../../platform/http/bind-form.ts'
import { bindForm } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import { bringsFiles } from '../../platform/http/receiving.ts'
import { reply } from '../../platform/http/reply.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { StoredForms } from '../../platform/secrets/stored-forms.ts'
import { contactsOnTheWire } from '../pages/index.ts'
import type { ContactPlace, ContactsReader, OwnContacts } from './own-contacts.ts'
import type { TypedContactMessage, WriteToContact } from './write-to-contact.ts'

export interface ContactRoutesOptions {
  readonly contacts: OwnContacts
  readonly write: WriteToContact
  readonly typedForms: StoredForms
  readonly uploads: Pick<UploadService, 'takeForm' | 'list'>
}

/** In bytes: a message of 5,000 characters, which a form may encode in nine bytes each. */
const maxFormBytes = 64 * 1024
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
  { contacts, write, typedForms, uploads }: ContactRoutesOptions,
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
    const { places, opening, messages, interests, typed } = await contacts.see(reader)
    return {
      places: places.map(onTheWire),
      ...(opening && { opening }),
      messages,
      interests,
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

  const read = async (c: Context<AppEnv>, { caller, site, address }: EndpointContext): Promise<Sent> => {
    const { accountId } = readerOf({ caller, site })
    const filesOf = { owner: { kind: 'account', id: accountId }, purpose: 'contact' } as const
    const options = { ...filesOf, site: site.key, fileFields: ['files'], address, maxBytes: maxFormBytes }
    const taken = await readFileForm(c.req.raw, uploads.takeForm, options)
    if (!bringsFiles(c.req.header('content-type'))) return { ...taken, attached: [] }
    // Includes the files of a form that was shown again.
    return { ...taken, attached: (await uploads.list(filesOf)).filter(({ state }) => state === 'clean') }
  }

  const comesBack = (sent: SentForm, error: string, errors: Problem['errors']): string => {
    const { of, contactId } = messageOf(sent.fields)
    const query = withQuery(sent.page, [
      [contactQuery.error, error],
      [contactQuery.of, of.slice(0, 100)],
      [contactQuery.contact, contactId.slice(0, 100)],
      ...errors.filter(isShown).map(({ field, key }) => [contactQuery.field, `${field}:${key}`] as const),
    ])
    return `${query}#write`
  }

  bindForm<typeof endpoints.writeToContact, Sent>(app, endpoints.writeToContact, {
    path: contactFormPath,
    maxBytes: maxFormBytes,
    page: (site) => routePath(site, 'contacts') ?? site.routes.start,
    read,
    fields: (sent) => {
      assertFilesTaken(sent)
      return { ...messageOf(sent.fields), files: sent.attached.map(({ id }) => id) }
    },
    doneAt: async (_, { visitor, page }) => {
      await typedForms.forget(readerOf(visitor).accountId)
      return `${withQuery(page, [[contactQuery.done, 'sent']])}#written`
    },
    messages: {
      invalidRequest: ({ errors }) => (errors.some(isShown) ? 'invalid' : 'failed'),
      notFound: 'failed',
      keyReused: 'failed',
      tooManyRequests: 'tooFast',
      serviceUnavailable: 'failed',
    },
    backAt: async (message, sent, { errors }) => {
      const files = sent.attached.map(({ name }) => name).join(', ')
      await exceptInOutage(
        typedForms.keep(readerOf(sent.visitor).accountId, {
          ...messageOf(sent.fields),
          ...(files !== '' && { files }),
        }),
      )
      return comesBack(sent, message, errors)
    },
    // If the form could not be read, the stored values stay.
    unreadAt: (message, sent, { code }) =>
      code === 'invalidRequest' ? undefined : comesBack(sent, message, []),
  })
}

/** `attached`: the uploads that the message gets. */
type Sent = TakenForm & { readonly attached: readonly Upload[] }

/** Throws for files that were not accepted. */
const assertFilesTaken = ({ files, issues, refusal }: TakenForm): void => {
  if (refusal) throw refusal
  if (isNotNow({ issues })) throw noRoomNow()
  if (issues.length > 0 || files.some(({ state }) => state !== 'clean'))
    throw new Problem('invalidRequest', { errors: [{ field: 'files', key: 'fileType' }] })
}

const messageOf = (fields: FormFields) => {
  // The select combines place and contact in one value.
  const [, of = '', contactId = ''] = /^([^/]*)\/(.*)$/.exec(textOf(fields, 'to')) ?? []
  return { of, contactId, subject: textOf(fields, 'subject'), message: textOf(fields, 'message') }
}

/** Whether the page shows errors of a field. */
const isShown = ({ field }: FieldProblem): boolean => ['subject', 'message', 'files'].includes(field)
