// A page of the wizard: follows the address from step to step without loading another page.
import { caseFormPath, caseQuery } from '@husrum/contract/fault-report/wire'
import type { CaseField, CaseView, CaseWizard, CaseWizardPage, FieldIssue } from '@husrum/domain'
import {
  caseAddress,
  emptyCaseForm,
  fieldErrorKeys,
  fileRefusals,
  readCasePath,
  routePath,
} from '@husrum/domain'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SubmitTrouble } from '../../features/fault-report/use-case-wizard.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Button } from '../../ui/Button.tsx'
import { caseWizardForm } from './case-wizard-form.ts'
import styles from './Template.module.css'

/** Why a form was sent back. Accepts known values only, because anyone can write an address. */
const sentBackIn = (query: URLSearchParams): SubmitTrouble | undefined => {
  const error = query.get(caseQuery.error)
  if (error === 'fileSize' || error === 'fileType') return { kind: error }
  if (error === 'failed') return { kind: 'generic' }
  if (error !== 'tooFast') return undefined
  const minutes = Number(query.get(caseQuery.minutes))
  return { kind: 'tooFast', minutes: Number.isInteger(minutes) && minutes > 0 && minutes <= 60 ? minutes : 1 }
}

/** The errors of a form that was sent back. Accepts known values only, because anyone can write an address. */
const issuesIn = (query: URLSearchParams): readonly FieldIssue[] =>
  query.getAll(caseQuery.field).flatMap((text) => {
    const [field = '', name] = text.split(':')
    const keys: readonly string[] = [...fieldErrorKeys, ...fileRefusals]
    const key = keys.find((known) => known === name) as FieldIssue['key'] | undefined
    return key && Object.hasOwn(emptyCaseForm, field) ? [{ key, path: [field] }] : []
  })

/** The page for cancelling without script, which otherwise asks in a dialog. */
const AbortPage = ({ start: { draftId, caseType }, view }: Pick<CaseWizard, 'start' | 'view'>) => {
  const { abort } = useTexts().faultReport
  return (
    <form
      className={styles.abort}
      method="post"
      action={`${caseFormPath}?${caseQuery.draft}=${draftId}`}
      encType="multipart/form-data"
    >
      <h1 className={styles.heading}>{abort.heading}</h1>
      <p>{abort.text}</p>
      <input type="hidden" name="caseType" value={caseType} />
      <input type="hidden" name="view" value={view} />
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
  const { model } = page
  const { caseType } = model.wizard.start
  const addressed = readCasePath(site, pathname)?.page
  const query = new URLSearchParams(search)
  const issues = issuesIn(query)
  const touched = issues.map(({ path }) => path[0] as CaseField)
  const door = routePath(site, 'faultReport') ?? site.routes.start
  if (model.page === 'abort' && addressed === 'abort')
    return (
      <div className={styles.page}>
        <AbortPage {...model.wizard} />
      </div>
    )
  return (
    <div className={styles.page}>
      <div className={styles.dialog}>
        <caseWizardForm.Component
          key={caseType}
          model={{ ...model, wizard: { ...model.wizard, touched: [...model.wizard.touched, ...touched] } }}
          sentIssues={issues}
          place="page"
          addressed={addressed === 'submitted' || addressed === 'abort' ? undefined : (addressed as CaseView)}
          sentBack={sentBackIn(query)}
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
