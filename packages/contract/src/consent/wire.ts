// What page and server share of the cookie dialog, without a schema.

/** The revision of the cookie policy that is shown. With a new one all answers expire (PLAT-56). */
export const consentRevision = 1

/** Where choices are recorded: experiment and variant follow (PLAT-55). */
export const experimentsPath = '/api/experiments'

/** The experiment that the cookie dialog's choices are recorded under; the variant is the choice's code. */
export const consentExperiment = 'cookie-consent'

/** Where the cookie form is sent when no script answers it. */
export const consentFormPath = '/api/consent'
