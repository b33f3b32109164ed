// One modal: a native dialog, which makes the page below inert and traps the focus.
import type { ModalOptions } from '@husrum/domain'
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Modal.module.css'

export const Modal = ({
  options: { fullscreen = false, bottom = false, unclosable = false },
  heading,
  title,
  closeLabel,
  isTop,
  onDismiss,
  children,
}: {
  readonly options: ModalOptions
  readonly heading: string
  /** The page's title while a fullscreen modal covers it. */
  readonly title: string
  readonly closeLabel: string
  readonly isTop: boolean
  readonly onDismiss: (by: 'button' | 'outside' | 'escape') => void
  readonly children: ReactNode
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const pressedOutside = useRef(false)
  const hasInput = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = element?.querySelector<HTMLElement>('[data-first-focus]') ?? element?.querySelector('h1')
    first?.focus()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (!fullscreen) return
    const before = document.title
    document.title = title
    return () => {
      // Another page may have set its own title meanwhile.
      if (document.title === title) document.title = before
    }
  }, [fullscreen, title])

  // Listens on the document, because a click beside the dialog takes the focus out of it. Content with its own Escape handler goes first.
  // On a phone the system's gesture arrives as `cancel` only.
  useEffect(() => {
    if (!isTop) return
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onDismiss('escape')
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isTop, onDismiss])

  const isOutside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  // A press that begins inside, such as a text selection, is not outside; and typed values are not discarded.
  const closeFromOutside = (event: MouseEvent) => {
    if (isOutside(event) && pressedOutside.current && !hasInput.current) onDismiss('outside')
    pressedOutside.current = false
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for the same is Escape.
    <dialog
      ref={dialog}
      className={styles.modal}
      data-look={fullscreen ? 'fullscreen' : bottom ? 'bottom' : 'window'}
      aria-labelledby={headingId}
      onCancel={(event) => {
        if (!isOutside(event)) return
        event.preventDefault()
        onDismiss('escape')
      }}
      // A browser may close a dialog that refuses twice; an unclosable one is reopened.
      onClose={(event) => {
        if (event.target === dialog.current && isTop && dialog.current.isConnected)
          if (unclosable) dialog.current.showModal()
          else onDismiss('escape')
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={closeFromOutside}
      onInput={() => {
        hasInput.current = true
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          {/* The heading of the page below is inert, so this is the only `h1`. */}
          <h1 id={headingId} className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {!unclosable && (
            <button
              type="button"
              className={styles.close}
              aria-label={closeLabel}
              onClick={() => onDismiss('button')}
            >
              <Icon name="cross" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
