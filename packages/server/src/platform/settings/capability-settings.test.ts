import { describe, expect, it } from 'vitest'
import { readCapabilitySettings } from './capability-settings.ts'

describe('Parts of the backend', () => {
  it('are local unless an address is set', () => {
    expect(readCapabilitySettings({})).toEqual({ elsewhere: {}, apiTimeoutMs: 10_000, wrong: [] })
    const set = {
      API_URL_SEARCH: 'https://search.example/',
      API_URL_MY_PAGES: 'http://mine.example',
      API_TIMEOUT_MS: '500',
    }
    expect(readCapabilitySettings(set)).toEqual({
      elsewhere: { search: 'https://search.example', 'my-pages': 'http://mine.example' },
      apiTimeoutMs: 500,
      wrong: [],
    })
  })

  it('need valid addresses', () => {
    expect(readCapabilitySettings({ API_URL_CASES: 'cases.example' }).wrong).toEqual([
      'API_URL_CASES must begin with http:// or https://.',
    ])
  })

  it('with sessions have to be set together with accounts', () => {
    const accounts = { API_URL_ACCOUNTS: 'https://accounts.example' }
    expect(readCapabilitySettings({ ...accounts, API_URL_PAGES: 'https://pages.example' }).wrong).toEqual([
      'API_URL_ACCOUNTS needs API_URL_MY_PAGES, API_URL_CASES, API_URL_BOOKING, API_URL_SHOWINGS too: only accounts can check sessions.',
    ])
    expect(readCapabilitySettings({ ...accounts, API_URL: 'https://all.example' }).wrong).toEqual([])
  })
})
