export { texts } from '../sv/fault-report.ts'
