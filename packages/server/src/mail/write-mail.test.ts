// What people read in our mails: in their language, in their brand's name, with nothing left to fill in.
import type { SiteDefinition } from '@husrum/domain'
import { siteByKey, sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { Letter, LetterKind } from './letter.ts'
import { mailTexts, writeMail } from './write-mail.ts'

const link = 'https://www.husrum.example/valj-losenord/?token=a&b=<c>'

const about = 'Brf Kajutan 1203'

const letterOf = (kind: LetterKind, site: SiteDefinition): Letter => {
  const to = { to: 'anna@example.com', site }
  if (kind === 'changeEmail') return { ...to, kind, code: '012345' }
  if (kind === 'emailInUse') return { ...to, kind }
  if (kind === 'interestRegistered') return { ...to, kind, link, about }
  return { ...to, kind, link }
}
const kinds = Object.keys(mailTexts.sv.letters) as LetterKind[]
const cases = sites.flatMap((site: SiteDefinition) => kinds.map((kind) => [site.key, kind] as const))

describe('Every mail', () => {
  it.each(cases)('of %s, %s, is whole', (key, kind) => {
    const site = siteByKey(key)
    const mail = writeMail(letterOf(kind, site))
    expect([mail.to, mail.senderName, mail.language]).toEqual(['anna@example.com', site.name, site.locale])
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).toContain(site.name)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).toContain(`<html lang="${site.locale}">`)
    if (kind === 'changeEmail') for (const text of [mail.text, mail.html]) expect(text).toContain('012345')
    const letter = mailTexts[site.locale].letters[kind]
    expect(letter.button !== undefined).toBe('link' in letterOf(kind, site))
    if (letter.button !== undefined) {
      expect(mail.text).toContain(`${letter.button}:\n${link}\n`)
      expect(mail.html).toContain('href="https://www.husrum.example/valj-losenord/?token=a&amp;b=&lt;c&gt;"')
    }
  })

  it('says the same as text and as HTML', () => {
    for (const [key, kind] of cases) {
      const { text, html } = writeMail(letterOf(kind, siteByKey(key)))
      const plain = html
        .replace(/^.*<body[^>]*>/s, '')
        .replaceAll('<br>', '\n')
        .replace(/<[^>]+>/g, ' ')
      const { letters, greeting, doNotReply } = mailTexts[siteByKey(key).locale]
      for (const sentence of [greeting, ...letters[kind].before, ...letters[kind].after, doNotReply]) {
        const filled = sentence.replaceAll('{brand}', siteByKey(key).name).replaceAll('{about}', about)
        expect(text).toContain(filled)
        expect(plain).toContain(filled.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
      }
    }
  })

  it('is in words of its own language', () => {
    const subjects = (['sv', 'nb', 'fi', 'en'] as const).map((locale) =>
      kinds.map((kind) => mailTexts[locale].letters[kind].subject).join(),
    )
    expect(new Set(subjects).size).toBe(4)
  })
})
