// The form of cookie settings, and the list of cookies.
import { consentOf } from '@husrum/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showWithConsent } from '../../testing/consent.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { CookieList } from './CookieList.tsx'

afterEach(cleanup)

const november = { now: Date.UTC(2026, 10, 21), revision: 1 }

describe('The form', () => {
  it('can be sent without script, with its action and field names', async () => {
    const { container } = await showWithConsent(<ConsentForm />)
    const form = container.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/api/consent'])
    const names = [...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)
    expect(names).toEqual(['returnTo', 'statistics', 'marketing', 'thirdParty'])
    const values = screen.getAllByRole<HTMLButtonElement>('button').map(({ name, value }) => [name, value])
    expect(values).toEqual([
      ['choice', 'manual'],
      ['choice', 'all'],
      ['choice', 'necessaryOnly'],
    ])
  })

  it('shows the stored answer, and when it was given', async () => {
    const consent = consentOf('manual', november, { statistics: true, marketing: false, thirdParty: true })
    await showWithConsent(<ConsentForm />, { consent })
    const shown = screen.getAllByRole<HTMLInputElement>('switch')
    expect(shown.map(({ checked }) => checked)).toEqual([true, false, true])
    expect(screen.getByRole('status').textContent).toContain('2026-11-21')
  })

  it('saves in place with script, confirms it, and follows the chosen switches', async () => {
    const { switches, recorded } = await showWithConsent(<ConsentForm />)
    await userEvent.click(screen.getByRole('switch', { name: 'Marknadsföring' }))
    await userEvent.click(screen.getByRole('button', { name: 'Spara mina val' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Ditt val är sparat.'))
    expect([switches(), recorded]).toEqual(['010', [3]])
    await userEvent.click(screen.getByRole('button', { name: 'Godkänn alla' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Statistik' }).checked).toBe(true),
    )
    expect(recorded).toEqual([3, 2])
  })
})

describe('The list of cookies', () => {
  it('has every cookie that visitors get, each with its purpose and lifetime', async () => {
    await showWithConsent(<CookieList />)
    const listed = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    for (const name of listed) {
      const entry = screen.getByRole('heading', { level: 4, name: name ?? '' }).closest('li')
      const facts = entry ? within(entry).getAllByRole('definition') : []
      expect(facts.map(({ textContent }) => textContent !== '')).toEqual([true, true])
    }
    expect(new Set(listed)).toEqual(
      new Set([
        'jwtToken',
        'favorite-notice',
        'user-residence-type',
        'scroll-position',
        'searchresult-items',
        'premises--filters',
        'interest',
        'case-management',
        'buy-residence',
        'user-consent-settings',
        'pid-answered',
        'dismissed-banner',
        '__Host-bind',
        '__Host-buy-residence-sign',
        '__Host-flow',
        '__Host-device',
        '__Host-form',
        '__Host-showing-host',
        '__Host-panorama',
        'jmuid',
        'source-medium',
      ]),
    )
  })

  it.each(['sv', 'nb', 'fi', 'en'] as const)('has the singular and the plural in %s', async (locale) => {
    const { lifetimes } = (await loadTexts(locale, ['consent'])).consent.list
    const words = [
      lifetimes({ value: 1, unit: 'days' }),
      lifetimes({ value: 30, unit: 'days' }),
      lifetimes({ value: 6, unit: 'months' }),
      lifetimes({ value: 60, unit: 'minutes' }),
      lifetimes({ value: 12, unit: 'hours' }),
      lifetimes({ unit: 'session' }),
    ]
    expect(new Set(words.map((text) => text.replace(/^\d+ /, ''))).size).toBe(6)
  })
})
