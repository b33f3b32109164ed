// What page and server share of the form about being told, without a schema.

/**
 * Where the form is sent, as `application/x-www-form-urlencoded`: `language` (a locale, or empty for the site's own), and
 * `{channel}:{kind}` as `on` for all that one wants to be told of.
 */
export const tellingFormPath = '/services/account_service/form/telling'

/** In the query of the page of settings afterwards: `saved` or `failed`. */
export const tellingQuery = 'told'
