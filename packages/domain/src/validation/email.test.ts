import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import { canonicalEmail, emailRule, mailboxOf } from './email.ts'

const labels = (characters: number): string => {
  const whole = 'abcdefghi.'.repeat(Math.ceil(characters / 10)).slice(0, characters)
  return whole.endsWith('.') ? `${whole.slice(0, -1)}z` : whole
}

describe('An e-mail address', () => {
  test.each([
    ['anna@husrum.example', 'anna@husrum.example'],
    ['  anna@husrum.example ', 'anna@husrum.example'],
    ['Anna.Berg+hus@Husrum.EXAMPLE', 'Anna.Berg+hus@husrum.example'],
    ["o'neill!#$%&*/=?^_`{|}~-@a.se", "o'neill!#$%&*/=?^_`{|}~-@a.se"],
    ['åsa@björklövet.se', 'åsa@björklövet.se'],
    ['A\u030asa@BJO\u0308RK.se', 'Åsa@björk.se'],
    ['анна@пример.рф', 'анна@пример.рф'],
    ['an\u200bna@husrum.example', 'anna@husrum.example'],
    ['a@b.co', 'a@b.co'],
    ['a.b.c@d1.ee', 'a.b.c@d1.ee'],
    ['a-@1b.aa', 'a-@1b.aa'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['1@2.se', '1@2.se'],
    ['a@b-c.d1.example', 'a@b-c.d1.example'],
  ])('%j becomes %j', (typed, value) => {
    expect(outcomeOf(emailRule, typed)).toEqual({ value })
  })

  test.each([
    'anna',
    'anna@',
    '@husrum.example',
    '@',
    'anna@husrum',
    'anna@@husrum.example',
    'anna@berg@husrum.example',
    'anna berg@husrum.example',
    'anna@hus rum.example',
    '.anna@husrum.example',
    'anna.@husrum.example',
    'anna..berg@husrum.example',
    'anna@.example',
    'anna@husrum.',
    'anna@husrum..example',
    'anna@-husrum.example',
    'anna@husrum-.example',
    'anna@husrum.e',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    '"anna"@husrum.example',
    'Anna <anna@husrum.example>',
    'anna@hus_rum.example',
    'anna.@berg.example',
    'anna@husrum.12',
    'anna@husrum.s3',
    'anna@husrum.1a',
    'anna@husrum.a-b',
    'anna@husrum.xn--a-',
    'anna@husrum.-ab',
    'anna@husrum.ab-',
    'anna@husrum,example',
    'mailto:anna@husrum.example',
  ])('%j is invalid', (typed) => {
    expect(outcomeOf(emailRule, typed)).toEqual({ issues: [{ key: 'email', path: [] }] })
  })

  test.each([undefined, null, '', ' '])('%j is missing', (nothing) => {
    expect(keysOf(emailRule, nothing)).toBe('required')
  })

  test('has at most 64 characters before the @ and 63 between dots', () => {
    expect(keysOf(emailRule, `${'a'.repeat(64)}@b.se`)).toBe('valid')
    expect(keysOf(emailRule, `${'a'.repeat(65)}@b.se`)).toBe('email')
    expect(keysOf(emailRule, `a@${'b'.repeat(63)}.se`)).toBe('valid')
    expect(keysOf(emailRule, `a@${'b'.repeat(64)}.se`)).toBe('email')
    expect(keysOf(emailRule, `a@b.${'c'.repeat(63)}`)).toBe('valid')
    expect(keysOf(emailRule, `a@b.${'c'.repeat(64)}`)).toBe('email')
  })

  test('has at most 254 characters in all', () => {
    expect(keysOf(emailRule, `abc@${labels(250)}`)).toBe('valid')
    expect(outcomeOf(emailRule, `abcd@${labels(250)}`)).toEqual({
      issues: [{ key: 'inputToLong', params: { max: 254 }, path: [] }],
    })
  })

  test('is validated without exceptions, and idempotently', () => {
    const nearly = fc
      .array(fc.constantFrom('a', 'Å', '@', '.', '-', ' ', 'İ', '1', 'se', '\u0307'), { maxLength: 12 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(nearly, fc.anything()), (value) => {
        const first = emailRule.check(value)
        if (first.kind === 'valid') expect(emailRule.check(first.value)).toEqual(first)
      }),
    )
  })

  test('is accepted if it consists of plain parts', () => {
    const part = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/)
    fc.assert(
      fc.property(part, part, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, top) => {
        expect(outcomeOf(emailRule, `${local}@${host}.${top}`)).toEqual({ value: `${local}@${host}.${top}` })
      }),
    )
  })
})

describe('Two e-mail addresses', () => {
  test.each([
    ['Anna@Husrum.Example', ' anna@husrum.example '],
    ['A\u030asa@a.se', 'åsa@A.SE'],
    ['an\u200bna@a.se', 'anna@a.se'],
  ])('%j and %j are the same', (one, other) => {
    expect(canonicalEmail(one)).toBe(canonicalEmail(other))
  })

  test.each([
    ['anna@a.se', 'ana@a.se'],
    ['anna@a.se', 'an.na@a.se'],
    ['anna+hus@a.se', 'anna@a.se'],
    ['anna@a.se', 'ånna@a.se'],
  ])('%j and %j are different', (one, other) => {
    expect(canonicalEmail(one)).not.toBe(canonicalEmail(other))
  })

  test.each([
    ['Anna+hus@a.se', 'anna@a.se'],
    ['anna+hus+mer@a.se', 'anna@a.se'],
    ['+hus@a.se', '+hus@a.se'],
    ['an.na@a.se', 'an.na@a.se'],
  ])('%j belongs to the mailbox %j', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  test('are compared idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(canonicalEmail(canonicalEmail(text))).toBe(canonicalEmail(text))
      }),
    )
  })
})
