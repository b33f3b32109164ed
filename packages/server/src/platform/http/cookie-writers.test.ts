// Every cookie that is written is in the table that visitors read, and every cookie in the table is written.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CookiePurpose } from '@husrum/domain'
import { cookies } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../../..')
const sources = ['application', 'infrastructure', 'web', 'server'].flatMap((name) =>
  readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
    .map((file) => ({
      file: `${name}/${file}`,
      text: readFileSync(join(packages, name, 'src', file), 'utf8'),
    })),
)
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('Cookies', () => {
  it('are only written by code that uses the table', () => {
    const ways =
      /document\.cookie = |Cookies\.set\(|cookieStore\.set|from 'hono\/cookie'|serialize[^\n]* from 'hono\/utils\/cookie'|'set-cookie',\s*[`']/i
    expect(filesWith(ways)).toEqual([
      'infrastructure/consent/document-cookie-jar.ts',
      'infrastructure/sessions/cookie-token-store.ts',
      'web/layout/CrisisBanner.tsx',
      'server/platform/http/set-cookie.ts',
    ])
  })

  it.each(Object.keys(cookies) as CookiePurpose[])('%s has a writer if the table says so', (purpose) => {
    const writers = filesWith(
      new RegExp(`(?:cookies\\.write|setCookie|cookieText)\\(\\s*'${purpose}'|Cookies\\.set\\(name`),
    ).filter((file) => purpose === 'token' || !file.endsWith('cookie-token-store.ts'))
    expect(writers.length > 0).toBe(cookies[purpose].status === 'written')
  })
})
