// The page that a second applicant's letter links to. Opening it consumes nothing, because mail gateways open links too; a press opens the
// invitation in this browser. A code from the letter does the same. Works without script, and sends no referrer.
import { bookingInvitationPath, bookingInvitationQuery } from '@husrum/contract'
import type { Locale } from '@husrum/domain'
import { bookingInvitationAddress, isHoldOver } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import type { FlowCookie } from '../../people/sign-in/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { plainFormStyle, plainPage } from '../../platform/http/plain-page.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { BookingService, StoredBooking } from '../booking/index.ts'
import type { InvitationSecrets, Invitations } from './invitations.ts'

interface Words {
  readonly title: string
  readonly lead: (name: string, home: string) => string
  readonly open: string
  readonly broken: readonly [heading: string, text: string]
  readonly old: readonly [heading: string, text: string]
  readonly code: string
  readonly hint: string
  readonly wrong: string
  readonly error: string
  readonly send: string
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    title: 'Skriv under tillsammans',
    lead: (name, home) => `${name} vill köpa ${home} tillsammans med dig.`,
    open: 'Läs och skriv under',
    broken: [
      'Länken är inte hel',
      'Mejlprogrammet kan ha kortat av eller ändrat den. Skriv koden från mejlet i stället.',
    ],
    old: [
      'Länken gäller inte längre',
      'Den är redan använd eller ersatt av en nyare, eller så hålls bostaden inte längre. Be den som bokar att skicka en ny.',
    ],
    code: 'Kod från mejlet',
    hint: 'Åtta tecken, till exempel 7QKM-4XRT.',
    wrong: 'Koden stämmer inte. Jämför den med mejlet.',
    error: 'Fel',
    send: 'Gå vidare',
  },
  nb: {
    title: 'Signer sammen',
    lead: (name, home) => `${name} vil kjøpe ${home} sammen med deg.`,
    open: 'Les og signer',
    broken: [
      'Lenken er ikke hel',
      'E-postprogrammet kan ha kortet den av eller endret den. Skriv koden fra e-posten i stedet.',
    ],
    old: [
      'Lenken gjelder ikke lenger',
      'Den er allerede brukt eller erstattet av en nyere, eller boligen holdes ikke lenger. Be den som kjøper, om å sende en ny.',
    ],
    code: 'Kode fra e-posten',
    hint: 'Åtte tegn, for eksempel 7QKM-4XRT.',
    wrong: 'Koden stemmer ikke. Sammenlign den med e-posten.',
    error: 'Feil',
    send: 'Gå videre',
  },
  fi: {
    title: 'Allekirjoittakaa yhdessä',
    lead: (name, home) => `${name} haluaa ostaa asunnon ${home} yhdessä kanssasi.`,
    open: 'Lue ja allekirjoita',
    broken: [
      'Linkki ei ole kokonainen',
      'Sähköpostiohjelma on ehkä katkaissut sen tai muuttanut sitä. Kirjoita sen sijaan viestissä oleva koodi.',
    ],
    old: [
      'Linkki ei ole enää voimassa',
      'Se on jo käytetty tai korvattu uudemmalla, tai asuntoa ei enää pidetä varattuna. Pyydä varaajaa lähettämään uusi.',
    ],
    code: 'Sähköpostissa oleva koodi',
    hint: 'Kahdeksan merkkiä, esimerkiksi 7QKM-4XRT.',
    wrong: 'Koodi ei täsmää. Vertaa sitä sähköpostiin.',
    error: 'Virhe',
    send: 'Jatka',
  },
  en: {
    title: 'Sign together',
    lead: (name, home) => `${name} wants to buy ${home} together with you.`,
    open: 'Read and sign',
    broken: [
      'The link is not complete',
      'The mail program may have shortened or changed it. Type the code from the e-mail instead.',
    ],
    old: [
      'The link is no longer valid',
      'It has been used or replaced by a newer one, or the home is no longer held. Ask the person who books to send a new one.',
    ],
    code: 'Code from the e-mail',
    hint: 'Eight characters, for example 7QKM-4XRT.',
    wrong: 'The code is not right. Compare it with the e-mail.',
    error: 'Error',
    send: 'Continue',
  },
}

const style = `${plainFormStyle}
  p.hint { font-size: .9375rem; margin: 0 }
  input { max-width: 14rem; min-height: 2.75rem; margin-block-end: 1rem; letter-spacing: .1em }
  button { display: block }`

const longestForm = 2_048
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

export interface InvitationPageOptions {
  readonly db: Kysely<Schema>
  readonly bookingService: () => BookingService
  readonly invitations: Invitations
  readonly cookie: FlowCookie
  readonly limit: LimitCalls
  readonly now: () => number
}

