// The status page of an errand, by the signed link of its letters: for reporters who cannot open it among their errands. Works without
// script, and its form without a session.
import { randomUUID } from 'node:crypto'
import { errandStatusPath, errandStatusQuery } from '@husrum/contract'
import type { Locale, SiteDefinition } from '@husrum/domain'
import { isErrandOpen, readErrandStatusId, routePath } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { plainFormStyle, plainPage } from '../../platform/http/plain-page.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { errandInWords, momentOf } from '../../platform/mail/errand-in-words.ts'
import { errandNewsTexts } from '../../platform/mail/write-mail.ts'
import type { ChangeErrand } from './change-errand.ts'
import { aboutErrand, aboutErrandInOurWords, promisesOf } from './notify-about-errand.ts'
import type { StoredErrands } from './postgres-errands.ts'
import { ErrandRefused } from './refusals.ts'
import { siteOfCase } from './site-of-case.ts'
import type { StatusLinks } from './status-links.ts'

interface Words {
  readonly title: string
  readonly question: string
  readonly messages: string
  readonly none: string
  readonly you: string
  readonly write: string
  readonly answer: string
  readonly send: string
  readonly sent: string
  readonly signIn: string
  readonly signInText: string
  readonly errors: Readonly<Record<'required' | 'inputToLong' | 'invalidInput' | 'closed', string>>
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    title: 'Din felanmälan',
    question: 'Vi behöver ditt svar',
    messages: 'Meddelanden',
    none: 'Inga meddelanden än.',
    you: 'Du',
    write: 'Skriv till oss',
    answer: 'Ditt svar',
    send: 'Skicka',
    sent: 'Meddelandet är skickat.',
    signIn: 'Logga in',
    signInText: 'Logga in som den som anmälde felet för att läsa och skriva meddelanden.',
    errors: {
      required: 'Skriv något först.',
      inputToLong: 'Texten är för lång: högst 500 tecken.',
      invalidInput: 'Ta bort webbadresser och tecknen < och >.',
      closed: 'Ärendet tar inte emot meddelanden längre.',
    },
  },
  nb: {
    title: 'Feilmeldingen din',
    question: 'Vi trenger svar fra deg',
    messages: 'Meldinger',
    none: 'Ingen meldinger ennå.',
    you: 'Du',
    write: 'Skriv til oss',
    answer: 'Svaret ditt',
    send: 'Send',
    sent: 'Meldingen er sendt.',
    signIn: 'Logg inn',
    signInText: 'Logg inn som den som meldte feilen, for å lese og skrive meldinger.',
    errors: {
      required: 'Skriv noe først.',
      inputToLong: 'Teksten er for lang: høyst 500 tegn.',
      invalidInput: 'Fjern nettadresser og tegnene < og >.',
      closed: 'Saken tar ikke imot meldinger lenger.',
    },
  },
  fi: {
    title: 'Vikailmoituksesi',
    question: 'Tarvitsemme vastauksesi',
    messages: 'Viestit',
    none: 'Ei vielä viestejä.',
    you: 'Sinä',
    write: 'Kirjoita meille',
    answer: 'Vastauksesi',
    send: 'Lähetä',
    sent: 'Viesti on lähetetty.',
    signIn: 'Kirjaudu sisään',
    signInText: 'Kirjaudu sisään vian ilmoittajana, niin voit lukea ja kirjoittaa viestejä.',
    errors: {
      required: 'Kirjoita ensin jotain.',
      inputToLong: 'Teksti on liian pitkä: enintään 500 merkkiä.',
      invalidInput: 'Poista verkko-osoitteet sekä merkit < ja >.',
      closed: 'Palvelupyyntö ei enää ota vastaan viestejä.',
    },
  },
  en: {
    title: 'Your fault report',
    question: 'We need your answer',
    messages: 'Messages',
    none: 'No messages yet.',
    you: 'You',
    write: 'Write to us',
    answer: 'Your answer',
    send: 'Send',
    sent: 'The message has been sent.',
    signIn: 'Sign in',
    signInText: 'Sign in as the person who reported the fault to read and write messages.',
    errors: {
      required: 'Write something first.',
      inputToLong: 'The text is too long: at most 500 characters.',
      invalidInput: 'Remove web addresses and the characters < and >.',
      closed: 'The errand takes no more messages.',
    },
  },
}

const style = `${plainFormStyle}
  h2 { font-size: 1.25rem; margin-top: 2rem }
  ul { padding: 0; list-style: none } li { margin-block: .75rem } .said { white-space: pre-line; margin: 0 }
  .minor { font-size: .9375rem; margin: 0 }
  textarea { min-height: 7rem }`

const longestForm = 8_192

type Wrong = keyof Words['errors']

export interface StatusRoutesOptions {
  readonly db: Kysely<Schema>
  readonly links: StatusLinks
  readonly errands: StoredErrands
  readonly change: ChangeErrand
  readonly visitorBy: (c: Context<AppEnv>) => Promise<Visitor>
}

