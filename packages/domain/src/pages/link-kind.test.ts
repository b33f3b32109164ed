import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LinkKind } from './link-kind.ts'
import { linkKind } from './link-kind.ts'

/** The browser's own parser is the reference here; the domain has none. */
declare const URL: {
  parse(address: string, base: string): { readonly protocol: string; readonly hostname: string } | null
}

const hosts = ['www.husrum.example', 'localhost']

const table: Readonly<Record<LinkKind, readonly string[]>> = {
  internal: [
    '',
    '/',
    '/sok-bostad/',
    '/blogg/http-vs-https/',
    '/go?to=http://evil.example',
    'sida/',
    './sida/',
    '../sida/',
    '?a=1',
    '/a:b/',
    ' /sida/ ',
    '/min sida/',
    '/områden/',
    'http://www.husrum.example/',
    'https://www.husrum.example',
    'https://www.husrum.example?x',
    'https://www.husrum.example#x',
    'HTTPS://WWW.Husrum.Example/x',
    'https://www.husrum.example:8443/x',
    'https://www.husrum.example:/x',
    'https://www.husrum.example./x',
    'https://www.husrum.example.:443/x',
    'http://localhost:3000/',
    'https://www.husrum.example/@x',
    'java script:alert(1)',
  ],
  external: [
    'http://evil.example/',
    'https://evil.example',
    'hTTps://evil.example/www.husrum.example',
    'https://www.husrum.example.evil.example/',
    'https://evil-www.husrum.example/',
    'https://husrum.example/',
    'https://evil.example?www.husrum.example',
    'https://evil.example#@www.husrum.example',
    '//evil.example/',
    '//www.husrum.example/',
    '///evil.example',
    '//',
    '  https://evil.example  ',
    'https://www.husrum.example:123456/',
    'https://[::1]:3000/',
    'https://håbo.example/',
    'https://%65vil.example/',
  ],
  mail: ['mailto:info@husrum.example', 'MAILTO:a@b', 'mailto:'],
  tel: ['tel:+46701234567', 'Tel:112'],
  hash: ['#', '#map', '#javascript:alert(1)', '  #x', '#//evil.example'],
  refused: [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://www.husrum.example/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.husrum.example/1',
    'file:///etc/passwd',
    'ftp://www.husrum.example/',
    'about:blank',
    'sms:112',
    'view-source:https://x',
    'x-app+1.0:go',
    'a:',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\@www.husrum.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'http:',
    'https://?x',
    'https://user@evil.example/',
    'https://www.husrum.example@evil.example/',
    'https://www.husrum.example:x@evil.example/',
    'https://evil example/',
    '/a\u0000b',
    '/a\u007fb',
    '/a\u0085b',
    '/a\u009fb',
    '/a\u2028b',
    '/a\u2029b',
    '/a\rb',
    '\n/a',
    '/a\t',
    '#a\\b',
  ],
}

const linkKinds = Object.keys(table) as readonly LinkKind[]

describe('The target of a link', () => {
  test.each(linkKinds.flatMap((kind) => table[kind].map((href) => [kind, href] as const)))(
    'is %s: %j',
    (kind, href) => {
      expect(linkKind(href, { hosts })).toBe(kind)
    },
  )

  test('is external for every host if the site has none of its own', () => {
    expect(linkKind('https://www.husrum.example/', { hosts: [] })).toBe('external')
  })

  test('is classified for any text, and refused with a backslash or a control character', () => {
    const start = fc.constantFrom(
      '',
      '#',
      '/',
      '//',
      'https://',
      'https://www.husrum.example/',
      'tel:',
      'javascript:',
    )
    fc.assert(
      fc.property(start, fc.string(), fc.constantFrom('\\', '\u0000', '\n', '\t'), (begin, text, bad) => {
        expect(linkKinds).toContain(linkKind(`${begin}${text}`, { hosts }))
        expect(linkKind(`${begin}${text}${bad}y`, { hosts })).toBe('refused')
      }),
    )
  })

  test('is never internal if a browser would run it or leave the site', () => {
    const fragment = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      'data:',
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      ' ',
      '\t',
      '#',
      '?',
      'evil.example',
      'www.husrum.example',
      '%2f',
      ':443',
    )
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 6 }), (parts) => {
        const href = parts.join('')
        if (linkKind(href, { hosts }) !== 'internal') return
        const base = 'https://www.husrum.example/a/'
        const url = URL.parse(href, base)
        if (url)
          expect([url.protocol, url.hostname.replace(/\.$/, '')]).toEqual([
            expect.stringMatching(/^https?:$/),
            'www.husrum.example',
          ])
      }),
    )
  })
})
