// Paths of booking forms that work without script. No schemas.

/** Where all booking forms are posted without script. */
export const bookingFormPath = '/services/booking/form'

/**
 * The page that a second applicant's letter links to: `GET` shows who invites, and consumes nothing; `POST` (`application/x-www-form-urlencoded`
 * with `token` or `code`) opens the invitation in this browser and redirects to the page for signing (303).
 */
export const bookingInvitationPath = '/services/booking/invited'

/** Query parameters of {@link bookingInvitationPath}. */
export const bookingInvitationQuery = { token: 'token' } as const

/** Where cancellation and withdrawal are posted without script. Fields: `bookingId`, and `action` (`cancel` or `withdraw`). */
export const bookingWithdrawalFormPath = '/services/booking/withdrawal'
