// What page and server share of marking news as read where no script does, without a schema.

/** Where the form is sent, as `application/x-www-form-urlencoded`: it marks all as read. */
export const newsFormPath = '/services/news/form'
