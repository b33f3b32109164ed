// Reads incoming payments from camt.053 (statement) and camt.054 (notification) of ISO 20022, in any of their versions.

import type { Money } from '@husrum/domain'
import { exactMoney } from '@husrum/domain'
import type { Element, Node } from '@xmldom/xmldom'
import { DOMParser } from '@xmldom/xmldom'
import type { BankEntry, ReadBankFile } from './bank-entry.ts'
import { makeContentIds, plainAccount, UnreadableBankFile } from './bank-entry.ts'

export const isXml = (text: string): boolean => /^\s*</.test(text)

const isElement = (node: Node): node is Element => node.nodeType === 1

const children = (parent: Element, name: string): readonly Element[] =>
  Array.from(parent.childNodes as unknown as ArrayLike<Node>).filter(
    (node): node is Element => isElement(node) && node.localName === name,
  )

/** The elements at a path below an element. */
const all = (parent: Element | undefined, path: string): readonly Element[] =>
  path
    .split('/')
    .reduce<readonly Element[]>(
      (parents, name) => parents.flatMap((each) => children(each, name)),
      parent ? [parent] : [],
    )

const textAt = (parent: Element | undefined, ...paths: readonly string[]): string => {
  for (const path of paths) {
    const found = all(parent, path)[0]?.textContent?.trim() ?? ''
    if (found !== '') return found
  }
  return ''
}

const amountOf = (element: Element | undefined): { readonly amount: Money; readonly currency: string } => {
  const text = element?.textContent?.trim() ?? ''
  const amount = /^\d{1,12}(?:\.\d{1,5})?$/.test(text) ? exactMoney(Number(text)) : undefined
  if (!element || amount === undefined) throw new UnreadableBankFile(`An amount is not readable: ${text}`)
  return { amount, currency: element.getAttribute('Ccy') ?? '' }
}

/** What identifies a movement at the bank. */
const bankIdOf = (element: Element): string =>
  textAt(element, 'Refs/AcctSvcrRef', 'AcctSvcrRef', 'Refs/TxId', 'Refs/InstrId')

/** A reference that is the whole message counts as one. */
const isReference = (message: string): boolean => /^(?:RF\d\d)?[\d ]{4,30}$/i.test(message)

const detailsOf = (element: Element) => {
  const message = all(element, 'RmtInf/Ustrd')
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join(' ')
    .trim()
  const structured = all(element, 'RmtInf/Strd/CdtrRefInf').flatMap(
    (each) => textAt(each, 'Ref', 'CdtrRef') || [],
  )
  return {
    references: structured.length > 0 ? structured : isReference(message) && message !== '' ? [message] : [],
    message,
    payer: textAt(
      element,
      'RltdPties/Dbtr/Nm',
      'RltdPties/Dbtr/Pty/Nm',
      'RltdPties/UltmtDbtr/Nm',
      'RltdPties/UltmtDbtr/Pty/Nm',
    ),
  }
}

/** Entities are never resolved: a file that declares any is refused. */
const parse = (text: string): Element => {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new UnreadableBankFile('The file declares entities')
  const fail = (message: string): never => {
    throw new UnreadableBankFile(`The file is not XML: ${message}`)
  }
  const { documentElement: root } = new DOMParser({
    onError: (level, message) => (level === 'warning' ? undefined : fail(message.slice(0, 200))),
  }).parseFromString(text, 'text/xml')
  return root ?? fail('it is empty')
}

export const readCamt = (text: string): ReadBankFile => {
  const root = parse(text)
  const statements = [
    ...all(root, 'BkToCstmrStmt/Stmt'),
    ...all(root, 'BkToCstmrDbtCdtNtfctn/Ntfctn'),
    ...all(root, 'BkToCstmrAcctRpt/Rpt'),
  ]
  if (statements.length === 0) throw new UnreadableBankFile('The file is not camt.053 or camt.054')
  const entries: BankEntry[] = []
  let skipped = 0
  const contentId = makeContentIds()
  for (const statement of statements) {
    const account = plainAccount(textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'))
    for (const entry of children(statement, 'Ntry')) {
      const status = textAt(entry, 'Sts/Cd', 'Sts')
      const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT'
      const isReversal = textAt(entry, 'RvslInd') === 'true'
      const details = all(entry, 'NtryDtls/TxDtls')
      const parts = Number(textAt(entry, 'NtryDtls/Btch/NbOfTxs') || '1')
      // A sum without its parts: they come in another file.
      const isSum = details.length === 0 && parts > 1
      if ((status !== '' && status !== 'BOOK') || (!isCredit && !isReversal) || isSum) {
        skipped += 1
        continue
      }
      const bookedOn = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10)
      if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn)) throw new UnreadableBankFile('An entry has no day of booking')
      const whole = amountOf(children(entry, 'Amt')[0])
      const ofEntry = bankIdOf(entry) || textAt(entry, 'NtryRef')
      const amounts = details.map((detail) => {
        const element = all(detail, 'Amt')[0] ?? all(detail, 'AmtDtls/TxAmt/Amt')[0]
        return element || details.length > 1 ? amountOf(element) : whole
      })
      const sum = amounts.reduce((total, { amount }) => total + amount, 0)
      if (details.length > 0 && sum !== whole.amount)
        throw new UnreadableBankFile('The parts of an entry do not add up to it')
      const written = details.length === 0 ? [entry] : details
      for (const [place, element] of written.entries()) {
        const { amount, currency } = amounts[place] ?? whole
        const { references, payer, message } = detailsOf(element)
        const id = bankIdOf(element) || (written.length === 1 ? ofEntry : '')
        entries.push({
          entryId: id
            ? `${isReversal ? 'reversal|' : ''}${contentId(`${id}|${amount}`)}`
            : contentId(`${bookedOn}|${isCredit}|${amount}|${references.join()}|${payer}|${message}`),
          account,
          bookedOn,
          amount: (isCredit ? amount : -amount) as Money,
          currency: currency || whole.currency,
          references,
          payer: payer.slice(0, 140),
          message: message.slice(0, 500),
        })
      }
    }
  }
  return { format: 'camt', entries, skipped }
}
