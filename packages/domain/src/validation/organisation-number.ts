// Organisation numbers of Sweden, Norway and Finland.
import type { CountryCode } from '../sites/site.ts'
import { withoutSpaces } from './characters.ts'
import { passesLuhn, remainderOf11 } from './checksums.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Format and checksum of each country's numbers. The check digit of modulus 11 itself weighs 1. */
const numbers: Readonly<Record<CountryCode, readonly [shape: RegExp, passes: (digits: string) => boolean]>> =
  {
    SE: [/^[1-9]\d[2-9]\d{3}-\d{4}$/, passesLuhn],
    NO: [/^[89]\d{8}$/, (digits) => remainderOf11(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0],
    FI: [/^\d{7}-\d$/, (digits) => remainderOf11(digits, [7, 9, 10, 5, 8, 4, 2, 1]) === 0],
  }

/**
 * A required organisation number with its checksum. Value: in its country's notation, "556036-0793" in Sweden, "974760673" in Norway,
 * "2077474-0" in Finland. Error: `orgNr`, also for a leading zero or a third digit under 2 (Sweden) and a first digit other than 8 and 9
 * (Norway). Finnish numbers may begin with 0: the oldest do.
 */
export const organisationNumberRule = (country: CountryCode): Rule<string> =>
  textRule(
    (text) => {
      const [shape, passes] = numbers[country]
      return shape.test(text) && passes(text.replace('-', '')) ? valid(text) : invalid('orgNr')
    },
    // Only Swedish numbers have ten digits.
    (typed) => withoutSpaces(typed).replace(/^(\d{6})(\d{4})$/, '$1-$2'),
  )

/**
 * The number of an association in the wizard (FAULT-47): {@link organisationNumberRule}, and in Sweden also seven digits, hyphen, one digit,
 * which have no checksum. Errors: `numeric` for anything but digits and hyphens, `orgNr`.
 */
export const associationNumberRule = (country: CountryCode): Rule<string> =>
  textRule((text) => {
    if (!/^[\d-]+$/.test(text)) return invalid('numeric')
    const isShort = country === 'SE' && /^\d{7}-\d$/.test(text)
    return isShort ? valid(text) : organisationNumberRule(country).check(text)
  }, withoutSpaces)

/**
 * Whether a Swedish organisation number belongs to an association: group 7 (economic, tenant-owners') or 8 (non-profit). A form warns about
 * others but accepts them.
 */
export const isAssociationNumber = (canonical: string): boolean => /^[78]/.test(canonical)
