// The fields of each step: plain fields, which the form reader also understands without script.
import type { CaseView } from '@husrum/domain'
import type { ReactNode } from 'react'
import { CaseSummary } from './CaseSummary.tsx'
import { Description } from './steps/Description.tsx'
import { Contact, Terms } from './steps/PersonSteps.tsx'
import { Compound, Estate, Residence } from './steps/PlaceSteps.tsx'
import { Appliances, Area, Details } from './steps/ProblemSteps.tsx'
import { ResidenceSearch } from './steps/ResidenceSearch.tsx'
import type { StepProps } from './steps/step-props.tsx'

const steps: { readonly [View in CaseView]?: (props: StepProps) => ReactNode } = {
  acceptTerms: Terms,
  contactDetails: Contact,
  contactDetailsWithoutManagement: Contact,
  searchResidence: ResidenceSearch,
  residentResidenceSelection: Residence,
  compound: Compound,
  estateAddress: Estate,
  problemArea: Area,
  problemAreaDetails: Details,
  appliances: Appliances,
  description: Description,
  summary: CaseSummary,
  summaryWithoutManagement: CaseSummary,
  residentSummary: CaseSummary,
}

export const CaseStepFields = (props: StepProps) => {
  const Step = steps[props.flow.wizard.view]
  return Step ? <Step {...props} /> : null
}
