// Numbers of companies that are registered for value added tax, in Sweden, Norway and Finland.
import type { CountryCode } from '../sites/site.ts'
import { withoutSpaces } from './characters.ts'
import { passesLuhn, remainderOf11 } from './checksums.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Each contains an organisation number: of the company, or of the group that is registered. */
const numbers: Readonly<Record<CountryCode, readonly [shape: RegExp, passes: (digits: string) => boolean]>> =
  {
    SE: [/^SE\d{10}01$/, (digits) => passesLuhn(digits.slice(0, 10))],
    NO: [/^NO[89]\d{8}MVA$/, (digits) => remainderOf11(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0],
    FI: [/^FI\d{8}$/, (digits) => remainderOf11(digits, [7, 9, 10, 5, 8, 4, 2, 1]) === 0],
  }

/**
 * A required VAT number with the checksum of its organisation number. Value: "SE556036079301", "NO974760673MVA", "FI20774740". Spaces,
 * hyphens, small letters and a missing "NO" are accepted. Error: `invalidInput`.
 */
export const vatNumberRule = (country: CountryCode): Rule<string> =>
  textRule(
    (text) => {
      const [shape, passes] = numbers[country]
      return shape.test(text) && passes(text.replace(/\D/g, '')) ? valid(text) : invalid('invalidInput')
    },
    (typed) => {
      const plain = withoutSpaces(typed).replaceAll('-', '').toUpperCase()
      return country === 'NO' && /^\d/.test(plain) ? `NO${plain}` : plain
    },
  )
