// Finnish: no fault is reported on the Finnish site (specification 2 §1), so that its words are never shown.
export { texts } from '../en/fault-report.ts'
