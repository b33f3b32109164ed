// Amounts, areas, dates and times in each site's format, and parsing of typed ones.
export type { CurrencyInput, TextWithCaret } from './currency-input.ts'
export { reformatCurrencyInput } from './currency-input.ts'
export {
  dayIn,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayTime,
  formatTime,
  instantOf,
  wallClockOf,
} from './date-time.ts'
export {
  formatArea,
  formatFileSize,
  formatPrice,
  formatRoomSpan,
  formatRooms,
  formatSpan,
  groupThousands,
  parseWholeNumber,
} from './formatting.ts'
export { keepNumbersTogether } from './keep-together.ts'
export type { SafeHtml } from './safe-html.ts'
export { vouchForHtml } from './safe-html.ts'
export { withoutMarks } from './without-marks.ts'
