// Opens the wizard of fault reports over any page. Renders nothing itself: all of it is loaded with the first request.
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCapabilities } from '../frame/capabilities.tsx'
import { useSessionManager } from '../frame/session.tsx'
import { useSite } from '../frame/site.tsx'
import { useModal } from '../ui/modal/modal.ts'
import { onCaseRequest } from './open-case.ts'

export const CasePlace = () => {
  const around = {
    site: useSite(),
    modals: useModal(),
    pages: useCapabilities().pages,
    session: useSessionManager(),
    navigate: useNavigate(),
  }
  const now = useRef(around)
  now.current = around
  useEffect(
    () =>
      onCaseRequest((caseType) => {
        import('./show-case-dialog.tsx')
          .then(({ showCaseDialog }) => showCaseDialog(caseType, now.current))
          .catch((error: unknown) => reportError(error))
      }),
    [],
  )
  return null
}
