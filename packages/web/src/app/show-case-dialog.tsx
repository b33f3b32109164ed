// The wizard of fault reports in a dialog over the page, under the name that the specification gives it (2 §2).
import type { SessionManager } from '@husrum/application'
import type { CaseType, CaseWizardPage, SiteDefinition } from '@husrum/domain'
import { caseAddress, faultReportModalOf, routePath } from '@husrum/domain'
import type { NavigateFunction } from 'react-router-dom'
import { openSignIn } from '../features/sign-in/open-sign-in.ts'
import type { Capabilities } from '../frame/capabilities.tsx'
import { caseWizardForm } from '../templates/case-wizard/case-wizard-form.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { Modals } from '../ui/modal/modal.ts'

export interface CaseDialogContext {
  readonly site: SiteDefinition
  readonly modals: Modals
  readonly pages: Capabilities['pages']
  readonly session: SessionManager
  readonly navigate: NavigateFunction
}

/** So often the pages of a report may send on: to where it stands, and to whom one is first. */
const mostTurns = 3

/** The report as it stands, or where one is sent first: to identify, or to another kind of report. */
const findPage = async (
  from: string,
  pages: CaseDialogContext['pages'],
): Promise<CaseWizardPage | string> => {
  let path = from
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const loaded = await pages.load(path)
    if (loaded.kind !== 'elsewhere')
      return loaded.kind === 'page' && loaded.page.template === 'caseWizard' ? loaded.page : path
    path = loaded.address
  }
  return path
}

/** Where it cannot be shown over a page, its own pages are opened. */
export const showCaseDialog = async (
  caseType: CaseType,
  { site, modals, pages, session, navigate }: CaseDialogContext,
): Promise<void> => {
  const id = faultReportModalOf(site)
  const path = caseAddress(site, caseType)
  if (id === undefined || path === undefined) return
  if (session.view().kind === 'guest') {
    openSignIn(caseType === 'resident' ? 'privateCase' : 'boardMemberCase', { returnPath: path })
    return
  }
  const [page, texts, Wizard] = await Promise.all([
    findPage(path, pages),
    loadTexts(site.locale, ['faultReport', 'files']),
    caseWizardForm.load(),
  ])
  if (typeof page === 'string') {
    navigate(page)
    return
  }
  const { model, contact } = page
  modals.show({
    id,
    heading: texts.faultReport.title,
    closeOnOutsideClick: !model.wizard.start.isSwitched,
    content: (
      <Wizard
        model={model}
        place="dialog"
        phone={contact.phone}
        onView={() => undefined}
        onLeave={(to) => {
          modals.finish(id)
          const errands = routePath(site, 'errands')
          if (to === 'errands' && errands !== undefined) navigate(errands)
        }}
      />
    ),
  })
}