type Found =
  | { readonly kind: 'unknown' | 'old' }
  | { readonly kind: 'open'; readonly id: string; readonly booking: StoredBooking }

const waitsForCoBuyer = ({ state }: StoredBooking, now: number): boolean =>
  (state.kind === 'signing' || state.kind === 'waitingCoSigner') &&
  !state.signedBy.includes('coBuyer') &&
  !isHoldOver(state, now)

export const invitationPageRoutes = (
  app: Hono<AppEnv>,
  { db, bookingService, invitations, cookie, limit, now }: InvitationPageOptions,
): void => {
  const find = async (secret: Partial<InvitationSecrets>, c: Context<AppEnv>): Promise<Found> => {
    const { address, site } = endpointContextOf(c)
    await limit(address)
    const found = await invitations.find(secret)
    const booking = found && (await bookingService().find(db, found.bookingId))
    if (!booking || booking.site.catalogueSiteId !== site.catalogueSiteId) return { kind: 'unknown' }
    if (found.isEnded || !waitsForCoBuyer(booking, now())) return { kind: 'old' }
    return { kind: 'open', id: found.id, booking }
  }

  const show = (
    c: Context<AppEnv>,
    status: 200 | 404 | 410 | 422,
    { heading, body, isWrong = false }: { heading: string; body: ReturnType<typeof html>; isWrong?: boolean },
  ) => {
    const { site } = endpointContextOf(c)
    const title = isWrong ? `${words[site.locale].error}: ${heading}` : heading
    c.set('inline', { styles: [style] })
    return c.html(
      plainPage({
        language: site.locale,
        title: `${title} | ${site.name}`,
        style,
        body: html`<main><h1>${heading}</h1>${body}</main>`,
      }),
      status,
      headers,
    )
  }

  const codeForm = (
    texts: Words,
    isWrong: boolean,
  ) => html`<form method="post" action="${bookingInvitationPath}">
      <label for="code">${texts.code}</label><p class="hint" id="hint">${texts.hint}</p>
      ${isWrong ? html`<p class="wrong" id="wrong" role="alert">${texts.wrong}</p>` : ''}
      <input id="code" name="code" required maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" aria-describedby="${isWrong ? 'wrong hint' : 'hint'}"${isWrong ? html` aria-invalid="true" autofocus` : ''}>
      <button>${texts.send}</button>
    </form>`

  const refuse = (c: Context<AppEnv>, kind: 'unknown' | 'old') => {
    const texts = words[endpointContextOf(c).site.locale]
    const [heading, text] = kind === 'old' ? texts.old : texts.broken
    const body = html`<p>${text}</p>${kind === 'old' ? '' : codeForm(texts, false)}`
    return show(c, kind === 'old' ? 410 : 404, { heading, body })
  }

  app.get(bookingInvitationPath, async (c) => {
    const { site } = endpointContextOf(c)
    if (bookingInvitationAddress(site) === undefined) throw new Problem('notFound')
    const texts = words[site.locale]
    const token = c.req.query(bookingInvitationQuery.token)
    if (token === undefined) return show(c, 200, { heading: texts.title, body: codeForm(texts, false) })
    const found = await find({ token }, c)
    if (found.kind !== 'open') return refuse(c, found.kind)
    const [buyer] = found.booking.applicants
    return show(c, 200, {
      heading: texts.title,
      body: html`<p>${texts.lead(`${buyer?.firstName ?? ''} ${buyer?.lastName ?? ''}`.trim(), found.booking.home.name)}</p>
        <form method="post" action="${bookingInvitationPath}">
          <input type="hidden" name="token" value="${token}"><button>${texts.open}</button>
        </form>`,
    })
  })

  app.post(bookingInvitationPath, async (c) => {
    const { site } = endpointContextOf(c)
    const page = bookingInvitationAddress(site)
    if (page === undefined) throw new Problem('notFound')
    const fields = await readForm(c.req.raw, longestForm)
    const token = fields.get('token') ?? undefined
    const found = await find(token === undefined ? { code: fields.get('code') ?? '' } : { token }, c)
    if (found.kind === 'unknown' && token === undefined) {
      const texts = words[site.locale]
      return show(c, 422, { heading: texts.title, body: codeForm(texts, true), isWrong: true })
    }
    if (found.kind !== 'open') return refuse(c, found.kind)
    const flow = cookie.issue()
    await invitations.bind(found.id, flow.flowHash)
    const [name, value] = flow.header
    for (const [header, content] of Object.entries(headers)) c.header(header, content)
    c.header(name, value, { append: true })
    return c.redirect(page, 303)
  })
}
