// What page and server share of marking homes where no script does it, without a schema.

/**
 * Where the form is sent, as `application/x-www-form-urlencoded`: `objectId`, `mark` (`favourite` or `hidden`) and `marked`
 * (`true` or `false`); or `newsTo`, as the list said it: nothing of the news so far is new any more. Answered by the way to the page of favourites, or to signing in.
 */
export const markFormPath = '/services/account_service/form/mark'
