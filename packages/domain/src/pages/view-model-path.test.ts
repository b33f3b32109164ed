import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxViewModelPathLength, viewModelPath } from './view-model-path.ts'

/** The browser's own parser is the reference here; the domain has none. */
declare const URL: new (
  address: string,
  base?: string,
) => { readonly origin: string; readonly pathname: string }

describe('The path of a view model', () => {
  test.each([
    ['/', '/'],
    ['/sok-bostad/', '/sok-bostad/'],
    ['/sok-bostad', '/sok-bostad/'],
    ['/a/b/c', '/a/b/c/'],
    ['/områden/kajen', '/omr%C3%A5den/kajen/'],
    ['/omr%C3%A5den/', '/omr%C3%A5den/'],
    ['/omr%c3%a5den/', '/omr%C3%A5den/'],
    ['/%61bc/', '/abc/'],
    ['/a b/', '/a%20b/'],
    ['/a%20b/', '/a%20b/'],
    ['/a+b/', '/a%2Bb/'],
    ['/a;b=c/', '/a%3Bb%3Dc/'],
    ['/..;/', '/..%3B/'],
    ['/a..b/...', '/a..b/.../'],
    ['/a%3Fb/', '/a%3Fb/'],
    ['/a@b:c/', '/a%40b%3Ac/'],
    ['/getviewmodels/', '/getviewmodels/'],
    ['/my-getviewmodel/', '/my-getviewmodel/'],
  ])('for %s is %s', (path, canonical) => {
    expect(viewModelPath(path)).toEqual({ kind: 'path', path: canonical })
  })

  test.each([
    '',
    'a/',
    '?',
    '#',
    '//',
    '///',
    '//evil.example/',
    '/a//b/',
    '/a//',
    '/a/./b',
    '/./',
    '/.',
    '/a/..',
    '/../a/',
    '/..',
    '/%2e/',
    '/%2e%2e/',
    '/.%2E/a/',
    '/%252e%252e/',
    '/a\\b/',
    '/\\evil/',
    '/a%2fb/',
    '/a%2Fb/',
    '/a%5cb/',
    '/a%5Cb/',
    '/a%252fb/',
    '/a%255cb/',
    '/a%25/',
    '/a%/',
    '/a%zz/',
    '/a%c3/',
    '/a%ff/',
    '/a%c0%af/',
    '/a%00/',
    '/a%0d%0a/',
    '/a%7f/',
    '/a%C2%85/',
    '/a%C2%9F/',
    '/a%E2%80%A8/',
    '/a\u0000/',
    '/a\n/',
    '/a\u2029/',
    '/a?b=c',
    '/a/?',
    '/a#b',
    '/a/GetViewModel',
    '/a/getviewmodel/',
    '/%67etviewmodel/',
    '/\ud800/',
  ])('is refused for %j', (path) => {
    expect(viewModelPath(path)).toEqual({ kind: 'refused' })
  })

  test('may be 2,048 characters long and no longer', () => {
    expect(maxViewModelPathLength).toBe(2048)
    expect(viewModelPath(`/${'a'.repeat(2046)}/`).kind).toBe('path')
    expect(viewModelPath(`/${'a'.repeat(2046)}`).kind).toBe('path')
    expect(viewModelPath(`/${'a'.repeat(2047)}`)).toEqual({ kind: 'refused' })
    expect(viewModelPath(`/${'%61'.repeat(682)}`).kind).toBe('path')
    expect(viewModelPath(`/${'%61'.repeat(683)}`)).toEqual({ kind: 'refused' })
    expect(viewModelPath(`/${'å'.repeat(341)}`).kind).toBe('path')
    expect(viewModelPath(`/${'å'.repeat(342)}`)).toEqual({ kind: 'refused' })
  })

  test('for any text is refused or canonical, stays on its server, and is stable', () => {
    const fragment = fc.oneof(
      fc.constantFrom(
        '/',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%25',
        '\\',
        '%',
        '?',
        '#',
        'a',
        'å',
        '%C3%A5',
        ' ',
        ';',
        '@',
        ':',
      ),
      fc.string({ maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 8 }), (parts) => {
        const answer = viewModelPath(`/${parts.join('')}`)
        if (answer.kind === 'refused') return
        expect(answer.path).toMatch(/^\/(?:[\w.~!'()*-]|%[0-9A-F]{2}|(?<!\/)\/)*$/)
        expect(answer.path.endsWith('/')).toBe(true)
        expect(viewModelPath(answer.path)).toEqual(answer)
        const url = new URL(`${answer.path}GetViewModel`, 'https://husrum.example')
        expect(url.origin + url.pathname).toBe(`https://husrum.example${answer.path}GetViewModel`)
      }),
    )
  })
})
