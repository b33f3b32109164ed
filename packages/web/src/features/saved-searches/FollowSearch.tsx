// Form to follow a search: with a name for signed-in users, with an e-mail address for others. On its page the browser submits it; over a
// search the dialog sends it.
import { searchAlertFormPaths } from '@husrum/contract/saved-searches/wire'
import { alertKinds, alertRhythms, loginAddress } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AlertQuery } from './alert-query.ts'
import { KindsChoice, typedKinds } from './KindsChoice.tsx'
import { RhythmChoice } from './RhythmChoice.tsx'
import styles from './SavedSearches.module.css'

interface FollowSearchProps {
  readonly query: AlertQuery
  /** Address of the search. */
  readonly address: string
  /** The search as text. */
  readonly words: readonly string[]
  /** Number of homes that it finds now; undefined if that failed to load. */
  readonly homes: number | undefined
  /** Signed in, and allowed to save searches. */
  readonly mayKeep: boolean
  /** Input of a form that was returned. */
  readonly typed: Readonly<Record<string, string>>
  /** Sends the form in place of the browser; set over the search itself, so that no link to it is needed. */
  readonly onSend?: (event: FormEvent<HTMLFormElement>) => void
  readonly isSending?: boolean
  /** Number of times the form has been returned. */
  readonly attempt?: number
  /** The page with its query, to return to. */
  readonly here: string
}

/** Default name, limited to the characters and length that a name allows. */
const nameOf = ([first = '', ...others]: readonly string[]): string =>
  [first.charAt(0).toUpperCase() + first.slice(1), ...others]
    .join(', ')
    .replace(/[<>@?=]/g, '')
    .slice(0, 50)

export const FollowSearch = ({
  query: { error, wrong },
  address,
  words,
  homes,
  mayKeep,
  typed,
  here,
  onSend,
  isSending = false,
  attempt = 1,
}: FollowSearchProps) => {
  const site = useSite()
  const { savedSearches: texts } = useTexts()
  const field = useId()
  const { follow, fieldErrors } = texts
  const errorOf = (name: keyof typeof fieldErrors) => (wrong.includes(name) ? fieldErrors[name] : undefined)
  const main = mayKeep ? 'name' : 'email'
  const said = words.length === 0 ? [texts.everything] : words
  const rhythm = alertRhythms.find((each) => each === typed.rhythm) ?? 'daily'
  const login = loginAddress(site, here)
  return (
    <div className={styles.follow}>
      <div className={styles.search}>
        <h2 className={styles.heading}>{follow.yourSearch}</h2>
        <ul className={styles.words}>
          {said.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p>
          {homes !== undefined && <>{texts.homesNow(homes)}. </>}
          {!onSend && <SiteLink href={address}>{follow.changeSearch}</SiteLink>}
        </p>
      </div>
      <form
        className={styles.form}
        method="post"
        action={mayKeep ? searchAlertFormPaths.save : searchAlertFormPaths.start}
        // Errors are shown at the fields in the page's language, not by the browser.
        noValidate={onSend !== undefined}
        onSubmit={onSend}
      >
        {error !== undefined && (
          <FormError
            heading={texts.errors[error]}
            attempt={attempt}
            fields={wrong
              .filter((name) => name === main)
              .map((name) => ({ id: field, label: follow[main], error: fieldErrors[name] }))}
          />
        )}
        <input type="hidden" name="site" value={site.key} />
        <input type="hidden" name="search" value={address} />
        {mayKeep ? (
          <TextField
            id={field}
            name="name"
            label={follow.name}
            error={errorOf('name')}
            defaultValue={typed.name ?? nameOf(said)}
            maxLength={50}
            required
          />
        ) : (
          <TextField
            id={field}
            name="email"
            type="email"
            autoComplete="email"
            label={follow.email}
            hint={follow.emailHint}
            error={errorOf('email')}
            defaultValue={typed.email}
            maxLength={254}
            required
          />
        )}
        <RhythmChoice chosen={rhythm} error={errorOf('rhythm')} />
        <KindsChoice chosen={typedKinds(typed.kinds, alertKinds)} error={errorOf('kinds')} />
        <Button type="submit" wide loading={isSending}>
          {mayKeep ? follow.save : follow.start}
        </Button>
      </form>
      {!mayKeep && login !== undefined && (
        <p>
          {follow.haveAccount} <SiteLink href={login}>{follow.logIn}</SiteLink>
        </p>
      )}
    </div>
  )
}
