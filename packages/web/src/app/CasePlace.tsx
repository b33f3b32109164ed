// Opens the fault report wizard over any page. Renders nothing itself; its code is loaded when it is first opened.
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useConsentStore } from '../features/consent/consent-context.tsx'
import { useCapabilities } from '../frame/capabilities.tsx'
import { onCaseRequest } from '../frame/open-case.ts'
import { useSessionManager } from '../frame/session.tsx'
import { useSite } from '../frame/site.tsx'
import { useModal } from '../ui/modal/modal.ts'

export const CasePlace = () => {
  const around = {
    site: useSite(),
    modals: useModal(),
    pages: useCapabilities().pages,
    session: useSessionManager(),
    navigate: useNavigate(),
    consent: useConsentStore(),
  }
  const now = useRef(around)
  now.current = around
  useEffect(
    () =>
      onCaseRequest((request) => {
        import('./show-case-dialog.tsx')
          .then(({ showCaseDialog }) => showCaseDialog(request, now.current))
          .catch((error: unknown) => reportError(error))
      }),
    [],
  )
  return null
}
