import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returningFlowHandles, returningFlowOf } from './returning-flow.ts'

const entries = (query: string) =>
  query === ''
    ? []
    : query.split('&').map((part) => {
        const [name = '', value = ''] = part.split('=')
        return [name, decodeURIComponent(value)] as const
      })

describe('Returning from an identification or a signing', () => {
  test.each(['login', 'loginBoardMember', 'register', 'update', 'booking'])('has the type %s', (type) => {
    expect(returningFlowOf(entries(`poolingId=abc&type=${type}`))).toEqual({
      handle: 'poolingId',
      id: 'abc',
      type,
    })
  })

  test.each([
    ['type=login&sid=s-1', { handle: 'sid', id: 's-1', type: 'login' }],
    ['cid=c_1&type=booking', { handle: 'cid', id: 'c_1', type: 'booking' }],
    ['cid=c&sid=s&type=booking', { handle: 'sid', id: 's', type: 'booking' }],
    ['cid=c&sid=s&poolingId=p&type=booking', { handle: 'poolingId', id: 'p', type: 'booking' }],
    ['x=1&cid=c&type=update&y=2', { handle: 'cid', id: 'c', type: 'update' }],
    [
      'poolingId=3f2504e0-4f89-41d3-9a0c-0305e82c3301&type=login',
      { handle: 'poolingId', id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', type: 'login' },
    ],
    [`cid=${'a'.repeat(128)}&type=login`, { handle: 'cid', id: 'a'.repeat(128), type: 'login' }],
  ])('from %s is a flow', (query, flow) => {
    expect(returningFlowOf(entries(query))).toEqual(flow)
  })

  test.each([
    '',
    'type=login',
    'poolingId=abc',
    'poolingId=&type=login',
    'poolingId=abc&type=',
    'poolingId=abc&type=Login',
    'poolingId=abc&type=logout',
    'poolingId=abc&type=constructor',
    'PoolingId=abc&type=login',
    'poolingid=abc&type=login',
    'poolingId=abc&Type=login',
    'poolingId=a%20b&type=login',
    'poolingId=a/b&type=login',
    'poolingId=..&type=login',
    'poolingId=a.b&type=login',
    'poolingId=%C3%A5&type=login',
    'poolingId=abc%0A&type=login',
    'poolingId=<b>&type=login',
    `poolingId=${'a'.repeat(129)}&type=login`,
    'poolingId=abc&poolingId=def&type=login',
    'poolingId=abc&type=login&type=register',
    'poolingId=<b>&sid=abc&type=login',
  ])('from %s is no flow', (query) => {
    expect(returningFlowOf(entries(query))).toBeUndefined()
  })

  test('accepts fewer types if a page restricts them', () => {
    const query = entries('poolingId=abc&type=login')
    expect(returningFlowOf(query, ['booking', 'update'])).toBeUndefined()
    expect(returningFlowOf(query, ['booking', 'login'])).toEqual({
      handle: 'poolingId',
      id: 'abc',
      type: 'login',
    })
    expect(returningFlowOf(query, [])).toBeUndefined()
  })

  test('reads a query only once, as an iterator allows', () => {
    expect(
      returningFlowOf(
        new Map([
          ['cid', 'c'],
          ['type', 'login'],
        ]),
      ),
    ).toEqual({
      handle: 'cid',
      id: 'c',
      type: 'login',
    })
  })

  test('has these handles', () => {
    expect(returningFlowHandles).toEqual(['poolingId', 'sid', 'cid'])
  })

  test('never throws for any query, and returns only handles that look like an id', () => {
    const name = fc.oneof(fc.constantFrom('poolingId', 'sid', 'cid', 'type'), fc.string())
    const value = fc.oneof(fc.constantFrom('login', 'booking', 'abc'), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 4 }), (query) => {
        const flow = returningFlowOf(query)
        if (flow) expect(flow.id).toMatch(/^[\w-]{1,128}$/)
      }),
    )
  })
})
