// What of a home is written into a booking: the picture that follows its owner for years is of the home or its house.
import { describe, expect, it } from 'vitest'
import { aHomeInDetail } from '../testing/homes.ts'
import { bookedHomeOf } from './sale-terms.ts'

describe('The picture of a booked home', () => {
  it.each([
    ['what is of the home itself', { images: ['example', 'house'], exampleImages: ['example'] }, 'house'],
    ['the first', { images: ['room', 'house'] }, 'room'],
    ['that of its page', { images: ['example'], exampleImages: ['example'], heroImage: 'hero' }, 'hero'],
  ])('is %s', (_, facts, picture) => {
    expect(bookedHomeOf(aHomeInDetail(facts)).image).toBe(picture)
  })
})
