// Mails as received by a mail server: complete, from the brand, to one recipient, also for malicious addresses.
import { siteByKey } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '../../subjects.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'
import { writeMail } from './write-mail.ts'

let server: MailServer
let mailer: ReturnType<typeof makeSmtpMailer>
beforeAll(async () => {
  server = await startMailServer()
  mailer = makeSmtpMailer({ url: server.url, from: 'no-reply@husrum.example' })
})
afterAll(async () => {
  mailer.close()
  await server.stop()
})

const site = siteByKey('norway')
const aLetter = (to = 'åse@example.no') =>
  ({ kind: 'confirmEmail', to, site, link: 'https://no.husrum.example/bytt-e-post/?token=abc' }) as const

/** Headers, unfolded. */
const headersOf = (raw: string) => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')

describe('A mail', () => {
  it('arrives as text and as HTML, from the brand', async () => {
    await mailer.send(writeMail(aLetter('ase@example.no'), letters))
    const mail = server.received.at(-1)
    expect([mail?.from, mail?.to]).toEqual(['no-reply@husrum.example', ['ase@example.no']])
    const headers = headersOf(mail?.raw ?? '')
    expect(headers).toContain('From: Husrum Norge <no-reply@husrum.example>')
    expect(headers).toMatch(/^Content-Language: nb$/m)
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(headers).toContain('multipart/alternative')
    expect(mail?.raw).toContain('Content-Type: text/plain')
    expect(mail?.raw).toContain('Content-Type: text/html')
  })

  it('has the headers for one-click unsubscription, if possible', async () => {
    await mailer.send({
      ...writeMail(aLetter('bo@example.no'), letters),
      unsubscribe: 'https://no.husrum.example/stop?token=a',
    })
    const headers = headersOf(server.received.at(-1)?.raw ?? '')
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/no.husrum.example\/stop\?token=a>$/m)
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })

  it.each([
    'anna@example.com\r\nBcc: all@example.com',
    'anna@example.com, bo@example.com',
    'anna@example.com\nSubject: Gratis',
  ])('has no further header or recipient by the address %j', async (to) => {
    const before = server.received.length
    await mailer.send(writeMail(aLetter(to), letters)).catch(() => undefined)
    for (const { to: readers, raw } of server.received.slice(before)) {
      expect(readers).toHaveLength(1)
      expect(headersOf(raw)).not.toMatch(/^(?:Bcc:|Subject: Gratis)/im)
    }
  })

  it('has a subject of one line, whatever its text contains', async () => {
    await mailer.send({
      ...writeMail(aLetter('bo@example.no'), letters),
      subject: 'Hei\r\nBcc: all@example.com',
      senderName: 'A\r\nBcc: b@example.com',
    })
    expect(headersOf(server.received.at(-1)?.raw ?? '')).not.toMatch(/^Bcc:/im)
  })
})

it('An e-mail is never sent to another machine unencrypted', async () => {
  // Still this machine, but by another name; its server does not support TLS.
  const url = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  const elsewhere = makeSmtpMailer({ url, from: 'no-reply@husrum.example' })
  const before = server.received.length
  await expect(elsewhere.send(writeMail(aLetter('bo@example.no'), letters))).rejects.toMatchObject({
    code: 'ETLS',
  })
  expect(server.received).toHaveLength(before)
  elsewhere.close()
})
