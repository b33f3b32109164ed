// The picture of a home in a booking shows the home or its house: the buyer sees it for years.
import { describe, expect, it } from 'vitest'
import { aHomeInDetail } from '../testing/homes.ts'
import { bookedHomeOf } from './sale-terms.ts'

describe('The picture of a booked home', () => {
  it.each([
    ['one of the home itself', { images: ['example', 'house'], exampleImages: ['example'] }, 'house'],
    ['the first', { images: ['room', 'house'] }, 'room'],
    ['that of its page', { images: ['example'], exampleImages: ['example'], heroImage: 'hero' }, 'hero'],
  ])('is %s', (_, facts, picture) => {
    expect(bookedHomeOf(aHomeInDetail(facts)).image).toBe(picture)
  })
})
