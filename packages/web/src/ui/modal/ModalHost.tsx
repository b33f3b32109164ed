// Shows the open modals, and synchronises the address and the browser's Back with them by the domain's rules.
import type { ModalsEvent, ModalsState, OpenModal } from '@husrum/domain'
import { initialModals, shouldFetchPage, stepModals } from '@husrum/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Modal } from './Modal.tsx'
import type { ModalContent, ModalHostProps } from './modal.ts'

interface Shown {
  readonly content: ModalContent
  /** The focus returns to the first of these that is still in the document. */
  readonly openers: readonly HTMLElement[]
}

/** Marks a history entry that was made for a modal: closing it goes back. */
interface ModalEntry {
  readonly modal?: boolean
  /** How many earlier entries belong to the same modal, each a step within it. */
  readonly depth?: number
}

const withSign = (hash: string): string => (hash === '' ? '' : `#${hash}`)

export const ModalHost = ({ requests, onHandled }: ModalHostProps) => {
  const site = useSite()
  const { closeModal } = useTexts().app
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const [state, setState] = useState<ModalsState>(initialModals)
  const contents = useRef(new Map<string, Shown>())
  /** The latest state, ahead of the next render. */
  const current = useRef<ModalsState>(initialModals)
  const here = useRef(location)
  here.current = location
  /** Hashes to set after the browser has gone back, which is asynchronous. */
  const goingBack = useRef<string[]>(undefined)
  /** The hash of the address, or the one after going back. */
  const hash = useRef(location.hash)

  const setHash = useCallback(
    (wanted: string) => {
      hash.current = withSign(wanted)
      if (goingBack.current) {
        goingBack.current.push(wanted)
        return
      }
      const { pathname, search, hash: now, state: entry } = here.current
      if (now === hash.current) return
      const { modal: isModals, depth = 0 } = (entry ?? {}) as ModalEntry
      const target = { pathname, search, hash: hash.current }
      // A hash changes nothing on the page, so the entry keeps the page's own state.
      if (wanted === 'modal') navigate(target, { state: { ...(entry as object | null), modal: true } })
      else if (isModals) {
        goingBack.current = [wanted]
        navigate(-1 - depth)
      } else navigate(target, { replace: true, state: entry })
    },
    [navigate],
  )

  const take = useCallback(
    (event: ModalsEvent) => {
      const before = current.current
      const { state: next, effects } = stepModals(before, event)
      current.current = next
      setState(next)
      for (const effect of effects) setHash(effect.hash)
      const gone = before.modals.filter((modal) => !next.modals.includes(modal))
      if (gone.length === 0) return
      const top = next.modals.at(-1)
      const wasOnTop = before.modals.at(-1) !== top
      const openers = gone.flatMap(({ id }) => contents.current.get(id)?.openers ?? [])
      for (const { id } of gone) {
        contents.current.get(id)?.content.onClosed?.()
        contents.current.delete(id)
      }
      // After the dialogs have left the document: only then can the elements below be focused.
      if (wasOnTop && event.kind !== 'pageChanged')
        requestAnimationFrame(() => openers.find(({ isConnected }) => isConnected)?.focus())
    },
    [setHash],
  )

  useEffect(() => {
    if (requests.length === 0) return
    for (const request of requests) {
      if (request.kind === 'finish') {
        take({ kind: 'finished', id: request.id, hash: hash.current })
        continue
      }
      const { content: _content, heading: _heading, onClosed: _onClosed, ...modal } = request.modal
      const below = current.current.modals.at(-1)
      const openersBelow = below ? (contents.current.get(below.id)?.openers ?? []) : []
      if (!contents.current.has(modal.id))
        contents.current.set(modal.id, {
          content: request.modal,
          openers: [...(request.opener ? [request.opener] : []), ...openersBelow],
        })
      take({ kind: 'shown', modal, hash: hash.current })
    }
    onHandled(requests.length)
  }, [requests, onHandled, take])

  const previous = useRef(location)
  useEffect(() => {
    const from = previous.current
    previous.current = location
    if (from === location) return
    if (goingBack.current) {
      const waiting = goingBack.current
      goingBack.current = undefined
      hash.current = location.hash
      const last = waiting.at(-1)
      if (last !== undefined && from.pathname === location.pathname) setHash(last)
      return
    }
    hash.current = location.hash
    if (shouldFetchPage(site, from.pathname, location.pathname)) take({ kind: 'pageChanged' })
    else if (navigationType === 'POP' && from.hash === '#modal' && location.hash !== '#modal')
      take({ kind: 'wentBack' })
    // Forward to a closed modal: it is not opened again.
    if (location.hash === '#modal' && !current.current.modals.some(({ noHash }) => !noHash))
      navigate({ ...location, hash: '' }, { replace: true })
  }, [location, navigationType, navigate, setHash, site, take])

  const dismiss = (by: 'button' | 'outside' | 'escape') => take({ kind: 'dismissed', by, hash: hash.current })

  return state.modals.map((modal: OpenModal, at) => {
    const shown = contents.current.get(modal.id)
    return (
      shown && (
        <Modal
          key={modal.id}
          options={modal}
          heading={shown.content.heading}
          title={`${shown.content.heading} – ${site.name}`}
          closeLabel={closeModal}
          isTop={at === state.modals.length - 1}
          onDismiss={dismiss}
        >
          {shown.content.content}
        </Modal>
      )
    )
  })
}
