// Follows the search below the dialog: the form is sent without leaving the page.
import { routePath } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Answered } from './Answered.tsx'
import type { AlertQuery } from './alert-query.ts'
import { FollowSearch } from './FollowSearch.tsx'
import styles from './SavedSearches.module.css'
import { sendFollowForm } from './send-follow-form.ts'

export interface FollowDialogProps {
  /** Address of the search. */
  readonly address: string
  /** The search as text. */
  readonly words: readonly string[]
  readonly homes: number | undefined
  readonly mayKeep: boolean
  /** The page with the same form, where the visitor continues after sign-in. */
  readonly here: string
  /** Returns to the search. */
  readonly onClose: () => void
}

const nothingAnswered: AlertQuery = {
  search: undefined,
  token: undefined,
  purpose: undefined,
  done: undefined,
  id: undefined,
  error: undefined,
  wrong: [],
}

export const FollowDialog = ({ onClose, ...search }: FollowDialogProps) => {
  const site = useSite()
  const { savedSearches: texts } = useTexts()
  const [query, setQuery] = useState(nothingAnswered)
  const [attempt, setAttempt] = useState(0)
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)
  useBusy('form', isSending)

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setEmail(String(new FormData(form).get('email') ?? ''))
    setSending(true)
    sendFollowForm(form)
      .then((sent) => {
        if (sent.kind === 'elsewhere') globalThis.location.assign(sent.address)
        else setQuery(sent.query)
      })
      .catch(() => setQuery({ ...nothingAnswered, error: 'failed' }))
      .finally(() => {
        setAttempt((before) => before + 1)
        setSending(false)
      })
  }

  const saved = routePath(site, 'savedSearches')
  if (query.done !== undefined)
    return (
      <div className={styles.follow}>
        {query.done === 'started' ? (
          <Answered heading={texts.started.heading}>
            <p>{texts.started.textTo(email)}</p>
            <p>{texts.started.noMail}</p>
          </Answered>
        ) : (
          <Answered>
            <p>
              {texts.list.done.saved}{' '}
              {saved !== undefined && <SiteLink href={saved}>{texts.list.label}</SiteLink>}
            </p>
          </Answered>
        )}
        <Button wide onClick={onClose}>
          {texts.follow.back}
        </Button>
      </div>
    )
  return (
    <FollowSearch
      {...search}
      query={query}
      typed={{}}
      onSend={send}
      isSending={isSending}
      attempt={attempt}
    />
  )
}
