// Inspections of a home: appointments, remarks and their states.
export type {
  Inspection,
  InspectionKind,
  InspectionRemark,
  InspectionsView,
  RemarkForm,
  RemarkState,
} from './inspections.ts'
export {
  inspectionKinds,
  inspectionTextRule,
  issuesOfRemark,
  mayAddRemark,
  mayAskForTime,
  notFixedAction,
  remarkColours,
  remarkRule,
  remarkStateOf,
} from './inspections.ts'
