// Accepts modals from everything below it, and loads the code that shows them at the first one.
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ModalHostProps, ModalRequest, Modals } from './modal.ts'
import { ModalContext } from './modal.ts'

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

export const ModalProvider = ({
  children,
  onFailure = () => undefined,
}: {
  /** Called if the code that shows modals cannot be loaded. */
  readonly onFailure?: (error: unknown) => void
  readonly children: ReactNode
}) => {
  const [requests, setRequests] = useState<readonly ModalRequest[]>([])
  const [Host, setHost] = useState<ComponentType<ModalHostProps>>()
  const loading = useRef<Promise<void>>(undefined)
  const failed = useRef(onFailure)
  failed.current = onFailure

  const modals = useMemo<Modals>(() => {
    const load = () => {
      loading.current ??= import('./ModalHost.tsx')
        .then(({ ModalHost }) => setHost(() => ModalHost))
        .catch((error: unknown) => {
          loading.current = undefined
          setRequests([])
          failed.current(error)
        })
    }
    return {
      show: (modal) => {
        load()
        const opener = focused()
        setRequests((before) => [...before, { kind: 'show', modal, opener }])
      },
      finish: (id) => {
        if (loading.current) setRequests((before) => [...before, { kind: 'finish', id }])
      },
    }
  }, [])

  // After Back or a reload at the hash of a modal there is no modal, so the hash is removed.
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isIdle = !Host && !loading.current && requests.length === 0
  useEffect(() => {
    if (isIdle && hash === '#modal') navigate({ pathname, search, hash: '' }, { replace: true, state })
  }, [isIdle, hash, pathname, search, state, navigate])

  return (
    <ModalContext value={modals}>
      {children}
      {Host && (
        <Host requests={requests} onHandled={(count) => setRequests((before) => before.slice(count))} />
      )}
    </ModalContext>
  )
}
