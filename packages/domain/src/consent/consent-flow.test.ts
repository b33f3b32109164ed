import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import type { Consent } from './consent.ts'
import { unansweredConsent } from './consent.ts'
import type { ConsentEffect, ConsentEvent, ConsentFlow, ConsentMoment } from './consent-flow.ts'
import { asksForConsent, consentPromptDelay, startConsent, stepConsent } from './consent-flow.ts'

const moment: ConsentMoment = { site: siteByKey('sweden'), path: '/', now: 1000, revision: 7 }
const onCookiesPage: ConsentMoment = { ...moment, path: '/cookies/' }
const nothing = { statistics: false, marketing: false, thirdParty: false }
const everything = { statistics: true, marketing: true, thirdParty: true }
const refused = { kind: 'answered', ...nothing, revision: 7, at: 1000 } as const
const agreed = { kind: 'answered', ...everything, revision: 7, at: 1000 } as const

const idle: ConsentFlow = { kind: 'idle', consent: unansweredConsent }
const prompt: ConsentFlow = { kind: 'prompt', consent: unansweredConsent }
const settings: ConsentFlow = {
  kind: 'settings',
  consent: unansweredConsent,
  switches: nothing,
  from: 'prompt',
}
const video: ConsentFlow = { kind: 'thirdParty', consent: unansweredConsent }

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const
const granted = {
  ...denied,
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
} as const

describe('The prompt', () => {
  test.each([
    ['/', unansweredConsent, true],
    ['/sok-bostad/', unansweredConsent, true],
    ['/cookies/', unansweredConsent, false],
    ['/cookies', unansweredConsent, false],
    ['/cookies/more/', unansweredConsent, true],
    ['/', refused, false],
    ['/', { ...refused, revision: 6 }, true],
    ['/cookies/', { ...refused, revision: 6 }, false],
  ] as const)('%s with %j: %s', (path, consent, asks) => {
    expect(asksForConsent(consent, { ...moment, path })).toBe(asks)
  })

  test("is not shown on any site's page about cookies, and is shown on every start page", () => {
    for (const site of sites) {
      expect(asksForConsent(unansweredConsent, { ...moment, site, path: site.routes.cookies })).toBe(false)
      const moved = { ...moment, site, cookiesPath: '/kakor/' }
      expect(asksForConsent(unansweredConsent, { ...moved, path: '/kakor?x=1' })).toBe(false)
      expect(asksForConsent(unansweredConsent, { ...moved, path: site.routes.cookies })).toBe(true)
      expect(asksForConsent(unansweredConsent, { ...moment, site, path: site.routes.start })).toBe(true)
    }
  })

  test('is shown again six months after an answer', () => {
    const late = Date.UTC(2026, 8, 1)
    const consent = { ...refused, at: Date.UTC(2026, 2, 1) }
    expect(asksForConsent(consent, { ...moment, now: late - 1 })).toBe(false)
    expect(asksForConsent(consent, { ...moment, now: late })).toBe(true)
  })
})

