// The fee in page texts is the fee that a booking charges: both come from the site.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

const content = join(import.meta.dirname, '../../../../content')
/** Pages on which amounts of this size are fees. */
const tellOfFees = /^(?:boka|kopa-bostad|vanliga-fragor|faq|buying-a-home|varaus|kjope-av-jm)(?:\/.*)?\.yaml$/

const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<!\d)(?<!\d[\s\u00a0])(\d\d)[\s\u00a0]000(?![\s\u00a0]?\d)/g)].map(
    ([, thousands]) => Number(thousands) * 1000,
  )

const isFee = (amount: number): boolean => amount > 12_000 && amount < 31_000

const feesOf = ({ key }: SiteDefinition): readonly (readonly [file: string, amount: number])[] =>
  readdirSync(join(content, key, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => tellOfFees.test(file))
    .flatMap((file) =>
      amountsIn(readFileSync(join(content, key, 'pages', file), 'utf8'))
        .filter(isFee)
        .map((amount) => [file, amount] as const),
    )

const swedish = (sites as readonly SiteDefinition[]).filter(({ country }) => country === 'SE')

describe('The pages of', () => {
  it.each(swedish.map((site) => [site.key, site] as const))(
    '%s have the fee that a booking charges, and what is left of it after the days',
    (_, site) => {
      const { bookingFee, withdrawalCost } = site
      const wrong = feesOf(site).filter(
        ([, amount]) => amount !== bookingFee && amount !== bookingFee - withdrawalCost,
      )
      expect(wrong).toEqual([])
    },
  )

  it('most sites name the fee', () => {
    expect(swedish.filter((site) => feesOf(site).length > 0).length).toBeGreaterThan(3)
  })
})
