// Names that pages and the server share for the notification settings form. No schemas.

/**
 * Where the form is posted, as `application/x-www-form-urlencoded`: `language` (a locale, or empty for the site's own), and
 * `{channel}:{kind}` as `on` for each notification to receive.
 */
export const notificationSettingsFormPath = '/services/account_service/form/notification-settings'

/** Query parameter of the settings page afterwards: `saved` or `failed`. */
export const notificationSettingsQuery = 'settings'
