// Texts of papers that a company writes: their format, and their mistakes. Pure, so that a command can check files without a server.
export type {
  Block,
  PaperCondition,
  PaperFact,
  StandardBlock,
  Template,
  TemplateIssue,
} from './template-text.ts'
export { fillTemplate, hasPaper, parseTemplate, templateIssues } from './template-text.ts'
