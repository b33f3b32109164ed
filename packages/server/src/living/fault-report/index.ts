// What other subjects may use of living/fault-report.
export { faultReportDeclaration } from './declaration.ts'
export { caseReferences, faultReportModule } from './module.ts'
