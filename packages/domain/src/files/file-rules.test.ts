import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPickedFile } from '../testing/files.ts'
import { keysOf, outcomeOf } from '../testing/validation.ts'
import type { PickedFile } from './file-rules.ts'
import { checkFiles, fileLimits, filesRule, incomeFileLimits } from './file-rules.ts'

const pick = (count: number, facts: Partial<PickedFile> = {}): readonly PickedFile[] =>
  Array.from({ length: count }, (_, place) => aPickedFile({ name: `${place}.jpg`, ...facts }))

test('the limits are 5 files of 20 MB, 100 MB together (FAULT-55, FAULT-57)', () => {
  expect(fileLimits).toEqual({
    maxFiles: 5,
    maxFileBytes: 20_971_520,
    maxTotalBytes: 104_857_600,
    kinds: ['jpeg', 'png', 'pdf', 'mp4', 'quicktime', 'docx'],
  })
  expect(incomeFileLimits).toEqual({
    maxFiles: 1,
    maxFileBytes: 20_971_520,
    maxTotalBytes: 20_971_520,
    kinds: ['pdf', 'jpeg', 'png'],
  })
})

describe('Picked files', () => {
  test('are all accepted when all are valid', () => {
    for (const count of [0, 1, 4, 5])
      expect(checkFiles(pick(count))).toEqual({ accepted: pick(count), issues: [] })
  })

  test('are at most five; the sixth is reported', () => {
    const tooMany = { key: 'tooManyFiles', params: { max: 5, left: 5 } }
    expect(checkFiles(pick(7))).toEqual({
      accepted: pick(5),
      issues: [
        { ...tooMany, path: [5] },
        { ...tooMany, path: [6] },
      ],
    })
  })

  test.each([
    [0, 5],
    [1, 4],
    [4, 1],
    [5, 0],
    [6, 0],
  ])('with %d attached already, %d are left', (alreadyAttached, left) => {
    const { accepted, issues } = checkFiles(pick(6), { alreadyAttached })
    expect(accepted).toEqual(pick(6).slice(0, left))
    expect(issues).toHaveLength(6 - left)
    expect(issues[0]).toEqual({ key: 'tooManyFiles', params: { max: 5, left }, path: [left] })
  })

  test.each([
    [20_971_519, undefined],
    [20_971_520, undefined],
    [20_971_521, { key: 'fileTooLarge', params: { max: 20_971_520 }, path: [0] }],
    [Number.POSITIVE_INFINITY, { key: 'fileTooLarge', params: { max: 20_971_520 }, path: [0] }],
    [1, undefined],
    [0, { key: 'fileEmpty', path: [0] }],
    [-1, { key: 'fileEmpty', path: [0] }],
    [Number.NaN, { key: 'fileEmpty', path: [0] }],
  ])('of %d bytes each', (size, issue) => {
    const file = aPickedFile({ size })
    expect(checkFiles([file])).toEqual({
      accepted: issue ? [] : [file],
      issues: issue ? [issue] : [],
    })
  })

  test('are checked by their content, not by their name', () => {
    const file = aPickedFile({ name: 'kran.jpg', kind: undefined })
    expect(checkFiles([file]).issues).toEqual([{ key: 'fileType', path: [0] }])
    expect(checkFiles([aPickedFile({ name: 'kran.exe', kind: 'png' })]).issues).toEqual([])
  })

  test('have at most 100 MB together, including those already attached', () => {
    const tooLarge = { key: 'filesTooLarge', params: { max: 104_857_600 } }
    expect(checkFiles(pick(5, { size: 20_971_520 })).issues).toEqual([])
    expect(checkFiles(pick(1, { size: 10 }), { alreadyAttachedBytes: 104_857_590 }).issues).toEqual([])
    expect(checkFiles(pick(1, { size: 11 }), { alreadyAttachedBytes: 104_857_590 })).toEqual({
      accepted: [],
      issues: [{ ...tooLarge, path: [0] }],
    })
  })

  test('that are rejected take no room: valid ones after them are accepted, in their order', () => {
    const files = [
      aPickedFile({ name: 'empty.jpg', size: 0 }),
      aPickedFile({ name: 'a.jpg', size: 60 }),
      aPickedFile({ name: 'virus.exe', kind: undefined }),
      aPickedFile({ name: 'large.jpg', size: 50 }),
      aPickedFile({ name: 'huge.jpg', size: 101 }),
      aPickedFile({ name: 'b.jpg', size: 40 }),
      aPickedFile({ name: 'c.jpg', size: 1 }),
    ]
    const limits = { maxFiles: 2, maxFileBytes: 100, maxTotalBytes: 100, kinds: ['jpeg'] } as const
    const { accepted, issues } = checkFiles(files, { limits })
    expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(issues).toEqual([
      { key: 'fileEmpty', path: [0] },
      { key: 'fileType', path: [2] },
      { key: 'filesTooLarge', params: { max: 100 }, path: [3] },
      { key: 'fileTooLarge', params: { max: 100 }, path: [4] },
      { key: 'tooManyFiles', params: { max: 2, left: 2 }, path: [6] },
    ])
  })

  test.each([
    ['pdf', undefined],
    ['jpeg', undefined],
    ['png', undefined],
    ['docx', 'fileType'],
    ['mp4', 'fileType'],
    ['quicktime', 'fileType'],
    [undefined, 'fileType'],
  ] as const)('for a booking of the kind %s', (kind, key) => {
    expect(checkFiles([aPickedFile({ kind })], { limits: incomeFileLimits }).issues[0]?.key).toBe(key)
  })

  test('for a booking are at most one', () => {
    expect(checkFiles(pick(2), { limits: incomeFileLimits }).issues).toEqual([
      { key: 'tooManyFiles', params: { max: 1, left: 1 }, path: [1] },
    ])
  })

  test('are either accepted or reported, and accepted ones are within all limits', () => {
    const file = fc.record({
      name: fc.constant('a'),
      size: fc.oneof(fc.nat(30), fc.constantFrom(0, 20, 21, 50)),
      kind: fc.constantFrom('jpeg', 'docx', undefined),
    })
    const limits = { maxFiles: 3, maxFileBytes: 20, maxTotalBytes: 50, kinds: ['jpeg'] } as const
    fc.assert(
      fc.property(
        fc.array(file, { maxLength: 8 }),
        fc.nat(4),
        fc.nat(60),
        (picked, alreadyAttached, alreadyAttachedBytes) => {
          const options = { alreadyAttached, alreadyAttachedBytes, limits }
          const { accepted, issues } = checkFiles(picked, options)
          const told = issues.map(({ path }) => path[0])
          expect(accepted).toEqual(picked.filter((_, place) => !told.includes(place)))
          expect(new Set(told).size + accepted.length).toBe(picked.length)
          expect(accepted.length).toBeLessThanOrEqual(Math.max(0, 3 - alreadyAttached))
          const bytes = accepted.reduce((sum, { size }) => sum + size, alreadyAttachedBytes)
          if (accepted.length > 0) expect(bytes).toBeLessThanOrEqual(50)
          expect(accepted.every(({ size, kind }) => size > 0 && size <= 20 && kind === 'jpeg')).toBe(true)
          // Accepted files are accepted again.
          expect(checkFiles(accepted, options).issues).toEqual([])
        },
      ),
    )
  })
})

