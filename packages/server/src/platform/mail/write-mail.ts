// Writes a mail from its facts: in the language of the reader, as text and as HTML with the same content.
import type { Locale, Money, SiteDefinition, TransferDetails } from '@husrum/domain'
import {
  dayInWords,
  errandStatusWordOf,
  formatDate,
  formatPrice,
  groupedAccount,
  groupedIban,
  groupedReference,
} from '@husrum/domain'
import type { LetterText } from '../modules/subject-declaration.ts'
import { errandInWords, momentOf } from './errand-in-words.ts'
import type { AllLetters, HeldBackFact, Letter, MailTexts, TransferTexts } from './letter.ts'
import type { HomeParagraph } from './letter-html.ts'
import { letterHtmlOf } from './letter-html.ts'
import type { Mail } from './mailer.ts'
import { newsInWords } from './news-in-words.ts'
import { searchInWords } from './search-in-words.ts'
import { en } from './texts/en.ts'
import { fi } from './texts/fi.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'
import { timelineWords } from './timeline-words.ts'

export const mailTexts: Readonly<Record<Locale, MailTexts>> = { sv, nb, fi, en }

/** The words for the facts of an errand. */
export const errandNewsTexts = (locale: Locale): MailTexts['errandNews'] => mailTexts[locale].errandNews

/** The news of a letter about homes; empty for all others. */
const newsOf = (letter: Letter, { homeNews }: MailTexts) => {
  if (letter.kind !== 'homesFound') return { news: [] }
  const { site, news, others, stopLink } = letter
  return {
    news: news.map((each): HomeParagraph => ({ ...newsInWords(each, site, homeNews), link: each.link })),
    others: others > 0 ? homeNews.others(others) : undefined,
    stop: { label: homeNews.stop, link: stopLink },
  }
}

/** What a payer types at their bank. */
const transferLines = (
  { receiver, bankgiro, account, iban, bic, reference, rfReference }: TransferDetails,
  amount: Money,
  { country, formats }: SiteDefinition,
  labels: TransferTexts,
): readonly string[] =>
  (
    [
      ['receiver', receiver],
      ['bankgiro', bankgiro],
      ['account', account && groupedAccount(account)],
      // At home the bankgiro or account number is enough.
      ['iban', account === undefined && iban ? groupedIban(iban) : undefined],
      ['bic', account === undefined ? bic : undefined],
      ['reference', groupedReference(reference, country)],
      ['rfReference', rfReference],
      ['amount', formatPrice(amount, formats)],
    ] as const
  ).flatMap(([kind, value]) => (value === undefined ? [] : [`${labels[kind]}: ${value}`]))

/** The fact lines and the quote of a letter; empty for letters that have neither. */
const factsOf = (letter: Letter, { errandNews, heldBack, homeNews, transfer: labels }: MailTexts) => {
  if (letter.kind === 'paymentDue' || letter.kind === 'paymentOverdue') {
    const { transfer, amount, site } = letter
    return { facts: transfer ? transferLines(transfer, amount, site, labels) : [], quote: undefined }
  }
  if (letter.kind === 'changesHeldBack') {
    const wordsOf = (held: HeldBackFact): string =>
      held.fact === 'status' || held.fact === 'sale'
        ? heldBack[held.fact](homeNews.statuses[held.value].toLowerCase())
        : heldBack[held.fact](formatPrice(held.value, letter.site.formats))
    const facts = letter.heldBack.map(({ name, fact }) => `${name}: ${wordsOf(fact)}`)
    return { facts: [...facts, ...(letter.more > 0 ? [heldBack.more(letter.more)] : [])], quote: undefined }
  }
  if (letter.kind === 'dayChanged') return { facts: [], quote: letter.quote }
  if (letter.kind === 'pagesRefused') return { facts: letter.lines, quote: undefined }
  if (('quote' in letter || 'lines' in letter) && !('number' in letter))
    return {
      facts: 'lines' in letter ? letter.lines : [],
      quote: 'quote' in letter ? letter.quote : undefined,
    }
  if (!('number' in letter)) return { facts: [], quote: undefined }
  return {
    facts: errandInWords(letter, letter.site, errandNews),
    quote: letter.quote,
    ...('stopLink' in letter && {
      stop: {
        label: letter.kind === 'errandFollowed' ? errandNews.unfollow : errandNews.stop,
        link: letter.stopLink,
      },
    }),
  }
}

/** The company behind the brand of a site. */
export interface Sender {
  readonly name: string
  /** Its organisation number. */
  readonly number: string
  readonly address: string
}

/**
 * @param letters the texts of all letters
 * @param language of the recipient; that of the site if absent. Amounts and dates have the format of the site.
 * @param sender the company behind the brand, if one is named.
 */
