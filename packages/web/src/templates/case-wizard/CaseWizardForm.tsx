// The wizard with what it needs of other features: sanitised HTML, and the code that measures visits.
import { useConsentStore } from '../../features/consent/consent-context.tsx'
import type { CaseWizardProps } from '../../features/fault-report/CaseWizard.tsx'
import { CaseWizard } from '../../features/fault-report/CaseWizard.tsx'
import { RichText } from '../../features/pages/RichText.tsx'
import { CaseBoundary } from './CaseBoundary.tsx'

export const CaseWizardForm = (props: Omit<CaseWizardProps, 'onHappening' | 'richText'>) => {
  const { happened } = useConsentStore()
  const { place, onLeave } = props
  return (
    <CaseBoundary place={place} onClose={() => onLeave('closed')}>
      <CaseWizard {...props} onHappening={happened} richText={(html) => <RichText html={html} />} />
    </CaseBoundary>
  )
}
