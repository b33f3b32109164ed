// Finnish: the Finnish site has no fault reports (FAULT-3), so these words are never shown.
export { texts } from '../en/fault-report.ts'
