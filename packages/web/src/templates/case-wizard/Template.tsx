// A page of the wizard: follows the address from step to step without asking for another page.
import { caseFormPath, caseQuery } from '@husrum/contract/fault-report/wire'
import type { CaseView, CaseWizardPage } from '@husrum/domain'
import { caseAddress, readCasePath, routePath } from '@husrum/domain'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Button } from '../../ui/Button.tsx'
import { caseWizardForm } from './case-wizard-form.ts'
import styles from './Template.module.css'

const failures = ['fileSize', 'fileType', 'tooFast', 'failed'] as const

/** Where no script asks in a dialog. */
const AbortPage = ({ draftId }: { readonly draftId: string }) => {
  const { abort } = useTexts().faultReport
  return (
    <form className={styles.abort} method="post" action={caseFormPath} encType="multipart/form-data">
      <h1 className={styles.heading}>{abort.heading}</h1>
      <p>{abort.text}</p>
      <input type="hidden" name="draft" value={draftId} />
      <div className={styles.ways}>
        <Button type="submit" name="action" value="continue">
          {abort.keep}
        </Button>
        <Button type="submit" look="secondary" name="action" value="confirmAbort">
          {abort.abort}
        </Button>
      </div>
    </form>
  )
}

export const CaseWizardTemplate = ({ page }: TemplateProps<CaseWizardPage, undefined>) => {
  const site = useSite()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { model, contact } = page
  const { caseType, draftId } = model.wizard.start
  const addressed = readCasePath(site, pathname)?.page
  const error = new URLSearchParams(search).get(caseQuery.error)
  const failure = failures.find((known) => known === error)
  const door = routePath(site, 'faultReport') ?? site.routes.start
  if (model.page === 'abort' && addressed === 'abort')
    return (
      <div className={styles.page}>
        <AbortPage draftId={draftId} />
      </div>
    )
  return (
    <div className={styles.page}>
      <div className={styles.dialog}>
        <caseWizardForm.Component
          key={caseType}
          model={model}
          place="page"
          addressed={addressed === 'submitted' || addressed === 'abort' ? undefined : (addressed as CaseView)}
          phone={contact.phone}
          sentBack={failure === 'failed' ? 'generic' : failure}
          onView={(view, isRefused) => {
            const path = caseAddress(site, caseType, view)
            if (path !== undefined && path !== pathname)
              navigate(path, { replace: isRefused || view === 'submitted' })
          }}
          onLeave={(to) => navigate((to === 'errands' ? routePath(site, 'errands') : undefined) ?? door)}
        />
      </div>
    </div>
  )
}
