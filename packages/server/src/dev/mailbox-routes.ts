// The pages of the development mailbox: a list of e-mails, and one e-mail with working links.
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { plainPage } from '../platform/http/plain-page.ts'
import { Problem } from '../platform/http/problem.ts'
import type { Mailbox, StoredMail } from './mailbox.ts'

export const mailboxPath = '/__dev/mailbox'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  li { margin-block: 1rem } a { color: #1d3b2f } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  dt { font-weight: 600 } dd { margin: 0 0 .5rem }`

const page = (title: string, body: unknown) =>
  plainPage({ language: 'en', title, style: style, body: html`<main><h1>${title}</h1>${body}</main>` })

const show = (c: Context<AppEnv>, title: string, body: unknown) => {
  c.set('inline', { styles: [style] })
  return c.html(page(title, body), 200, { 'cache-control': 'no-store' })
}

const whenOf = ({ sentAt }: StoredMail): string =>
  new Date(sentAt).toISOString().slice(0, 19).replace('T', ' ')

/** The text, with its URLs as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

/** `GET /__dev/mailbox` (`?to=` shows the e-mails of one person) and `GET /__dev/mailbox/{id}`. */
export const mailboxRoutes = (app: Hono<AppEnv>, { mailbox }: { readonly mailbox: Mailbox }): void => {
  app.get(mailboxPath, (c) => {
    const to = c.req.query('to')
    const mails = mailbox.list().filter((mail) => to === undefined || mail.to === to)
    const list =
      mails.length === 0
        ? html`<p>No e-mail yet.</p>`
        : html`<ol>${mails.map(
            (mail) =>
              html`<li lang="${mail.language}"><a href="${mailboxPath}/${mail.id}">${mail.subject}</a><br><span lang="en">to ${mail.to}, ${whenOf(mail)}</span></li>`,
          )}</ol>`
    return show(c, 'Mailbox', list)
  })

  app.get(`${mailboxPath}/:id`, (c) => {
    const mail = mailbox.find(c.req.param('id'))
    if (!mail) throw new Problem('notFound')
    const body = html`<dl><dt>From</dt><dd>${mail.senderName}</dd><dt>To</dt><dd>${mail.to}</dd>
      <dt>Sent</dt><dd>${whenOf(mail)}</dd></dl>
      <pre lang="${mail.language}">${withLinks(mail.text)}</pre>
      <p><a href="${mailboxPath}">All e-mails</a></p>`
    return show(c, mail.subject, body)
  })
}
