// Registers visitors without a booking. The server validates; without script it responds with a page that shows the errors.
import type { OpenShowing } from '@husrum/application'
import { showingFormPath, showingQuery } from '@husrum/contract/showings/wire'
import { routePath } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { ShowingRefusal } from '../../texts/sv/showings.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Showings.module.css'
import { isRefusal, momentWords, troubleOf } from './showing-words.ts'

const fields = ['firstName', 'lastName', 'email', 'phone', 'partySize'] as const
type Field = (typeof fields)[number]
type Wrong = Readonly<Record<string, string>>

const looks: Readonly<
  Record<Field, { readonly type?: string; readonly autoComplete?: string; readonly inputMode?: 'numeric' }>
> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  partySize: { type: 'number', inputMode: 'numeric' },
}

/** `email.email,partySize.numeric` in the address, after a form was submitted without script. */
const wrongOf = (search: string): Wrong =>
  Object.fromEntries(
    (new URLSearchParams(search).get(showingQuery.wrong) ?? '').split(',').flatMap((each) => {
      const [field, key] = each.split('.')
      return field && key ? [[field, key] as const] : []
    }),
  )

export const VisitorForm = ({ open }: { readonly open: readonly OpenShowing[] }) => {
  const site = useSite()
  const { search } = useLocation()
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const { visitor } = texts
  const query = new URLSearchParams(search)
  const refusedByAddress = query.get(showingQuery.error)
  const [wrong, setWrong] = useState<Wrong>(() => wrongOf(search))
  const [refused, setRefused] = useState<ShowingRefusal | undefined>(
    isRefusal(refusedByAddress, texts) && refusedByAddress !== 'newsUnknown' ? refusedByAddress : undefined,
  )
  const [attempt, setAttempt] = useState(Object.keys(wrong).length > 0 ? 1 : 0)
  const done = query.get(showingQuery.done)
  const [registered, setRegistered] = useState<'registered' | 'requestedNews' | undefined>(
    done === 'registered' || done === 'requestedNews' ? done : undefined,
  )
  const [isSending, setSending] = useState(false)
  const [isTouched, setTouched] = useState(false)
  useBusy('form', isTouched)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const said = new FormData(form)
    const text = (name: string) => String(said.get(name) ?? '')
    setSending(true)
    setRefused(undefined)
    showings
      .register(text('id'), {
        firstName: text('firstName'),
        lastName: text('lastName'),
        email: text('email'),
        phone: text('phone'),
        partySize: text('partySize'),
        wantsNews: said.has('wantsNews'),
        hasRead: said.has('hasRead'),
      })
      .then((answer) => {
        setWrong(
          answer.kind === 'invalid'
            ? Object.fromEntries(answer.errors.map(({ field, key }) => [field, key]))
            : {},
        )
        if (answer.kind === 'closed') setRefused('closed')
        if (answer.kind === 'registered') {
          setRegistered(said.has('wantsNews') ? 'requestedNews' : 'registered')
          setTouched(false)
        }
      })
      .catch((error: unknown) => setRefused(troubleOf(error)))
      .finally(() => {
        setSending(false)
        setAttempt((before) => before + 1)
      })
  }

  if (registered)
    return (
      <div className={styles.part} role="status">
        <Notice>
          <p>{texts.done[registered]}</p>
        </Notice>
        <div className={shared.ways}>
          <Button look="secondary" onClick={() => setRegistered(undefined)}>
            {visitor.another}
          </Button>
        </div>
      </div>
    )
  const errorOf = (name: string): string | undefined => {
    const key = wrong[name]
    if (key === undefined) return undefined
    return (visitor.errors as Readonly<Record<string, string>>)[key] ?? visitor.errors.invalidInput
  }
  const labels = { ...visitor } as unknown as Readonly<Record<string, string>>
  const marked = [...fields, 'hasRead'].flatMap((name) => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `visitor-${name}`, label: labels[name] ?? '', error }]
  })
  const chosen = query.get(showingQuery.showing)
  const privacy = routePath(site, 'privacy')
  return (
    <form
      className={styles.part}
      method="post"
      action={showingFormPath}
      onSubmit={submit}
      onChange={() => setTouched(true)}
      noValidate
    >
      <input type="hidden" name="action" value="visit" />
      {(marked.length > 0 || refused) && (
        <FormError
          heading={refused ? texts.refusals[refused] : visitor.summary}
          fields={refused ? [] : marked}
          attempt={attempt}
        />
      )}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{visitor.showing}</legend>
        {open.map((showing, at) => (
          <label key={showing.id} className={styles.choice}>
            <input
              type="radio"
              name="id"
              value={showing.id}
              defaultChecked={open.some(({ id }) => id === chosen) ? showing.id === chosen : at === 0}
            />
            <span>
              {showing.name}, {momentWords(showing, site, texts)}
            </span>
          </label>
        ))}
      </fieldset>
      {fields.map((name) => (
        <TextField
          key={name}
          id={`visitor-${name}`}
          name={name}
          label={labels[name] ?? ''}
          aside={name === 'phone' ? visitor.optional : undefined}
          defaultValue={name === 'partySize' ? '1' : ''}
          required={name !== 'phone'}
          error={errorOf(name)}
          {...looks[name]}
        />
      ))}
      <CheckField name="wantsNews" value="true" id="visitor-wantsNews" label={visitor.wantsNews} />
      <p>
        {visitor.privacy} {privacy !== undefined && <SiteLink href={privacy}>{visitor.privacyLink}</SiteLink>}
      </p>
      <CheckField
        name="hasRead"
        value="true"
        id="visitor-hasRead"
        label={visitor.hasRead}
        error={errorOf('hasRead')}
      />
      <div className={shared.ways}>
        <Button type="submit" loading={isSending}>
          {visitor.submit}
        </Button>
      </div>
    </form>
  )
}
