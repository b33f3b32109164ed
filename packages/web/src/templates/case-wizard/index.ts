// A step of a fault report.
import type { CaseWizardPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { caseWizardForm } from './case-wizard-form.ts'
import { CaseWizardTemplate } from './Template.tsx'

export const template: Template<CaseWizardPage, undefined> = {
  texts: ['faultReport', 'files'],
  load: async () => undefined,
  shows: () => [caseWizardForm],
  Component: CaseWizardTemplate,
}
