// A new error moves the content below it. During a press it is delayed, so that the press does not miss its target.

export interface AfterPress {
  readonly pressed: () => void
  /** Runs immediately if nothing is pressed, otherwise after the click. */
  readonly run: (work: () => void) => void
}

export const makeAfterPress = (): AfterPress => {
  let waiting: (() => void)[] | undefined
  const release = () => {
    const works = waiting ?? []
    waiting = undefined
    for (const work of works) work()
  }
  const releaseSoon = () => {
    removeEventListener('pointerup', releaseSoon)
    removeEventListener('pointercancel', releaseSoon)
    setTimeout(release)
  }
  return {
    pressed: () => {
      waiting ??= []
      addEventListener('pointerup', releaseSoon)
      addEventListener('pointercancel', releaseSoon)
    },
    run: (work) => {
      if (waiting) waiting.push(work)
      else work()
    },
  }
}
