// The users of the demo company: unassigned personal numbers, and contact details that pass the forms' validation.
import type { CountryCode } from '@husrum/domain'
import { birthDateOf, canonicalPersonalNumber, emailRule, newPasswordRule, phoneRule } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { seededPassword, seededPeopleOf, seededPersonKeys } from './seeded-people.ts'

const today = '2026-11-21'

/** Series that authorities reserve for tests. */
const setApart: Readonly<Record<CountryCode, RegExp>> = {
  SE: /^(?:19[0-8]\d{5}9[89]\d\d|(?:199|20\d)\d{5}23[89]\d)$/,
  NO: /^\d\d(?:8[1-9]|9[0-2])\d{7}$/,
  FI: /^\d{6}[-+A-FU-Y]9\d\d.$/,
}

describe('Every personal number', () => {
  it.each(['SE', 'NO', 'FI'] as const)('of %s is canonical, from a test series, and unique', (country) => {
    const people = seededPeopleOf({ country })
    expect(people.map(({ key }) => key)).toEqual(seededPersonKeys)
    const numbers = people.map(({ identity }) => identity.personalNumber)
    expect(new Set(numbers).size).toBe(people.length)
    for (const number of numbers) {
      expect(canonicalPersonalNumber(number, country, today)).toBe(number)
      expect(number).toMatch(setApart[country])
    }
  })

  it('yields an age, and one belongs to a person under eighteen', () => {
    for (const country of ['SE', 'NO', 'FI'] as const) {
      const young = seededPeopleOf({ country }).filter(
        ({ identity }) => (birthDateOf(identity.personalNumber, country, today) ?? '') > '2008-11-21',
      )
      expect(young.map(({ key }) => key)).toEqual(['underAge'])
    }
  })

  it("comes with contact details that pass the forms' validation", () => {
    expect(newPasswordRule.check(seededPassword).kind).toBe('valid')
    for (const { email, phone } of seededPeopleOf({ country: 'SE' }))
      expect([emailRule.check(email).kind, phoneRule.check(phone).kind]).toEqual(['valid', 'valid'])
  })
})
