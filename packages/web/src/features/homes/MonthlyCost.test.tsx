// The monthly cost of a home: with the market's terms, or with the buyer's own.
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { MonthlyCost } from './MonthlyCost.tsx'

afterEach(cleanup)

const flat = aHomeInDetail({
  status: 'forSale',
  disposalForm: 'condominium',
  residenceType: 'apartment',
  area: 62,
  price: moneyOf(3_000_000),
  monthlyFee: moneyOf(3_200),
})
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')
const amounts = () => screen.getAllByRole('definition').map(textOf)

describe('MonthlyCost', () => {
  it('adds up the costs of the market, and shows the terms of the calculation', async () => {
    await showPage(<MonthlyCost home={flat} />)
    expect(textOf(screen.getByText(/^Cirka/))).toBe('Cirka 13 207 kr/mån')
    expect(amounts()).toEqual(['7 438 kr', '−2 231 kr', '4 250 kr', '3 200 kr', '550 kr'])
    expect(textOf(screen.getByText(/Räknat med/))).toContain(
      '450 000 kr i egna pengar och ett lån på 2 550 000 kr till 3,5 % ränta',
    )
  })

  it("uses the buyer's own terms, and keeps typed values that it cannot calculate with", async () => {
    const user = userEvent.setup()
    await showPage(<MonthlyCost home={flat} />)
    await user.click(screen.getByRole('button', { name: 'Räkna med egna villkor' }))
    const ownMoney = await screen.findByRole<HTMLInputElement>('textbox', { name: /Egna pengar/ })
    await waitFor(() => expect(document.activeElement).toBe(ownMoney))
    await user.clear(ownMoney)
    await user.type(ownMoney, '1600000')
    expect(textOf(screen.getByRole('status'))).toBe('Cirka 6 608 kr/mån')
    await user.clear(ownMoney)
    await user.type(ownMoney, '100000')
    expect(ownMoney.value).toBe('100\u00a0000')
    expect(textOf(screen.getByText(/^Minst 450.000 kr\.$/))).toBe('Minst 450 000 kr.')
    expect(ownMoney.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(screen.getByRole('status'))).toBe('Cirka 6 608 kr/mån')
  })

  it('keeps the terms for the next home, and resets them', async () => {
    const user = userEvent.setup()
    const next = { ...flat, id: 'next', price: moneyOf(2_000_000) }
    await showPage(<MonthlyCost home={next} />)
    expect(textOf(screen.getByText(/Räknat med/))).toContain('1 600 000 kr i egna pengar')
    await user.click(screen.getByRole('button', { name: 'Räkna med egna villkor' }))
    await user.click(await screen.findByRole('button', { name: 'Återställ villkoren' }))
    expect(textOf(screen.getByText(/Räknat med/))).toContain('300 000 kr i egna pengar')
  })

  it('is absent for a home that is not for sale', async () => {
    await showPage(<MonthlyCost home={{ ...flat, status: 'sold' }} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
