// A buyer's choices, saved immediately: one request at a time, the latest wins. After a concurrent change, the last choice is applied to
// the other version.
import type { InteriorChange, InteriorRefusal } from '@husrum/application'
import { SessionExpired } from '@husrum/application'
import type { InteriorGroup, InteriorView } from '@husrum/domain'
import { interiorChoice } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useKeepInterior } from './queries.ts'

/** Message about the latest change. */
export type ChoicesWord =
  | { readonly kind: 'saved' }
  | { readonly kind: 'confirmed' }
  /** It was changed concurrently; `by` is empty if that was the same user in another window. */
  | { readonly kind: 'merged'; readonly by: string }
  | { readonly kind: 'failed'; readonly why: InteriorRefusal | 'failed' | 'signedOut' | 'changed' }

type Pick = { readonly group: InteriorGroup; readonly option: string; readonly isChosen: boolean }

/** The choices with one option selected or deselected. */
const picked = (
  chosen: readonly string[],
  { group: { rule, options }, option, isChosen }: Pick,
): readonly string[] => {
  const others =
    rule === 'one'
      ? chosen.filter((id) => !options.some((each) => each.id === id))
      : chosen.filter((id) => id !== option)
  return isChosen ? [...others, option] : others
}

export const useChoices = (had: InteriorView, before?: ChoicesWord) => {
  const { interiors } = useCapabilities()
  const keep = useKeepInterior()
  const [seen, setSeen] = useState(had)
  const [chosen, setChosen] = useState(had.chosen)
  const [word, setWord] = useState<ChoicesWord | undefined>(before)
  const [isSaving, setSaving] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  /** State of the server, current between renders. */
  const known = useRef({ view: had, waiting: undefined as readonly string[] | undefined, isRunning: false })
  const last = useRef<Pick>(undefined)
  useBusy('form', isSaving || isConfirming)

  const take = (view: InteriorView): void => {
    known.current.view = view
    setSeen(view)
    void keep(view)
  }
  const fail = (error: unknown): void => {
    const isOver = error instanceof SessionExpired
    if (!isOver && !(error instanceof Error && error.name === 'ServiceUnavailable')) reportError(error)
    setWord({ kind: 'failed', why: isOver ? 'signedOut' : 'failed' })
  }
  /** Fetches the current state, whatever was sent. */
  const readAgain = async (): Promise<void> => {
    const view = await interiors.of(known.current.view.residenceId)
    if (!view) return
    take(view)
    setChosen(view.chosen)
  }
  /** Returns what is to be sent next: undefined if it was saved or rejected. */
  const heard = async (change: InteriorChange): Promise<readonly string[] | undefined> => {
    if (change.kind === 'done') {
      take(change.interior)
      if (known.current.waiting === undefined) setChosen(change.interior.chosen)
      setWord((present) => (present?.kind === 'merged' ? present : { kind: 'saved' }))
      return undefined
    }
    if (change.kind === 'changedMeanwhile') {
      const { interior } = change
      take(interior)
      const merged = last.current ? picked(interior.chosen, last.current) : interior.chosen
      setChosen(merged)
      setWord({ kind: 'merged', by: interior.changed?.isYou ? '' : (interior.changed?.by ?? '') })
      return merged
    }
    await readAgain()
    setWord({ kind: 'failed', why: change.kind === 'refused' ? change.why : 'over' })
    return undefined
  }

  const run = async (): Promise<void> => {
    const { current } = known
    if (current.isRunning) return
    current.isRunning = true
    setSaving(true)
    try {
      while (current.waiting) {
        const asked = current.waiting
        current.waiting = undefined
        const { residenceId, version } = current.view
        const next = await heard(await interiors.choose(residenceId, asked, version))
        // A choice made meanwhile is newer than the merged one.
        current.waiting ??= next
      }
    } catch (error) {
      fail(error)
    } finally {
      current.isRunning = false
      setSaving(false)
    }
  }

  const { groups, today, confirmed, agreed } = seen
  const checked = interiorChoice(groups, { chosen, confirmed: confirmed?.chosen ?? agreed, today })
  return {
    seen,
    chosen,
    /** Includes defaults, as it would be saved. */
    result: checked.kind === 'kept' ? checked.chosen : chosen,
    issues: checked.issues,
    word,
    isSaving,
    isConfirming,
    pick: (group: InteriorGroup, option: string, isChosen: boolean): void => {
      last.current = { group, option, isChosen }
      const next = picked(chosen, last.current)
      setChosen(next)
      setWord(undefined)
      known.current.waiting = next
      void run()
    },
    retry: (): void => {
      setWord(undefined)
      known.current.waiting = chosen
      void run()
    },
    confirm: async (): Promise<void> => {
      if (isConfirming || known.current.isRunning) return
      if (checked.issues.length > 0) {
        setWord({ kind: 'failed', why: 'incomplete' })
        return
      }
      setConfirming(true)
      setWord(undefined)
      try {
        const { residenceId, version } = known.current.view
        const change = await interiors.confirm(residenceId, chosen, version)
        if (change.kind === 'changedMeanwhile') {
          take(change.interior)
          setChosen(change.interior.chosen)
          setWord({ kind: 'failed', why: 'changed' })
        } else {
          await heard(change)
          if (change.kind === 'done') setWord({ kind: 'confirmed' })
        }
      } catch (error) {
        fail(error)
      } finally {
        setConfirming(false)
      }
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
