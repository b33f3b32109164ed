// Amounts, areas, dates and times as each site writes them, and as people type them.
export type { CurrencyInput, TextWithCaret } from './currency-input.ts'
export { maxAmountDigits, reformatCurrencyInput } from './currency-input.ts'
export { formatDateRange, formatDateTime, formatTime, utcOffsetMinutes, wallClockOf } from './date-time.ts'
export {
  formatArea,
  formatDate,
  formatFileSize,
  formatPercent,
  formatPrice,
  formatRooms,
  groupThousands,
  noBreakSpace,
  parseDecimal,
  parseWholeNumber,
} from './formatting.ts'
