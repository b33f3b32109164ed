// Smoke assertions for consent: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const consent = (
  {
    asksForConsent,
    consentChoiceCodes,
    consentCodeFor,
    consentModeDefaults,
    consentModeOf,
    consentOf,
    consentPromptDelay,
    stepConsent,
    currentConsent,
    isConsentedTo,
    mayLoadAnalytics,
    readConsentCookie,
    siteByKey,
    startConsent,
    unansweredConsent,
    writeConsentCookie,
  },
  is,
) => {
  const given = { now: Date.UTC(2026, 2, 31), revision: 7 }
  const moment = { ...given, site: siteByKey('sweden'), path: '/' }
  const all = consentOf('all', given)
  const none = consentOf('close', given)
  /** @param {any} state @param {any} event */
  const after = (state, event) => stepConsent(state, event, moment)
  const prompt = after(startConsent(unansweredConsent, moment), { kind: 'waited' }).state

  is('the choices have their codes', consentChoiceCodes, { close: 1, all: 2, manual: 3, necessaryOnly: 4 })
  is('older backends hear 3', consentCodeFor('necessaryOnly', { knowsNecessaryOnly: false }), 3)
  is(
    'closing refuses and answers',
    [none.kind, none.statistics, none.marketing, none.thirdParty],
    ['answered', false, false, false],
  )
  is('nothing loads before an answer', mayLoadAnalytics(unansweredConsent), false)
  is('analytics load when agreed to', mayLoadAnalytics(all), true)
  is('what is necessary is always allowed', isConsentedTo(none, 'necessary'), true)
  is('videos ask for third party', isConsentedTo(none, 'thirdParty'), false)
  is('an answer stands in a cookie', writeConsentCookie(all), '1.111.7.1774915200000')
  is('and is read back', readConsentCookie('1.111.7.1774915200000'), all)
  is('anything else is no answer', readConsentCookie('{"answered":true}'), { kind: 'unanswered' })
  is('an answer holds for six months', currentConsent(all, { ...given, now: Date.UTC(2026, 8, 29) }), all)
  is('and no longer', currentConsent(all, { ...given, now: Date.UTC(2026, 8, 30) }).kind, 'unanswered')
  is('a new revision asks again', currentConsent(all, { ...given, revision: 8 }).kind, 'unanswered')
  is('pages ask', asksForConsent(unansweredConsent, moment), true)
  is(
    'the page about cookies does not',
    asksForConsent(unansweredConsent, { ...moment, path: '/cookies/' }),
    false,
  )
  is('the prompt waits two seconds', consentPromptDelay, 2000)
  is('and then comes', prompt.kind, 'prompt')
  is(
    'agreeing names the visitor',
    after(prompt, { kind: 'agreed' }).effects.map((/** @type {any} */ effect) => effect.kind),
    ['storeConsent', 'setVisitorId', 'recordChoice', 'updateConsentMode', 'loadAnalytics'],
  )
  is(
    'closing does not',
    after(prompt, { kind: 'closed' }).effects.map((/** @type {any} */ effect) => effect.kind),
    ['storeConsent', 'recordChoice', 'updateConsentMode', 'removeCookies'],
  )
  is('an event without a meaning changes nothing', after(prompt, { kind: 'saved' }).state === prompt, true)
  is(
    'taking back clears up',
    after(after(startConsent(all, moment), { kind: 'settingsOpened' }).state, {
      kind: 'necessaryOnlyChosen',
    }).effects.slice(-2),
    [{ kind: 'clearDataLayer' }, { kind: 'removeCookies', names: ['jmuid', 'source-medium'] }],
  )
  is('tags wait for half a second', consentModeDefaults.wait_for_update, 500)
  is('tags are denied by default', consentModeDefaults.analytics_storage, 'denied')
  is('and granted by the answer', consentModeOf(all).ad_user_data, 'granted')
}
