// An error that comes up moves what stands below it: while somebody presses that, it waits, or the press would miss.

export interface AfterPress {
  readonly pressed: () => void
  /** At once where nothing is pressed, and else after the click. */
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
