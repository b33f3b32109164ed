// An open list of a card's tools: closes on Escape, on a click on a tool or outside, and when focus leaves it.

/** Native disclosures: without this they still open and close by their summary. */
export const watchOpenTools = (tools: HTMLDetailsElement): void => {
  const closed = new AbortController()
  const { signal } = closed
  const close = () => {
    closed.abort()
    tools.open = false
  }
  const isWithin = (target: EventTarget | null) => target instanceof Node && tools.contains(target)
  const leave = ({ target }: Event) => {
    if (!isWithin(target)) close()
  }
  const hear = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (isWithin(document.activeElement)) tools.querySelector('summary')?.focus()
    close()
  }
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) {
      tools.querySelector('summary')?.focus()
      close()
    }
  }
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('keydown', hear, { signal })
  tools.addEventListener('click', press, { signal })
  // Closed by its own summary, or because another card's list opened.
  tools.addEventListener('toggle', () => tools.open || closed.abort(), { signal })
}
