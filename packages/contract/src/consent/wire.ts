// Names that pages and the server share for the cookie dialog. No schemas.

/** The current revision of the cookie policy. A new revision invalidates all answers (PLAT-56). */
export const consentRevision = 1

/** Where choices are recorded; followed by experiment and variant (PLAT-55). */
export const experimentsPath = '/api/experiments'

/** The experiment of the cookie dialog's choices; the variant is the code of the choice. */
export const consentExperiment = 'cookie-consent'

/** Where the cookie form is posted without script. */
export const consentFormPath = '/api/consent'

/**
 * `POST` sets cookies of the browser again, by the server: Safari keeps those that a script sets for seven days only. `?keep=` has the names,
 * separated by commas. The response is empty.
 */
export const keepCookiesPath = '/api/cookies'
