// The text of our mails: in the language of the reader, in the name of the brand, with all placeholders filled in.
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResidenceDay, SiteDefinition } from '@husrum/domain'
import {
  dayInWords,
  defaultFilters,
  formatDate,
  formatPrice,
  formatRooms,
  moneyOf,
  siteByKey,
  sites,
} from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { ShowingLetterName } from '../../buying/showings/letters.ts'
import { letters } from '../../subjects.ts'
import { momentOf } from './errand-in-words.ts'
import type { ErrandLetterName, Letter, LetterKind } from './letter.ts'
import { letterBrands } from './letter-html.ts'
import { timelineWords } from './timeline-words.ts'
import { mailTexts, writeMail } from './write-mail.ts'

const serverSource = join(import.meta.dirname, '../..')

const link = 'https://www.husrum.example/valj-losenord/?token=a&b=<c>'

const about = 'Brf Kajutan 1203'
const until = Date.UTC(2026, 10, 22, 18, 30)

const refundBy = '2026-12-06'
const dayAfter: ResidenceDay = { kind: 'moveIn', earliest: '2027-04-12', source: 'changed', setAt: until }
const dayBefore: ResidenceDay = {
  kind: 'moveIn',
  earliest: '2027-03-01',
  latest: '2027-04-30',
  source: 'estimate',
  setAt: 0,
}

const isAboutErrand = (kind: LetterKind): kind is ErrandLetterName => kind.startsWith('errand')

const isAboutShowing = (kind: LetterKind): kind is ShowingLetterName => kind.startsWith('showing')

