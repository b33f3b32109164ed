// Calendar months on instants, in UTC so that every engine answers the same.

/** The same day and time so many months on; the month's last day where it has no such day (31 January → 28 February). */
export const monthsLater = (instant: number, months: number): number => {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // A day that the month lacks has run over into the next one: day 0 is the last of the month before.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
