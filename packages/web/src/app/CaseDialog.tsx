// The wizard in its dialog. Each step is a history entry, so that the browser's Back goes from step to step and leaves the dialog only at
// the first one.
import type { CaseView, CaseWizardPage } from '@husrum/domain'
import { useLocation, useNavigate } from 'react-router-dom'
import { caseWizardForm } from '../templates/case-wizard/case-wizard-form.ts'

/** The dialog's state in a history entry; `depth` counts the earlier entries of the same modal. */
interface CaseEntry {
  readonly caseView?: CaseView
  readonly depth?: number
}

export interface CaseDialogProps {
  readonly page: CaseWizardPage
  readonly onLeave: (to: 'errands' | 'closed') => void
}

export const CaseDialog = ({ page: { model }, onLeave }: CaseDialogProps) => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { caseView = model.wizard.view, depth = 0 } = (state ?? {}) as CaseEntry
  return (
    <caseWizardForm.Component
      model={model}
      place="dialog"
      addressed={hash === '#modal' ? caseView : undefined}
      onView={(view, isRefused) => {
        if (view === 'submitted' || hash !== '#modal') return
        const entry: CaseEntry = { caseView: view, depth: isRefused ? depth : depth + 1 }
        navigate(
          { pathname, search, hash },
          { replace: isRefused, state: { ...(state as object | null), ...entry } },
        )
      }}
      onLeave={onLeave}
    />
  )
}
