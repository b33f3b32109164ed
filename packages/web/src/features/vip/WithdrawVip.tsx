// Withdrawal from a membership in two steps: information, then confirmation. Works without script.
import { vipFormPath } from '@husrum/contract/payments/wire'
import { formatDay } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { useWithdrawal } from './queries.ts'
import styles from './Vip.module.css'

/** @param until the last day, `yyyy-MM-dd`; absent if there is nothing to withdraw from. */
export const WithdrawVip = ({ until }: { readonly until: string | undefined }) => {
  const site = useSite()
  const { withdrawal, hasFailedText } = useTexts().vip
  const withdraw = useWithdrawal()
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    withdraw()
      .then(() => setSaid(withdrawal.done))
      .catch(() => setSaid(hasFailedText))
      .finally(() => setSending(false))
  }
  return (
    <>
      <div role="status">{said !== undefined && <p>{said}</p>}</div>
      {until !== undefined && (
        <details className={styles.more}>
          <summary>{withdrawal.open}</summary>
          <form className={styles.part} method="post" action={vipFormPath} onSubmit={submit}>
            <input type="hidden" name="action" value="withdrawal" />
            <p>{withdrawal.text(formatDay(until, site))}</p>
            <div className={shared.ways}>
              <Button type="submit" look="secondary" loading={isSending}>
                {withdrawal.confirm}
              </Button>
            </div>
          </form>
        </details>
      )}
    </>
  )
}
