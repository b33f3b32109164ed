// The fault-report wizard in a dialog over the page, under its registered name (PLAT-77).
import type { SessionManager } from '@husrum/application'
import type { CaseWizardPage, SiteDefinition } from '@husrum/domain'
import { caseAddress, faultReportModalOf, routePath } from '@husrum/domain'
import type { NavigateFunction } from 'react-router-dom'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { TechnicalTrouble } from '../features/fault-report/TechnicalTrouble.tsx'
import { openSignIn } from '../features/sign-in/open-sign-in.ts'
import type { Capabilities } from '../frame/capabilities.tsx'
import type { CaseRequest } from '../frame/open-case.ts'
import { caseWizardForm } from '../templates/case-wizard/case-wizard-form.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { Modals } from '../ui/modal/modal.ts'
import { CaseDialog } from './CaseDialog.tsx'

export interface CaseDialogContext {
  readonly site: SiteDefinition
  readonly modals: Modals
  readonly pages: Capabilities['pages']
  readonly session: SessionManager
  readonly navigate: NavigateFunction
  readonly consent: Pick<ConsentStore, 'claimForPersonalData'>
}

/** The maximum number of redirects between the pages of a report: to its present step, and to identification before that. */
const maxTurns = 3

type FoundCase =
  | { readonly kind: 'page'; readonly page: CaseWizardPage }
  /** To identify, or to another kind of report. */
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'failed' }

/** The report at its present step, or the address to open first. */
const findPage = async (from: string, pages: CaseDialogContext['pages']): Promise<FoundCase> => {
  let path = from
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const loaded = await pages.load(path)
    if (loaded.kind === 'failed')
      return loaded.cause === 'missing' ? { kind: 'elsewhere', path } : { kind: 'failed' }
    if (loaded.kind !== 'elsewhere')
      return loaded.page.template === 'caseWizard'
        ? { kind: 'page', page: loaded.page }
        : { kind: 'elsewhere', path }
    path = loaded.address
  }
  return { kind: 'elsewhere', path }
}

const signInFirst = ({ caseType }: CaseRequest, returnPath: string): void => {
  if (caseType === 'boardMember') openSignIn('boardMemberCase', { returnPath })
  else openSignIn('privateCase', { returnPath, isPrivateOnly: caseType === 'boardMemberNoManagement' })
}

/** If it cannot be shown over a page, its own pages are opened. */
export const showCaseDialog = async (request: CaseRequest, context: CaseDialogContext): Promise<void> => {
  const { site, modals, pages, session, navigate, consent } = context
  const id = faultReportModalOf(site)
  const path = caseAddress(site, request.caseType)
  if (id === undefined || path === undefined) return
  if (session.view().kind === 'guest') {
    signInFirst(request, path)
    return
  }
  // A tag manager in the page below could read what a visitor writes in the dialog.
  if (!(await consent.claimForPersonalData())) {
    navigate(path)
    return
  }
  const { faultReport: words } = await loadTexts(site.locale, ['faultReport', 'files'])
  const found = await Promise.all([findPage(path, pages), caseWizardForm.load()]).then(
    ([answer]) => answer,
    (error: unknown): FoundCase => {
      reportError(error)
      return { kind: 'failed' }
    },
  )
  if (found.kind === 'elsewhere') {
    navigate(found.path)
    return
  }
  if (found.kind === 'failed') {
    modals.show({
      id,
      heading: words.technical.heading,
      content: (
        <TechnicalTrouble
          onRetry={() => {
            modals.finish(id)
            void showCaseDialog(request, context)
          }}
          onClose={() => modals.finish(id)}
        />
      ),
    })
    return
  }
  modals.show({
    id,
    heading: words.title,
    closeOnOutsideClick: request.closesOutside !== false && !found.page.model.wizard.start.isSwitched,
    content: (
      <CaseDialog
        page={found.page}
        onLeave={(to) => {
          modals.finish(id)
          const errands = routePath(site, 'errands')
          if (to === 'errands' && errands !== undefined) navigate(errands)
        }}
      />
    ),
  })
}
