// An amount that is regrouped while a person types it (PLAT-14).
import { groupThousands, noBreakSpace, parseShortAmount } from './formatting.ts'

/** A text field: its text and the caret's position, in UTF-16 units as browsers count (`selectionStart`). */
export interface TextWithCaret {
  readonly text: string
  readonly caret: number
}

/** The field after an edit: see {@link reformatCurrencyInput}. */
export interface CurrencyInput extends TextWithCaret {
  /** In whole units; undefined when there is no digit. */
  readonly value: number | undefined
}

/** Maximum digits of a typed amount: all whole numbers of that length are exact. */
const maxAmountDigits = 15

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Regroups an amount after an edit: "2500000" becomes "2 500 000". Everything but digits is dropped, and so are pasted decimals ("2 500
 * 000,00 kr"), leading zeros and digits beyond the 15th. A pasted "4,5 mkr" becomes "4 500 000". The caret stays behind the same digit. If the edit removed only a separator, the
 * digit beyond it is removed too, provided that the field `before` the edit is given. Idempotent.
 */
export const reformatCurrencyInput = (after: TextWithCaret, before?: TextWithCaret): CurrencyInput => {
  const short = parseShortAmount(after.text)
  if (short !== undefined) {
    const text = groupThousands(short)
    return { text, caret: text.length, value: short }
  }
  const text = /^.*\d/s.exec(after.text)?.[0].replace(/[.,]\d{1,2}$/, '') ?? ''
  let head = digitsOf(text.slice(0, Math.max(0, after.caret)))
  let tail = digitsOf(text).slice(head.length)
  if (before && after.text.length === before.text.length - 1 && head + tail === digitsOf(before.text)) {
    if (after.caret < before.caret) head = head.slice(0, -1)
    else tail = tail.slice(1)
  }
  const all = head + tail
  if (all === '') return { text: '', caret: 0, value: undefined }
  const digits = all.replace(/^0+(?=\d)/, '')
  const value = Number(digits.slice(0, maxAmountDigits))
  const grouped = groupThousands(value)
  let caret = 0
  for (
    let behind = head.length - (all.length - digits.length);
    behind > 0 && caret < grouped.length;
    caret += 1
  )
    if (grouped[caret] !== noBreakSpace) behind -= 1
  return { text: grouped, caret, value }
}
