// What forms and links of showings need to know: no schema comes along.

/** Where forms about showings are posted without script. Fields: `action`, and what it says of which showing. */
export const showingFormPath = '/services/showings/form'

/** What a form that came back says was done, and what was wrong, in the query of the page that it came from. */
export const showingQuery = {
  done: 'done',
  error: 'error',
  showing: 'showing',
  ticket: 't',
  wrong: 'wrong',
  /** Out of the letter that asks whether news are wanted. */
  news: 'news',
} as const

/** The calendar file of a ticket. */
export const showingCalendarPath = (ticket: string): string =>
  `/services/showings/ticket/${encodeURIComponent(ticket)}/showing.ics`

/** The host's list as a table for spreadsheets. */
export const showingCsvPath = '/services/showings/host/guests.csv'