const letterOf = (kind: LetterKind, site: SiteDefinition): Letter => {
  const to = { to: 'anna@example.com', site }
  if (kind === 'changeEmail') return { ...to, kind, code: '012345' }
  if (kind === 'emailInUse' || kind === 'accountDeleted') return { ...to, kind }
  if (kind === 'homeHeld' || kind === 'homeOffered') return { ...to, kind, link, about, until }
  if (kind === 'linePriceChanged' || kind === 'heldPriceKept')
    return { ...to, kind, link, about, amount: moneyOf(25_000) }
  if (
    kind === 'bookingExpired' ||
    kind === 'bookingCancelled' ||
    kind === 'bookingEndedByStaff' ||
    kind === 'bookingConfirmed' ||
    kind === 'homeGone'
  )
    return { ...to, kind, link, about }
  if (isAboutShowing(kind)) return { ...to, kind, link, about, until, place: 'Kajgatan 4', people: 2 }
  if (kind === 'interiorOpened') return { ...to, kind, link, about, day: refundBy }
  if (kind === 'interiorStops') return { ...to, kind, link, about, day: refundBy, list: ['Golv', 'Kök'] }
  if (kind === 'interiorConfirmed') return { ...to, kind, link, about, amount: moneyOf(25_000) }
  if (kind === 'orderListChanged' || kind === 'orderListFrozen')
    return {
      ...to,
      kind,
      about,
      name: 'Astrid Lund',
      task: '17',
      lines: ['12 × Induktionshäll (Kök)'],
      attachments: [{ name: 'a.xlsx', mediaType: 'application/zip', base64: 'UEs=' }],
    }
  if (kind === 'printOrderReceived')
    return { ...to, kind, about, name: 'Astrid Lund', lines: ['Broschyr', 'Kajgatan 4'] }
  if (kind === 'inspectionBooked' || kind === 'inspectionMoved')
    return { ...to, kind, link, about, until, place: 'Kajgatan 4' }
  if (kind === 'inspectionClosed') return { ...to, kind, link, about }
  if (kind === 'bookingInvitation')
    return {
      ...to,
      kind,
      link,
      about,
      name: 'Astrid Lund',
      typedCode: '7QKM-4XRT',
      typedAt: 'https://a.example/code',
    }
  if (kind === 'bookingSigned') return { ...to, kind, link, about }
  if (kind === 'dayChanged')
    return {
      ...to,
      kind,
      link,
      about,
      day: dayAfter,
      before: dayBefore,
      quote: 'Stommen tog längre tid.',
    }
  const attachments = [{ name: 'a.pdf', mediaType: 'application/pdf', base64: 'JVBERg==' }]
  if (kind === 'bookingCompleted') return { ...to, kind, link, about, attachments }
  if (kind === 'bookingWithdrawn')
    return { ...to, kind, link, about, attachments, until: Date.UTC(2026, 10, 22, 18, 30), refundBy }
  if (kind === 'vipWithdrawn')
    return { ...to, kind, link, about, until: Date.UTC(2026, 10, 22, 18, 30), refundBy }
  const search = { filters: { ...defaultFilters(site.ranges), minRooms: 3 }, places: ['Göteborg'] }
  if (kind === 'confirmNews') return { ...to, kind, link, about }
  if (kind === 'confirmAlert') return { ...to, kind, link, search }
  if (kind === 'homesFound')
    return {
      ...to,
      kind,
      link,
      search,
      news: [
        {
          home: aHomeInDetail({ name: 'Kajutan 3' }),
          link: 'https://a.example/kajutan-3/',
          isNew: true,
          showings: [],
        },
      ],
      others: 2,
      stopLink: 'https://a.example/bevakning/?token=s',
      unsubscribe: 'https://a.example/services/search_alerts/unsubscribe?token=s',
    }
  const errand = { about: 'Kök: Vatten, Storgatan 4', number: 'F-104017', link }
  if (kind === 'errandCopy') return { ...to, ...errand, kind, files: ['kran.jpg'], quote: 'Det droppar.' }
  if (kind === 'errandReceived') return { ...to, ...errand, kind, promisedBy: Date.UTC(2026, 10, 24, 16) }
  if (isAboutErrand(kind)) {
    const visit = { startsAt: Date.UTC(2026, 10, 23, 8), endsAt: Date.UTC(2026, 10, 23, 10) }
    const stop = { stopLink: 'https://a.example/stop?token=s', unsubscribe: 'https://a.example/off?token=s' }
    return { ...to, ...errand, ...stop, kind, status: 'ongoing', visit, quote: 'Vi kommer.' }
  }
  if (kind === 'documentToSign' || kind === 'documentSigned') return { ...to, kind, link, about }
  if (kind === 'paymentDue' || kind === 'paymentOverdue')
    return {
      ...to,
      kind,
      link,
      about,
      amount: moneyOf(25_000),
      dueOn: refundBy,
      transfer: { receiver: 'Kajutan Bostad AB', iban: 'NO9386011117947', reference: '1000016' },
    }
  if (kind === 'payBackAsked' || kind === 'payBackLate')
    return { ...to, kind, about, amount: moneyOf(25_000), dueOn: refundBy, paymentNumber: '1000042' }
  if (
    kind === 'refundByHand' ||
    kind === 'paymentToCheck' ||
    kind === 'refundToCheck' ||
    kind === 'moneyTaskLate'
  )
    return {
      ...to,
      kind,
      about,
      amount: moneyOf(25_000),
      dueOn: refundBy,
      paymentNumber: '1000042',
      provider: 'Svea',
      task: '17',
    }
  if (kind === 'connectionOff') return { ...to, kind, about }
  if (kind === 'pagesRefused') return { ...to, kind, lines: ['sweden/kundservice: title: is missing'] }
  if (kind === 'feedFails') return { ...to, kind, about, lines: ['There is no file at the address.'] }
  if (kind === 'changesHeldBack')
    return {
      ...to,
      kind,
      heldBack: [
        { name: 'Kajutan 1203', fact: { fact: 'status', value: 'forSale' } },
        { name: 'Kajutan 1204', fact: { fact: 'price', value: moneyOf(3_795_000) } },
        { name: 'Kajutan 1301', fact: { fact: 'totalPrice', value: moneyOf(3_795_000) } },
        { name: 'Kajutan 1302', fact: { fact: 'sale', value: 'booked' } },
      ],
      more: 2,
    }
  if (
    kind === 'refundStarted' ||
    kind === 'refundDone' ||
    kind === 'paymentReceived' ||
    kind === 'transferReceived' ||
    kind === 'transferTakenBack'
  )
    return { ...to, kind, link, about, amount: moneyOf(25_000), paymentNumber: '1000042' }
  const settingsLink = 'https://a.example/settings/'
  if (kind === 'newsPublished') return { ...to, kind, link, about, quote: 'Reservdelen kom.', settingsLink }
  const written = {
    ...to,
    about,
    name: 'Astrid Lund',
    quote: 'När flyttar vi in?',
    lines: ['Brf Kajutan 17'],
  }
  if (kind === 'contactMessage') return { ...written, kind, replyTo: 'astrid@example.com' }
  if (kind === 'contactReceipt') return { ...written, kind, link, settingsLink }
  if (kind === 'interestReceived' || kind === 'interestWaiting')
    return { ...written, kind, link, dueOn: refundBy, replyTo: 'astrid@example.com' }
  return { ...to, kind, link, about }
}
const kinds = Object.keys(letters.sv) as LetterKind[]
const cases = sites.flatMap((site: SiteDefinition) => kinds.map((kind) => [site.key, kind] as const))

