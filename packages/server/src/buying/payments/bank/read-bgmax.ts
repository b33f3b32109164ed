// Reads payments from BgMax, the file of Bankgirot: lines of 80 characters, the first two of which say what they are.
import type { Money } from '@husrum/domain'
import { isMoney } from '@husrum/domain'
import type { BankEntry, ReadBankFile } from './bank-entry.ts'
import { plainAccount, UnreadableBankFile } from './bank-entry.ts'

type Draft = Omit<BankEntry, 'bookedOn' | 'entryId'> & { readonly serial: string }

const dayOf = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

export const isBgMax = (text: string): boolean => /^01BGMAX /.test(text)

export const readBgMax = (text: string): ReadBankFile => {
  const entries: BankEntry[] = []
  let account = ''
  let currency = ''
  let drafts: Draft[] = []
  let counted = 0
  let announced: number | undefined
  const change = (at: number, more: (draft: Draft) => Partial<Draft>) => {
    const last = drafts.at(-1)
    if (!last) throw new UnreadableBankFile('A line belongs to no payment', at)
    drafts[drafts.length - 1] = { ...last, ...more(last) }
  }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1
    const cut = (from: number, to: number) => line.slice(from, to).trim()
    switch (line.slice(0, 2)) {
      case '05':
        account = plainAccount(cut(2, 12))
        currency = cut(22, 25)
        drafts = []
        break
      case '20':
      case '21': {
        const amount = Number(cut(37, 55))
        const isDeduction = line.startsWith('21')
        if (!isMoney(amount) || account === '') throw new UnreadableBankFile('The amount is not a number', at)
        counted += 1
        drafts.push({
          account,
          currency,
          amount: (isDeduction ? -amount : amount) as Money,
          references: [cut(12, 37)].filter(Boolean),
          payer: '',
          message: '',
          serial: cut(57, 69),
        })
        break
      }
      // One payment with several references.
      case '22':
      case '23':
        change(at, ({ references }) => ({
          references: [...references, cut(12, 37)].filter((each) => /\d/.test(each)),
        }))
        break
      case '25':
        change(at, ({ message }) => ({ message: `${message} ${cut(2, 52)}`.trim() }))
        break
      case '26':
        change(at, () => ({ payer: `${cut(2, 37)} ${cut(37, 72)}`.trim() }))
        break
      // The deposit: the day of all payments before it.
      case '15': {
        const bookedOn = dayOf(cut(37, 45))
        if (!/^\d{4}-\d\d-\d\d$/.test(bookedOn))
          throw new UnreadableBankFile('The day of the deposit is wrong', at)
        const deposit = cut(45, 50)
        for (const [place, { serial, ...draft }] of drafts.entries())
          entries.push({
            ...draft,
            bookedOn,
            entryId: `bgmax|${bookedOn}|${deposit}|${serial}|${place}|${draft.amount}`,
          })
        drafts = []
        break
      }
      case '70':
        announced = Number(cut(2, 10)) + Number(cut(10, 18))
        break
      default:
    }
  }
  if (announced === undefined) throw new UnreadableBankFile('The file has no end: it is not complete')
  if (announced !== counted || drafts.length > 0)
    throw new UnreadableBankFile(`The file announces ${announced} payments and has ${counted}`)
  return { format: 'bgmax', entries, skipped: 0 }
}
