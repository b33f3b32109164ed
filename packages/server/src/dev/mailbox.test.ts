// The development mailbox: a list, an e-mail, a link that can be followed, and no injected markup.
import { siteByKey } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { writeMail } from '../platform/mail/write-mail.ts'
import { letters } from '../subjects.ts'
import { makeTestApp } from '../testing/test-app.ts'
import { makeMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

const serve = () => {
  const mailbox = makeMailbox({ now: () => Date.UTC(2026, 2, 2, 12) })
  const { app } = makeTestApp({ backend: { routes: [(hono) => mailboxRoutes(hono, { mailbox })] } })
  const page = async (path: string) => {
    const response = await app.request(path, { headers: { host: 'localhost' } })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const write = (to: string) =>
    mailbox.send(
      writeMail(
        {
          kind: 'resetPassword',
          to,
          site: siteByKey('sweden'),
          link: 'http://localhost/valj-losenord/?token=abc',
        },
        letters,
      ),
    )
  return { mailbox, page, write }
}

describe('The mailbox', () => {
  it('shows a note while it is empty', async () => {
    expect((await serve().page('/__dev/mailbox')).text).toContain('No e-mail yet.')
  })

  it('lists e-mails, latest first, or those of one person', async () => {
    const { page, write } = serve()
    await write('first@example.com')
    await write('second@example.com')
    const { text } = await page('/__dev/mailbox')
    expect(text.indexOf('second@example.com')).toBeLessThan(text.indexOf('first@example.com'))
    expect((await page('/__dev/mailbox?to=first@example.com')).text).not.toContain('second')
  })

  it('shows an e-mail with a link that can be followed', async () => {
    const { mailbox, page, write } = serve()
    await write('anna@example.com')
    const { text, headers } = await page(`/__dev/mailbox/${mailbox.list()[0]?.id}`)
    expect(text).toContain('<h1>Välj ett nytt lösenord hos Husrum</h1>')
    expect(text).toContain('<a href="http://localhost/valj-losenord/?token=abc">')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('shows markup in an e-mail as text', async () => {
    const { mailbox, page } = serve()
    const mail = {
      to: '<b>@example.com',
      senderName: '<i>',
      subject: '<script>',
      text: '</pre><img src=x>',
      html: '',
      language: 'sv',
    }
    await mailbox.send(mail)
    for (const path of ['/__dev/mailbox', `/__dev/mailbox/${mailbox.list()[0]?.id}`])
      expect((await page(path)).text).not.toMatch(/<(?:script|img|i|b)>/)
  })

  it('keeps the latest two hundred e-mails, and returns 404 for others', async () => {
    const { mailbox, page, write } = serve()
    for (let number = 0; number < 201; number += 1) await write(`person-${number}@example.com`)
    expect(mailbox.list()).toHaveLength(200)
    expect((await page('/__dev/mailbox/nothing')).status).toBe(404)
  })
})