const searched = (key: SiteDefinition['key']): string => {
  const site = siteByKey(key)
  return `Göteborg, ${mailTexts[site.locale].homeNews.from(formatRooms(3, site.formats))}`
}

describe('Every e-mail', () => {
  it('is declared by the subject that sends it', async () => {
    const files = globSync('*/*/letters.ts', { cwd: serverSource }).map((file) => join(serverSource, file))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const [texts = {}] = Object.values((await import(file)) as Record<string, object>)
      expect(Object.values(letters), file).toMatchObject(Object.values(texts))
    }
  })

  it.each(cases)('of %s, %s, is complete', (key, kind) => {
    const site = siteByKey(key)
    const mail = writeMail(letterOf(kind, site), letters)
    expect([mail.to, mail.senderName, mail.language]).toEqual(['anna@example.com', site.name, site.locale])
    for (const text of [mail.subject, mail.text, mail.html.replace(/<style>.*<\/style>/s, '')]) {
      expect(text).toContain(site.name)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).toContain(`<html lang="${site.locale}">`)
    if (kind === 'changeEmail') for (const text of [mail.text, mail.html]) expect(text).toContain('012345')
    const letter = letters[site.locale][kind]
    expect(letter.button !== undefined).toBe('link' in letterOf(kind, site))
    if (letter.button !== undefined) {
      expect(mail.text).toContain(`${letter.button}:\n${link}\n`)
      expect(mail.html).toContain('href="https://www.husrum.example/valj-losenord/?token=a&amp;b=&lt;c&gt;"')
    }
  })

  it('has the head of its brand, both colour schemes, and padding only where Outlook applies it', () => {
    for (const site of sites) {
      const { html } = writeMail(letterOf('errandCopy', site), letters)
      expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/)
      const { light } = letterBrands[site.key]
      expect(html).toMatch(new RegExp(`<td bgcolor="${light}"[^>]*>${site.name}</td>`))
      expect(html.match(/class="press"/g)?.length ?? 0).toBeLessThanOrEqual(1)
      // A link in a button has it too, for programs that show it; the cell repeats it for Outlook.
      const padded = html.match(/<(?!td|a |body)[a-z]+[^>]*padding:[^>]*>/g)
      expect(padded).toBeNull()
    }
  })

  it.each(['sweden', 'norway', 'finland', 'senior', 'cooperative', 'contractor'] as const)(
    'of %s has the colours of its pages',
    async (key) => {
      const css = await readFile(
        new URL(`../../../../web/src/sites/${key}/brand.css`, import.meta.url),
        'utf8',
      )
      const [light, dark] = [...css.matchAll(/--brand: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
      expect(letterBrands[key]).toEqual({ light, dark })
    },
  )

  it('has the same contents as text and as HTML', () => {
    for (const [key, kind] of cases) {
      const { text, html } = writeMail(letterOf(kind, siteByKey(key)), letters)
      const plain = html
        .replace(/^.*<body[^>]*>/s, '')
        .replaceAll('<br>', '\n')
        .replace(/<[^>]+>/g, ' ')
      const { locale } = siteByKey(key)
      const { greeting, doNotReply } = mailTexts[locale]
      const { before, after } = letters[locale][kind]
      // A letter with a reply address does not say that replies are not read.
      const isAnswered = ['contactMessage', 'interestReceived', 'interestWaiting'].includes(kind)
      const ending = isAnswered ? [] : [doNotReply]
      for (const sentence of [greeting, ...before, ...after, ...ending]) {
        const filled = sentence
          .replaceAll('{brand}', siteByKey(key).name)
          .replaceAll('{about}', about)
          .replaceAll('{search}', searched(key))
          .replaceAll('{name}', 'Astrid Lund')
          .replaceAll('{until}', momentOf(until, siteByKey(key)))
          .replaceAll('{amount}', formatPrice(moneyOf(25_000), siteByKey(key).formats))
          .replaceAll('{payment}', '1000042')
          .replaceAll('{place}', 'Kajgatan 4')
          .replaceAll('{provider}', 'Svea')
          .replaceAll('{task}', '17')
          .replaceAll('{typedCode}', '7QKM-4XRT')
          .replaceAll('{typedAt}', 'https://a.example/code')
          .replaceAll('{people}', '2')
          .replaceAll('{list}', 'Golv, Kök')
          .replaceAll('{what}', timelineWords[siteByKey(key).locale].days.moveIn)
          .replaceAll(
            '{day}',
            kind === 'dayChanged'
              ? dayInWords(dayAfter, siteByKey(key))
              : formatDate(refundBy, siteByKey(key).formats),
          )
          .replaceAll('{before}', dayInWords(dayBefore, siteByKey(key)))
          .replaceAll('{dueOn}', formatDate(refundBy, siteByKey(key).formats))
          .replaceAll('{refundBy}', formatDate(refundBy, siteByKey(key).formats))
          .replaceAll('{day}', formatDate(refundBy, siteByKey(key).formats))
          .replaceAll('{list}', 'Golv, Kök')
          .replaceAll('{place}', 'Kajgatan 4')
        expect(text).toContain(filled)
        expect(plain).toContain(filled.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))
      }
    }
  })

  it('uses the words of its own language', () => {
    const subjects = (['sv', 'nb', 'fi', 'en'] as const).map((locale) =>
      kinds.map((kind) => letters[locale][kind].subject).join(),
    )
    expect(new Set(subjects).size).toBe(4)
  })
})