/** Every transition: from, event, to, effects. All others must change nothing. */
const transitions: readonly (readonly [
  string,
  ConsentFlow,
  ConsentEvent,
  ConsentMoment,
  ConsentFlow,
  readonly ConsentEffect[],
])[] = [
  [
    'a page that asks waits two seconds first',
    idle,
    { kind: 'pageLoaded' },
    moment,
    idle,
    [{ kind: 'wait', milliseconds: 2000 }],
  ],
  ['then the prompt comes', idle, { kind: 'waited' }, moment, prompt, []],
  ['the prompt leaves the page about cookies', prompt, { kind: 'pageLoaded' }, onCookiesPage, idle, []],
  [
    'agreeing sets all three, names the visitor and loads analytics',
    prompt,
    { kind: 'agreed' },
    moment,
    { kind: 'idle', consent: agreed },
    [
      { kind: 'storeConsent', consent: agreed },
      { kind: 'setVisitorId' },
      { kind: 'recordChoice', choice: 'all' },
      { kind: 'updateConsentMode', mode: granted },
      { kind: 'loadAnalytics' },
    ],
  ],
  [
    'only necessary refuses',
    prompt,
    { kind: 'necessaryOnlyChosen' },
    moment,
    { kind: 'idle', consent: refused },
    [
      { kind: 'storeConsent', consent: refused },
      { kind: 'recordChoice', choice: 'necessaryOnly' },
      { kind: 'updateConsentMode', mode: denied },
      { kind: 'removeCookies', names: ['jmuid', 'source-medium'] },
    ],
  ],
  [
    'closing the prompt refuses',
    prompt,
    { kind: 'closed' },
    moment,
    { kind: 'idle', consent: refused },
    [
      { kind: 'storeConsent', consent: refused },
      { kind: 'recordChoice', choice: 'close' },
      { kind: 'updateConsentMode', mode: denied },
      { kind: 'removeCookies', names: ['jmuid', 'source-medium'] },
    ],
  ],
  ['Escape at the prompt decides nothing', prompt, { kind: 'postponed' }, moment, idle, []],
  ['the prompt opens the settings', prompt, { kind: 'settingsOpened' }, moment, settings, []],
  [
    'the footer opens the settings',
    idle,
    { kind: 'settingsOpened' },
    moment,
    { ...settings, from: 'idle' },
    [],
  ],
  [
    'the settings show what holds',
    { kind: 'idle', consent: { ...refused, marketing: true } },
    { kind: 'settingsOpened' },
    moment,
    {
      kind: 'settings',
      consent: { ...refused, marketing: true },
      switches: { ...nothing, marketing: true },
      from: 'idle',
    },
    [],
  ],
  [
    'a switch is turned on',
    settings,
    { kind: 'switched', category: 'marketing', isOn: true },
    moment,
    { ...settings, switches: { ...nothing, marketing: true } },
    [],
  ],
  [
    'saving keeps the switches, without naming the visitor',
    { ...settings, switches: everything },
    { kind: 'saved' },
    moment,
    { kind: 'idle', consent: agreed },
    [
      { kind: 'storeConsent', consent: agreed },
      { kind: 'recordChoice', choice: 'manual' },
      { kind: 'updateConsentMode', mode: granted },
      { kind: 'loadAnalytics' },
    ],
  ],
  [
    'everything can be agreed to in the settings',
    settings,
    { kind: 'agreed' },
    moment,
    { kind: 'idle', consent: agreed },
    [
      { kind: 'storeConsent', consent: agreed },
      { kind: 'setVisitorId' },
      { kind: 'recordChoice', choice: 'all' },
      { kind: 'updateConsentMode', mode: granted },
      { kind: 'loadAnalytics' },
    ],
  ],
  [
    'everything can be taken back in the settings',
    { kind: 'settings', consent: { ...agreed, at: 1 }, switches: everything, from: 'idle' },
    { kind: 'necessaryOnlyChosen' },
    moment,
    { kind: 'idle', consent: refused },
    [
      { kind: 'storeConsent', consent: refused },
      { kind: 'recordChoice', choice: 'necessaryOnly' },
      { kind: 'updateConsentMode', mode: denied },
      { kind: 'clearDataLayer' },
      { kind: 'removeCookies', names: ['jmuid', 'source-medium'] },
    ],
  ],
  ['closing the settings leads back to the prompt', settings, { kind: 'closed' }, moment, prompt, []],
  ['and so does Escape', settings, { kind: 'postponed' }, moment, prompt, []],
  ['or to the page', { ...settings, from: 'idle' }, { kind: 'closed' }, moment, idle, []],
  ['a video asks first', idle, { kind: 'videoWanted' }, moment, video, []],
  ['closing that question leaves the page', video, { kind: 'closed' }, moment, idle, []],
  ['and so does Escape there', video, { kind: 'postponed' }, moment, idle, []],
  [
    'agreeing to the video sets third party and leaves the rest',
    { kind: 'thirdParty', consent: { ...refused, statistics: true, at: 1 } },
    { kind: 'agreed' },
    moment,
    { kind: 'idle', consent: { ...refused, statistics: true, thirdParty: true } },
    [
      { kind: 'storeConsent', consent: { ...refused, statistics: true, thirdParty: true } },
      { kind: 'recordChoice', choice: 'manual' },
      { kind: 'updateConsentMode', mode: { ...denied, analytics_storage: 'granted' } },
      { kind: 'removeCookies', names: ['source-medium'] },
    ],
  ],
  [
    'the settings show nothing of an answer that has run out',
    { kind: 'idle', consent: { ...agreed, revision: 6 } },
    { kind: 'settingsOpened' },
    moment,
    { ...settings, from: 'idle' },
    [],
  ],
  [
    'agreeing to the video does not bring back an answer that has run out',
    { kind: 'thirdParty', consent: { ...agreed, revision: 6 } },
    { kind: 'agreed' },
    moment,
    { kind: 'idle', consent: { ...refused, thirdParty: true } },
    [
      { kind: 'storeConsent', consent: { ...refused, thirdParty: true } },
      { kind: 'recordChoice', choice: 'manual' },
      { kind: 'updateConsentMode', mode: denied },
      { kind: 'clearDataLayer' },
      { kind: 'removeCookies', names: ['jmuid', 'source-medium'] },
    ],
  ],
]

