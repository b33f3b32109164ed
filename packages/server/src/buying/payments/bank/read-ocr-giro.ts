// Reads payments from the Norwegian OCR giro file: lines of 80 characters that begin with NY.
import type { Money } from '@husrum/domain'
import { isMoney } from '@husrum/domain'
import type { BankEntry, ReadBankFile } from './bank-entry.ts'
import { plainAccount, UnreadableBankFile } from './bank-entry.ts'

/** The century is not written. */
const dayOf = (text: string): string => text.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$3-$2-$1')

export const isOcrGiro = (text: string): boolean => /^NY000010/.test(text)

export const readOcrGiro = (text: string): ReadBankFile => {
  const entries: BankEntry[] = []
  let account = ''
  let assignment = ''
  let ofAssignment = 0
  let isComplete = false
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1
    const cut = (from: number, to: number) => line.slice(from, to).trim()
    // 09 is OCR giro; other services may be in the same transmission.
    const kind = line.startsWith('NY09') ? line.slice(6, 8) : line.startsWith('NY000089') ? 'end' : ''
    if (kind === 'end') isComplete = true
    if (kind === '20') {
      account = plainAccount(cut(24, 35))
      assignment = cut(17, 24)
      ofAssignment = 0
    }
    if (kind === '30') {
      const amount = Number(cut(32, 49))
      const bookedOn = dayOf(cut(15, 21))
      if (!isMoney(amount) || !/^\d{4}-\d\d-\d\d$/.test(bookedOn) || account === '')
        throw new UnreadableBankFile('The amount or the day is wrong', at)
      ofAssignment += 1
      entries.push({
        entryId: `ocr|${bookedOn}|${assignment}|${cut(8, 15)}`,
        account,
        bookedOn,
        amount: (line[31] === '-' ? -amount : amount) as Money,
        currency: 'NOK',
        references: [cut(49, 74)].filter(Boolean),
        payer: '',
        message: '',
      })
    }
    // The text of the payer.
    if (kind === '32') {
      const last = entries.at(-1)
      if (last) entries[entries.length - 1] = { ...last, message: cut(15, 55) }
    }
    if (kind === '88' && Number(cut(8, 16)) !== ofAssignment)
      throw new UnreadableBankFile(
        `The assignment announces ${Number(cut(8, 16))} payments and has ${ofAssignment}`,
        at,
      )
  }
  if (!isComplete) throw new UnreadableBankFile('The file has no end: it is not complete')
  return { format: 'ocrGiro', entries, skipped: 0 }
}