describe('An e-mail about homes', () => {
  const site = siteByKey('sweden')
  const letter = { ...letterOf('homesFound', site), kind: 'homesFound' } as Extract<
    Letter,
    { kind: 'homesFound' }
  >
  const home = aHomeInDetail({
    name: 'Kajutan 3',
    price: moneyOf(3_800_000),
    status: 'reserved',
    disposalForm: 'condominium',
  })
  const news = {
    home,
    link: 'https://a.example/kajutan-3/',
    isNew: false,
    price: { before: moneyOf(3_900_000), now: moneyOf(3_800_000) },
    status: { before: 'forSale', now: 'reserved' },
    showings: ['2026-12-01T12:00:00Z'],
  } as const

  it('describes what has happened, compared with the earlier state', () => {
    const { text } = writeMail({ ...letter, news: [news] }, letters)
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      [
        'Kajutan 3',
        'Reserverad, tidigare till salu',
        'Nytt pris: 3 800 000 kr, tidigare 3 900 000 kr',
        'Ny visning: 2026-12-01 13:00',
      ].join('\n'),
    )
  })

  it('can be stopped by a link, and by one click in the mail program', () => {
    const { text, html, unsubscribe } = writeMail(letter, letters)
    expect(text).toContain('Sluta få mejl om den här sökningen:\nhttps://a.example/bevakning/?token=s\n')
    expect(html).toContain('href="https://a.example/bevakning/?token=s"')
    expect(unsubscribe).toBe('https://a.example/services/search_alerts/unsubscribe?token=s')
  })

  it('has the search’s name as its owner wrote it, with any characters', () => {
    const { subject, html } = writeMail(
      { ...letter, search: { ...letter.search, name: '<b> $& {brand}' } },
      letters,
    )
    expect(subject).toBe('Nytt hos Husrum: <b> $& {brand}')
    expect(html).not.toContain('<b>')
  })
})