describe('The cookie dialogs', () => {
  test('are closed at first', () => {
    expect(startConsent(refused, moment)).toEqual({ kind: 'idle', consent: refused })
    expect(startConsent({ ...refused, revision: 6 }, moment)).toEqual(idle)
    expect(consentPromptDelay).toBe(2000)
  })

  test.each(transitions)('%s', (_, from, event, at, to, effects) => {
    expect(stepConsent(from, event, at)).toStrictEqual({ state: to, effects })
  })

  const answeredIdle: ConsentFlow = { kind: 'idle', consent: refused }
  test.each<readonly [string, ConsentFlow, ConsentEvent, ConsentMoment]>([
    ['a page with an answer does not wait', answeredIdle, { kind: 'pageLoaded' }, moment],
    ['the page about cookies does not wait', idle, { kind: 'pageLoaded' }, onCookiesPage],
    [
      'no prompt opens if the visitor has opened that page meanwhile',
      idle,
      { kind: 'waited' },
      onCookiesPage,
    ],
    ['no prompt opens if it was answered meanwhile', answeredIdle, { kind: 'waited' }, moment],
    ['a prompt stays from page to page', prompt, { kind: 'pageLoaded' }, moment],
    ['a prompt opens once', prompt, { kind: 'waited' }, moment],
    ['settings stay from page to page', settings, { kind: 'pageLoaded' }, onCookiesPage],
    ['the prompt does not cover the settings', settings, { kind: 'waited' }, moment],
    ['the prompt does not cover the question about a video', video, { kind: 'waited' }, moment],
    ['accepting is ignored if no dialog is open', idle, { kind: 'agreed' }, moment],
    ['refusing is ignored if no dialog is open', idle, { kind: 'necessaryOnlyChosen' }, moment],
    ['closing is ignored if no dialog is open', idle, { kind: 'closed' }, moment],
    ['Escape is ignored if no dialog is open', idle, { kind: 'postponed' }, moment],
    ['saving is ignored at the prompt', prompt, { kind: 'saved' }, moment],
    ['only necessary does not answer the video question', video, { kind: 'necessaryOnlyChosen' }, moment],
    ['settings open once', settings, { kind: 'settingsOpened' }, moment],
    ['settings do not cover the question about a video', video, { kind: 'settingsOpened' }, moment],
    [
      'a switch that is already set stays',
      settings,
      { kind: 'switched', category: 'marketing', isOn: false },
      moment,
    ],
    [
      'switches are ignored outside the settings',
      prompt,
      { kind: 'switched', category: 'marketing', isOn: true },
      moment,
    ],
    ['a video does not cover the prompt', prompt, { kind: 'videoWanted' }, moment],
    [
      'an accepted video opens no question',
      { kind: 'idle', consent: { ...refused, thirdParty: true } },
      { kind: 'videoWanted' },
      moment,
    ],
    ['an unknown event is ignored', prompt, { kind: 'sneezed' } as never, moment],
  ])('%s', (_, state, event, at) => {
    const step = stepConsent(state, event, at)
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })

  const anyConsent: fc.Arbitrary<Consent> = fc.oneof(
    fc.constant(unansweredConsent),
    fc.record({
      kind: fc.constant('answered' as const),
      statistics: fc.boolean(),
      marketing: fc.boolean(),
      thirdParty: fc.boolean(),
      revision: fc.constantFrom(6, 7),
      at: fc.constantFrom(1, 1000),
    }),
  )
  const anyEvent: fc.Arbitrary<ConsentEvent> = fc.oneof(
    fc.record({
      kind: fc.constantFrom(
        'pageLoaded',
        'waited',
        'agreed',
        'necessaryOnlyChosen',
        'settingsOpened',
        'saved',
        'closed',
        'postponed',
        'videoWanted',
      ),
    }),
    fc.record({
      kind: fc.constant('switched' as const),
      category: fc.constantFrom('statistics', 'marketing', 'thirdParty'),
      isOn: fc.boolean(),
    }),
  ) as fc.Arbitrary<ConsentEvent>

  test('keep their invariants for any sequence of events', () => {
    fc.assert(
      fc.property(
        anyConsent,
        fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 12 }),
        (consent, events) => {
          let state = startConsent(consent, moment)
          for (const [event, isOnCookiesPage] of events) {
            const before = state
            const step = stepConsent(state, event, isOnCookiesPage ? onCookiesPage : moment)
            state = step.state
            const kinds = step.effects.map((effect) => effect.kind)
            expect(JSON.parse(JSON.stringify(state))).toEqual(state)
            // An answer changes only when it is stored.
            if (before.consent !== state.consent) expect(kinds).toContain('storeConsent')
            else expect(kinds.filter((kind) => kind !== 'wait')).toEqual([])
            if (kinds.includes('setVisitorId')) expect(state.consent).toMatchObject(everything)
            if (kinds.includes('loadAnalytics')) expect(event.kind).not.toBe('closed')
            if (kinds.length === 0 && state.kind === before.kind && event.kind !== 'switched')
              expect(state).toBe(before)
          }
        },
      ),
    )
  })
})