describe('A field of files', () => {
  test('may be empty', () => {
    for (const nothing of [undefined, null, []])
      expect(outcomeOf(filesRule(), nothing)).toEqual({ value: [] })
  })

  test('returns the files, or every issue', () => {
    expect(outcomeOf(filesRule(), pick(5))).toEqual({ value: pick(5) })
    expect(keysOf(filesRule(), [...pick(5), aPickedFile({ size: 0 }), aPickedFile()])).toBe(
      'fileEmpty,tooManyFiles',
    )
    expect(filesRule({ alreadyAttached: 4 }).check(pick(2))).toEqual({
      kind: 'invalid',
      issues: [{ key: 'tooManyFiles', params: { max: 5, left: 1 }, path: [1] }],
    })
    expect(keysOf(filesRule({ limits: incomeFileLimits }), [aPickedFile({ kind: 'docx' })])).toBe('fileType')
  })

  test.each([
    ['a text'],
    [5],
    [{}],
    [[null]],
    [['kran.jpg']],
    [[{ ...aPickedFile(), name: 5 }]],
    [[{ ...aPickedFile(), size: '5' }]],
    [[{ ...aPickedFile(), kind: 'heic' }]],
    [[aPickedFile(), undefined]],
  ])('rejects %j', (value) => {
    expect(outcomeOf(filesRule(), value)).toEqual({ issues: [{ key: 'invalidInput', path: [] }] })
  })

  test('reports a file of an unknown kind as the wrong type', () => {
    expect(keysOf(filesRule(), [{ name: 'a', size: 1 }])).toBe('fileType')
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, other) => {
        for (const given of [value, [value, other], [{ name: 'a', size: value, kind: other }]])
          expect(['valid', 'invalid']).toContain(filesRule().check(given).kind)
      }),
    )
  })
})