export const writeMail = (
  letter: Letter,
  letters: AllLetters,
  language: Locale = letter.site.locale,
  sender?: Sender,
): Mail => {
  const { site, to, kind } = letter
  const texts = mailTexts[language]
  const words: LetterText = letters[language][kind]
  const about = 'about' in letter ? letter.about : ''
  const search = 'search' in letter ? searchInWords(letter.search, site, texts.homeNews) : ''
  const until = 'until' in letter ? momentOf(letter.until, site) : ''
  const person = 'name' in letter ? letter.name : ''
  const number = 'number' in letter ? letter.number || letter.about : ''
  const status =
    'status' in letter && letter.status
      ? texts.errandNews.statuses[
          errandStatusWordOf({
            status: letter.status,
            closedBy: 'closedBy' in letter ? letter.closedBy : undefined,
          })
        ]
      : ''
  const refundBy = 'refundBy' in letter ? formatDate(letter.refundBy, site.formats) : ''
  const place = 'place' in letter ? letter.place : ''
  const people = 'people' in letter ? String(letter.people) : ''
  const dueOn = 'dueOn' in letter ? formatDate(letter.dueOn, site.formats) : ''
  const amount = 'amount' in letter ? formatPrice(letter.amount, site.formats) : ''
  // A certain date is text; a day of a timeline may be a range.
  const said = 'day' in letter ? letter.day : ''
  const day = typeof said === 'string' ? said && formatDate(said, site.formats) : dayInWords(said, site)
  const dayBefore = 'before' in letter && letter.before ? dayInWords(letter.before, site) : ''
  const what = typeof said === 'string' ? '' : timelineWords[language].days[said.kind]
  const list = 'list' in letter ? letter.list.join(', ') : ''
  const payment = 'paymentNumber' in letter ? letter.paymentNumber : ''
  const { typedCode, typedAt } = 'typedCode' in letter ? letter : { typedCode: '', typedAt: '' }
  const provider = 'provider' in letter ? letter.provider : ''
  const task = 'task' in letter ? letter.task : ''
  // Functions, because a name may contain what `replaceAll` reads as a pattern.
  const fill = (text: string): string =>
    text
      .replaceAll('{brand}', site.name)
      .replaceAll('{about}', () => about)
      .replaceAll('{name}', () => person)
      .replaceAll('{search}', () => search)
      .replaceAll('{until}', until)
      .replaceAll('{refundBy}', refundBy)
      .replaceAll('{place}', () => place)
      .replaceAll('{people}', people)
      .replaceAll('{dueOn}', dueOn)
      .replaceAll('{number}', () => number)
      .replaceAll('{status}', () => status)
      .replaceAll('{amount}', () => amount)
      .replaceAll('{payment}', payment)
      .replaceAll('{provider}', provider)
      .replaceAll('{task}', task)
      .replaceAll('{what}', what)
      .replaceAll('{day}', day)
      .replaceAll('{before}', dayBefore)
      .replaceAll('{list}', () => list)
      .replaceAll('{typedCode}', typedCode)
      .replaceAll('{typedAt}', typedAt)
  const link = 'link' in letter ? letter.link : undefined
  const code = 'code' in letter ? letter.code : undefined
  const before = [texts.greeting, ...words.before].map(fill)
  const after = [...words.after, texts.signature].map(fill)
  const subject = fill(words.subject)
  const label = fill(words.button ?? '')
  const { news, others, ...ofHomes } = newsOf(letter, texts)
  const { facts, quote, ...ofFacts } = factsOf(letter, texts)
  const call = 'call' in letter ? letter.call : undefined
  const called = call && texts.errandNews[call.isNow ? 'callNow' : 'callIfWorse'](call.name, call.phone)
  const wayOut = 'wayOut' in letter && letter.wayOut
  const isAnswered = 'replyTo' in letter && letter.replyTo !== undefined
  const settingsLink = 'settingsLink' in letter ? letter.settingsLink : undefined
  const stop = wayOut
    ? { label: texts.wayOut[wayOut.kind], link: wayOut.link }
    : 'stop' in ofHomes
      ? ofHomes.stop
      : 'stop' in ofFacts
        ? ofFacts.stop
        : settingsLink === undefined
          ? undefined
          : { label: texts.settings, link: settingsLink }
  const html = letterHtmlOf(site)
  return {
    to,
    senderName: site.name,
    subject,
    language,
    ...('replyTo' in letter && letter.replyTo !== undefined && { replyTo: letter.replyTo }),
    ...('attachments' in letter && letter.attachments && { attachments: letter.attachments }),
    ...('unsubscribe' in letter && { unsubscribe: letter.unsubscribe }),
    text: [
      ...before,
      ...news.map(({ heading, lines, link }) => [heading, ...lines, link].join('\n')),
      others,
      called,
      facts.length > 0 ? facts.join('\n') : undefined,
      quote?.replace(/^/gm, '> '),
      code,
      link && `${label}:\n${link}`,
      stop && `${stop.label}:\n${stop.link}`,
      ...after,
      isAnswered ? undefined : texts.doNotReply,
      sender && texts.sender(sender),
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    html: html.page({
      language,
      title: subject,
      body: [
        ...before.map(html.paragraph),
        ...news.map(html.home),
        ...(others === undefined ? [] : [html.paragraph(others)]),
        ...(call && called ? [html.call(called, call.phone)] : []),
        ...(facts.length > 0 ? [html.paragraph(facts.join('\n'))] : []),
        ...(quote ? [html.quote(quote)] : []),
        ...(code === undefined ? [] : [html.code(code)]),
        ...(link === undefined ? [] : [html.button(label, link), html.copy(texts.orCopy, link)]),
        ...after.map(html.paragraph),
      ],
      foot: [
        ...(stop === undefined ? [] : [html.footLink(stop.label, stop.link)]),
        ...(isAnswered ? [] : [html.footnote(texts.doNotReply)]),
        ...(sender ? [html.footnote(texts.sender(sender))] : []),
      ],
    }),
  }
}
