// Sends a page on, by the device's own means or as a link to paste, and prints it. Needs script.
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

/** Undefined where the device took it over, or the visitor thought better of it. */
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
          // Said anew each time.
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
