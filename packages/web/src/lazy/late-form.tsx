// Forms whose code loads after the page is interactive: they work without script, and what is sent or typed before that is kept.
import type { ComponentType, RefObject } from 'react'
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { atFirstTouch } from './at-first-touch.ts'
import type { PageComponent } from './lazy-component.tsx'
import { pageComponent } from './lazy-component.tsx'
import { loadOnce } from './load-once.ts'

interface HeldSubmit {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement | null
}

/** Holds back submits from within `place` until `release`; submits as without script if `load` fails. */
const useHeldSubmit = (place: RefObject<HTMLElement | null>, load: () => Promise<unknown>) => {
  const held = useRef<HeldSubmit>(undefined)
  const isReleased = useRef(false)
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const form = event.target
      if (isReleased.current || !(form instanceof HTMLFormElement) || !place.current?.contains(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.current = { form, submitter: event.submitter }
      load().catch(() => form.submit())
    }
    // In the capture phase, before React, which would let the browser submit the form.
    addEventListener('submit', hold, { capture: true })
    return () => removeEventListener('submit', hold, { capture: true })
  }, [place, load])
  return () => {
    isReleased.current = true
    const { form, submitter } = held.current ?? {}
    held.current = undefined
    form?.requestSubmit(submitter)
  }
}

/** Rendered beside the loaded component, so that its effect reports the hydration. */
const Alive = ({ onAlive }: { readonly onAlive: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes alive once.
  useEffect(onAlive, [])
  return null
}

/**
 * A form that the server renders and whose code is loaded after hydration (`isLate`). On navigation it is loaded with its page, as any
 * other component is.
 *
 * @example lateForm('src/features/sign-in/EmailLogin.tsx', async () => (await import('./EmailLogin.tsx')).EmailLogin)
 */
export const lateForm = <Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
): PageComponent<Props> => {
  const form = pageComponent(module, load)
  // If it cannot be loaded, the server-rendered form stays, and a touch retries.
  const patient = loadOnce(async () => {
    for (;;) {
      try {
        return await form.load()
      } catch {
        await new Promise<void>((again) => atFirstTouch(again))
      }
    }
  })
  const View = (props: Props) => {
    const Loaded = use(form.loaded() ? form.load() : patient.load())
    return <Loaded {...props} />
  }
  const Component = (props: Props) => {
    const place = useRef<HTMLDivElement>(null)
    const release = useHeldSubmit(place, form.load)
    const [isAlive, setAlive] = useState(() => form.loaded() !== undefined)
    // Other props would make React re-render it in place of the server's markup, and lose the typed values.
    const first = useRef(props)
    const shown = isAlive ? props : first.current
    const content = useMemo(
      () => (
        <Suspense>
          <View {...shown} />
          <Alive onAlive={() => setAlive(true)} />
        </Suspense>
      ),
      [shown],
    )
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is released once.
    useEffect(() => {
      if (!isAlive) return
      release()
      // Set once the typed values are read; never by the server, whose forms are all loaded.
      if (place.current) place.current.dataset.alive = 'true'
    }, [isAlive])
    return <div ref={place}>{content}</div>
  }
  return { ...form, Component, isLate: true }
}
