import { siteByKey } from '@husrum/domain'
import { expect, it } from 'vitest'
import { submittedPremisesSearch } from './submitted-premises-search.ts'

const sweden = siteByKey('sweden')
const submitted = (address: string, site = sweden) =>
  submittedPremisesSearch(new URL(address, 'http://localhost'), site)

it('redirects a form that was sent without script to the canonical address of its search', () => {
  expect(
    submitted('/lokaler/?sent=1&types=shop&types=office&minArea=&maxArea=120&q=skane-lan/malmo&sort='),
  ).toBe('/lokaler/?q=skane-lan/malmo&types=office&types=shop&maxArea=120')
})

it('keeps a value that is no number, so that the page can show the error at its field', () => {
  expect(submitted('/lokaler/?sent=1&types=shop&minArea=abc&maxArea=80')).toBe(
    '/lokaler/?types=shop&maxArea=80&minArea=abc',
  )
})

it.each(['/lokaler/?types=shop', '/sok-bostad/?sent=1', '/lokaler/kajen-4/?sent=1'])(
  'leaves %s unchanged, to which no form was sent',
  (address) => {
    expect(submitted(address)).toBeUndefined()
  },
)

it('ignores forms if a site has no premises', () => {
  expect(submitted('/lokaler/?sent=1', siteByKey('norway'))).toBeUndefined()
})
