// Names that pages and the server share for marking news as read without script. No schemas.

/** Where the form is posted, as `application/x-www-form-urlencoded`. It marks all news as read. */
export const newsFormPath = '/services/news/form'
