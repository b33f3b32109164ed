// Names that pages and the server share for marking homes without script. No schemas.

/**
 * Where the form is posted, as `application/x-www-form-urlencoded`: `objectId`, `mark` (`favourite` or `hidden`) and `marked`
 * (`true` or `false`); or `newsTo` from the list, which marks all changes up to then as seen. Redirects to the favourites page, or to
 * sign-in.
 */
export const markFormPath = '/services/account_service/form/mark'
