// The time, as an argument.

export interface Clock {
  /** The calendar day where the site's country is, `yyyy-MM-dd`. */
  today(): string
}
