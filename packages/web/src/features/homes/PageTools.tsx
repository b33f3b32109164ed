// Shares a page, with the device's share sheet or as a copied link, and prints it. Needs script.
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './PageTools.module.css'

export interface PageToolsProps {
  readonly title: string
  /** Absolute address of the page. */
  readonly address: string
}

type Outcome = 'copied' | 'notCopied'

/** Undefined if the device took over or the visitor cancelled. */
const share = async ({ title, address }: PageToolsProps): Promise<Outcome | undefined> => {
  if ('share' in navigator)
    try {
      await navigator.share({ title, url: address })
      return undefined
    } catch (error) {
      if ((error as Error).name === 'AbortError') return undefined
    }
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}

export const PageTools = (page: PageToolsProps) => {
  const { tools } = useTexts().homePage
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <div className={styles.tools}>
      <Button
        look="quiet"
        onClick={() => {
          // Cleared first, so that the message is announced again.
          setOutcome(undefined)
          void share(page).then(setOutcome)
        }}
      >
        {tools.share}
      </Button>
      <Button look="quiet" onClick={() => print()}>
        {tools.print}
      </Button>
      <p className={styles.outcome} role="status">
        {outcome && tools[outcome]}
      </p>
    </div>
  )
}
