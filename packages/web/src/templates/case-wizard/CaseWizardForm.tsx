// The wizard with what it needs of other features: sanitised HTML, and the code that measures visits.
import { useConsentStore } from '../../features/consent/consent-context.tsx'
import type { CaseWizardProps } from '../../features/fault-report/CaseWizard.tsx'
import { CaseWizard } from '../../features/fault-report/CaseWizard.tsx'
import { TechnicalTrouble } from '../../features/fault-report/TechnicalTrouble.tsx'
import { RichText } from '../../features/pages/RichText.tsx'
import { Boundary } from '../../lazy/Boundary.tsx'

export const CaseWizardForm = (props: Omit<CaseWizardProps, 'onHappening' | 'richText'>) => {
  const { happened } = useConsentStore()
  const { place, onLeave } = props
  return (
    <Boundary
      renderFailure={(retry) => (
        <TechnicalTrouble
          {...(place === 'page' && { heading: 'h1' })}
          onRetry={retry}
          onClose={() => onLeave('closed')}
        />
      )}
    >
      <CaseWizard {...props} onHappening={happened} richText={(html) => <RichText html={html} />} />
    </Boundary>
  )
}
