import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  lengthOfText,
  lineWithPlainHyphens,
  normaliseLine,
  normaliseText,
  withoutSeparators,
  withoutSpaces,
} from './characters.ts'

describe('One line of text', () => {
  test.each([
    ['  Anna  Maria ', 'Anna Maria'],
    ['Anna\u00a0Maria', 'Anna Maria'],
    ['Anna\tMaria', 'Anna Maria'],
    ['Anna\r\nMaria', 'Anna Maria'],
    ['Anna\u2028Maria', 'Anna Maria'],
    ['Anna\u0085Maria', 'Anna Maria'],
    ['A\u030asa', 'Åsa'],
    ['An\u200bna', 'Anna'],
    ['\ufeffAnna', 'Anna'],
    ['An\u00adna', 'Anna'],
    ['\u202eannA\u202c', 'annA'],
    ['An\u0000na\u001b', 'Anna'],
    ['A\u200d\u030asa', 'Åsa'],
    ['Anna \ud83d', 'Anna'],
    ['👩\u200d🔧', '👩\u200d🔧'],
    ['👩🏽\u200d🔧', '👩🏽\u200d🔧'],
    ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
    ['\u200d', ''],
    ['', ''],
  ])('is normalised: %j is %j', (typed, line) => {
    expect(normaliseLine(typed)).toBe(line)
  })

  test('is normalised idempotently, and contains no line break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const line = normaliseLine(typed)
        expect(normaliseLine(line)).toBe(line)
        expect(/[\n\r\t]|^ | $| {2}/.test(line)).toBe(false)
      }),
    )
  })
})

describe('Text of several lines', () => {
  test.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['one\u2028two\u2029three\u0085four\vfive\fsix', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['\n  one\n\n  two \n', 'one\n\n  two'],
    ['a\tb', 'a b'],
    ['a\u0000b\u200bc', 'abc'],
    ['A\u030a', 'Å'],
  ])('is normalised: %j is %j', (typed, text) => {
    expect(normaliseText(typed)).toBe(text)
  })

  test('is normalised idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const text = normaliseText(typed)
        expect(normaliseText(text)).toBe(text)
      }),
    )
  })
})

test.each([
  ['', 0],
  ['å', 1],
  ['😀', 1],
  ['a😀b', 3],
])('The length of %j is %d for a person', (text, length) => {
  expect(lengthOfText(text)).toBe(length)
})

test('Every kind of dash becomes the hyphen of the keyboard', () => {
  expect(lineWithPlainHyphens(' 1‐2‑3‒4–5—6―7−8－9-0  1 ')).toBe('1-2-3-4-5-6-7-8-9-0 1')
})

test('A number loses its grouping spaces, or spaces and hyphens', () => {
  expect(withoutSpaces(' 1\u00a02 3–4-5 6 ')).toBe('123-4-56')
  expect(withoutSeparators(' 1\u00a02 3–4-5 6 ')).toBe('123456')
})