export const errandStatusRoutes = (
  app: Hono<AppEnv>,
  { db, links, errands, change, visitorBy }: StatusRoutesOptions,
): void => {
  const found = async (c: Context<AppEnv>, token: string) => {
    const link = links.read(token)
    const row =
      link && (await db.selectFrom('cases').selectAll().where('id', '=', link.id).executeTakeFirst())
    if (!link || !row || row.reporter_id === null) throw new Problem('notFound')
    const { caller } = await visitorBy(c)
    const isReporter = caller.kind === 'signedIn' && caller.session.accountId === row.reporter_id
    const mayRead = link.scope === 'messages' || isReporter
    return { row, reporterId: row.reporter_id, site: siteOfCase(row), mayRead, token }
  }
  type Found = Awaited<ReturnType<typeof found>>

  const signIn = ({ row, token }: Found, site: SiteDefinition, texts: Words) => {
    const login = routePath(site, 'login')
    if (login === undefined) return ''
    const referrer = `${errandStatusPath}?${new URLSearchParams({ [errandStatusQuery.token]: token })}`
    const query = new URLSearchParams({ ...(row.role !== 'RESIDENT' && { tab: 'board' }), referrer })
    return html`<p>${texts.signInText}</p><p><a class="button" href="${login}?${query}">${texts.signIn}</a></p>`
  }

  const show = async (
    c: Context<AppEnv>,
    one: Found,
    { isSent = false, wrong, text = '' }: { isSent?: boolean; wrong?: Wrong; text?: string } = {},
  ) => {
    const { row, site, mayRead, reporterId, token } = one
    const texts = words[site.locale]
    const status = readErrandStatusId(row.case_status_id)
    const errand = mayRead ? await errands.one({ kind: 'reporter', userId: reporterId }, row.id) : undefined
    const facts = errandInWords(
      {
        about: mayRead ? aboutErrand(row) : aboutErrandInOurWords(row),
        number: row.ticket_number ?? '',
        ...(status !== 'unknown' && { status }),
        ...(row.closed_by !== null && { closedBy: row.closed_by }),
        ...(errand?.visit && { visit: errand.visit }),
        ...promisesOf(row),
        link: '',
      } as Parameters<typeof errandInWords>[0],
      site,
      errandNewsTexts(site.locale),
    )
    const question = errand?.question
    const form = html`<form method="post" action="${errandStatusPath}">
      <input type="hidden" name="token" value="${token}"><input type="hidden" name="key" value="${randomUUID()}">
      <label for="text">${question === undefined ? texts.write : texts.answer}</label>
      ${wrong ? html`<p class="wrong" id="wrong" role="alert">${texts.errors[wrong]}</p>` : ''}
      <textarea id="text" name="text" required maxlength="500"${wrong ? html` aria-invalid="true" aria-describedby="wrong"` : ''}>${text}</textarea>
      <button name="action" value="${question === undefined ? 'message' : 'answer'}">${texts.send}</button>
    </form>`
    const messages = errand?.messages ?? []
    const takesMessages = isErrandOpen({ status }) || status === 'executed' || status === 'executedNo'
    c.set('inline', { styles: [style] })
    return c.html(
      plainPage({
        language: site.locale,
        title: `${texts.title} | ${site.name}`,
        style,
        body: html`<main><h1>${texts.title}</h1>
          ${isSent ? html`<p role="status"><strong>${texts.sent}</strong></p>` : ''}
          <ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
          ${question === undefined ? '' : html`<h2>${texts.question}</h2><p class="said">${question}</p>`}
          ${
            mayRead
              ? html`${takesMessages || question !== undefined ? form : ''}<h2>${texts.messages}</h2>
                ${messages.length === 0 ? html`<p>${texts.none}</p>` : ''}
                <ul>${messages.map(
                  ({ at, by, text: said }) =>
                    html`<li><p class="minor">${by === 'customer' ? texts.you : site.name}, ${momentOf(at, site)}</p><p class="said">${said}</p></li>`,
                )}</ul>`
              : signIn(one, site, texts)
          }</main>`,
      }),
      wrong ? 422 : 200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    )
  }

  app.get(errandStatusPath, async (c) => {
    const one = await found(c, c.req.query(errandStatusQuery.token) ?? '')
    return show(c, one, { isSent: c.req.query(errandStatusQuery.sent) !== undefined })
  })

  app.post(errandStatusPath, async (c) => {
    const fields = await readForm(c.req.raw, longestForm)
    const one = await found(c, fields.get('token') ?? '')
    const { row, reporterId, mayRead, token } = one
    if (!mayRead) throw new Problem('forbidden')
    const text = fields.get('text') ?? ''
    const of = {
      id: row.id,
      viewer: { kind: 'reporter', userId: reporterId },
      accountId: reporterId,
      by: 'customer',
      key: /^[\w-]{1,36}$/.exec(fields.get('key') ?? '')?.[0] ?? '',
    } as const
    try {
      if (fields.get('action') === 'answer') await change.act(of, { action: 'answer', text })
      else await change.write(of, { text })
    } catch (error) {
      if (!(error instanceof ErrandRefused)) throw error
      const { refusal } = error
      const key = refusal.kind === 'invalid' ? refusal.issues[0]?.key : undefined
      const wrong = key === 'required' || key === 'inputToLong' ? key : key ? 'invalidInput' : 'closed'
      return show(c, one, { wrong, text })
    }
    const query = new URLSearchParams({ [errandStatusQuery.token]: token, [errandStatusQuery.sent]: 'yes' })
    c.header('cache-control', 'no-store')
    return c.redirect(`${errandStatusPath}?${query}`, 303)
  })
}
