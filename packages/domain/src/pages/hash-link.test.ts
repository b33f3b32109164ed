import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashName, isHashPreserved, modalHash, readHash } from './hash-link.ts'

const table = [
  ['open-login', { kind: 'dialog', dialog: 'login' }],
  ['open-board-login', { kind: 'dialog', dialog: 'boardLogin' }],
  ['open-case', { kind: 'dialog', dialog: 'case' }],
  ['open-board-case', { kind: 'dialog', dialog: 'boardCase' }],
  ['map', { kind: 'map' }],
  ['object', { kind: 'result', resultKind: 'object' }],
  ['area', { kind: 'result', resultKind: 'area' }],
  ['stage', { kind: 'result', resultKind: 'stage' }],
  ['modal', { kind: 'modal' }],
  ['purchase-success', { kind: 'purchaseSuccess' }],
  ['eident-error', { kind: 'identificationError' }],
  ['block-0', { kind: 'block', elementId: 'block-0' }],
  ['block-7', { kind: 'block', elementId: 'block-7' }],
  ['block-99', { kind: 'block', elementId: 'block-99' }],
  ['block-999', { kind: 'block', elementId: 'block-999' }],
  ['block-007', { kind: 'block', elementId: 'block-007' }],
] as const

const hostile = [
  '',
  '#',
  '##map',
  'Map',
  'MODAL',
  ' map',
  'map ',
  'map\n',
  'map/',
  'maps',
  'open-',
  'open-login2',
  'x-open-login',
  'open-login?x=1',
  'open-login&map',
  'open%2Dlogin',
  '%6dap',
  'open_login',
  'Open-Login',
  'open-admin',
  'block-',
  'block-1000',
  'block--1',
  'block-1.5',
  'block-1e2',
  'block-a',
  'block-1 ',
  'block-1\n',
  'block-1,body',
  'block-٣',
  'Block-1',
  'xblock-1',
  'my-purchase-success',
  'purchase-success-2',
  'purchase_success',
  'eident-error=1',
  'modal-modal',
  'objects',
  'toString',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '*',
  '[onload]',
]

describe('A hash', () => {
  test.each(table)('%s has one meaning, with and without its sign', (name, link) => {
    expect(readHash(name)).toEqual(link)
    expect(readHash(`#${name}`)).toEqual(link)
  })

  test.each(hostile)('%j has no meaning', (hash) => {
    expect(readHash(hash)).toEqual({ kind: 'none' })
    expect(isHashPreserved(hash)).toBe(false)
  })

  test('of any other text has no meaning, and never throws', () => {
    const names = new Set<string>(table.map(([name]) => name))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^#?(block|open|modal)-.{0,5}$/)), (hash) => {
        const link = readHash(hash)
        if (link.kind === 'block') expect(hashName(hash)).toMatch(/^block-[0-9]{1,3}$/)
        else expect(link.kind === 'none').toBe(!names.has(hashName(hash)))
      }),
    )
  })

  test.each(table)('%s stays when a modal closes only if it reports a purchase or an error', (name) => {
    expect(isHashPreserved(`#${name}`)).toBe(name === 'purchase-success' || name === 'eident-error')
  })

  test.each([
    ['#map', 'map'],
    ['map', 'map'],
    ['##map', '#map'],
    ['', ''],
  ])('%j without its sign is %j', (hash, name) => {
    expect(hashName(hash)).toBe(name)
  })

  test('of an open modal is modal', () => {
    expect(modalHash).toBe('modal')
  })
})
