// Whether a membership renews after its year. Works without script.
import { vipFormPath } from '@husrum/contract/payments/wire'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { useRenewal } from './queries.ts'
import styles from './Vip.module.css'

export const Renewal = ({ renews }: { readonly renews: boolean }) => {
  const texts = useTexts().vip
  const renew = useRenewal()
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    renew(!renews)
      .then(() => setSaid(texts.changed))
      .catch(() => setSaid(texts.hasFailedText))
      .finally(() => setSending(false))
  }
  const form = (
    <form className={styles.part} method="post" action={vipFormPath} onSubmit={submit}>
      <input type="hidden" name="action" value="renewal" />
      <input type="hidden" name="renews" value={String(!renews)} />
      {renews && <p>{texts.stopSure}</p>}
      <div className={shared.ways}>
        <Button type="submit" look="secondary" loading={isSending}>
          {renews ? texts.stopYes : texts.keepOn}
        </Button>
      </div>
    </form>
  )
  return (
    <>
      <div role="status">{said !== undefined && <p>{said}</p>}</div>
      {renews ? (
        <details className={styles.more}>
          <summary>{texts.stopRenewal}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </>
  )
}
