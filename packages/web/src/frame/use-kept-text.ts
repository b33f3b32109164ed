// Keeps the text of a form of My Pages until it is sent, also if the session ends before: after signing in again, the person comes back to
// the form with the text in it.
import type { User } from '@husrum/domain'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { KeptForm, KeptText } from './kept-text.ts'
import { useSession } from './session.tsx'

/** The user, and the association for which they act. */
export const personOf = ({ id, association }: User): string => `${id}/${association?.id ?? ''}`

/** @example const kept = useKeptText({ name: `wishes:${projectId}` }) // <form ref={kept.form}> */
export const useKeptText = (
  about: KeptForm,
): {
  readonly form: RefObject<HTMLFormElement | null>
  /** Call it when the text has been sent and the form keeps its values; a reset does so by itself. */
  readonly drop: () => void
} => {
  const session = useSession()
  const form = useRef<HTMLFormElement>(null)
  const kept = useRef<KeptText>(undefined)
  const who = session.kind === 'signedIn' && session.user ? personOf(session.user) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes back only once.
  useEffect(() => {
    if (who === undefined) return undefined
    let isOver = false
    import('./kept-text.ts')
      .then(({ keepTextOf }) => {
        if (!isOver && form.current) kept.current = keepTextOf(form.current, who, about)
      })
      // Without it, the text is only in the page.
      .catch(() => undefined)
    return () => {
      isOver = true
      kept.current?.stop()
      kept.current = undefined
    }
  }, [who, about.name])
  return { form, drop: () => kept.current?.drop() }
}
