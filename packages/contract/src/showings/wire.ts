// Paths and names for forms and links of showings. No schemas.

/** Where forms about showings are posted without script. Fields: `action`, the showing, and the fields of the action. */
export const showingFormPath = '/services/showings/form'

/** Query parameters of the page after a form: the completed action, and errors. */
export const showingQuery = {
  done: 'done',
  error: 'error',
  showing: 'showing',
  ticket: 't',
  wrong: 'wrong',
  /** The token from the e-mail that asks to confirm interest in news. */
  news: 'news',
} as const

/** The calendar file of a ticket. */
export const showingCalendarPath = (ticket: string): string =>
  `/services/showings/ticket/${encodeURIComponent(ticket)}/showing.ics`

/** The host's guest list as CSV. */
export const showingCsvPath = '/services/showings/host/guests.csv'
