// Writing to a contact on the page: the domain's rule checks the fields, and the input is kept. Without script the browser submits the
// form.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { contactFormPath } from '@husrum/contract/contacts/wire'
import type { FieldIssue, Upload } from '@husrum/domain'
import { areAttachable, contactMessageForm } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import type { WrongField } from '../../ui/FormError.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FileField } from '../../ui/files/FileField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Contacts.module.css'
import type { ContactsAddress } from './contacts-address.ts'
import type { ContactsToShow } from './queries.ts'
import { useKeepWritten } from './queries.ts'

const fields = ['subject', 'message'] as const
const marked = [...fields, 'files'] as const
type Field = (typeof marked)[number]

/** A home and a contact as one value, for a select of both. */
const wordOf = (of: string, contactId: string): string => `${of}/${contactId}`

export const ContactForm = ({
  shown: { seen, formKey },
  address,
}: {
  readonly shown: ContactsToShow
  readonly address: ContactsAddress
}) => {
  const { contacts } = useCapabilities()
  const { write: texts, errors, failures, wrong: summary, site: deskName } = useTexts().contacts
  const keepWritten = useKeepWritten()
  const id = useId()
  const isBack = address.error !== undefined
  const { typed } = seen
  const groups = seen.places.map(({ of, name, contacts: people }) => ({
    of,
    place: name || deskName,
    choices: people.map((person) => ({ word: wordOf(of, person.id), name: person.name })),
  }))
  const choices = groups.flatMap((group) => group.choices)
  const asked = wordOf(address.of, address.contact)
  const first = choices.find(({ word }) => word === asked) ?? choices[0]
  const [to, setTo] = useState(first?.word ?? '')
  const [issues, setIssues] = useState<readonly FieldIssue[]>(() =>
    address.wrong.map(([field, key]) => ({ path: [field], key: key as FieldIssue['key'] })),
  )
  const [failure, setFailure] = useState<string | undefined>(() =>
    address.error && address.error !== 'invalid' ? failures[address.error] : undefined,
  )
  const [attempt, setAttempt] = useState(isBack ? 1 : 0)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(address.isSent)
  const [isTouched, setTouched] = useState(false)
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const [files, setFiles] = useState<readonly Upload[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  /** Idempotency key: the same for all retries of one message. */
  const key = useRef<string>(undefined)
  useBusy('form', isTouched)
  // By recipient, so that a text is never filled in for another one.
  const kept = useKeptText({ name: `contact:${first?.word}`, isBack: isBack || address.isSent })
  // A link beside a contact selects that contact in the form.
  useEffect(() => {
    if (first && first.word === asked) setTo(asked)
  }, [first, asked])
  const came = useRef(asked)
  useEffect(() => {
    if (came.current === asked) return
    came.current = asked
    subject.current?.focus()
  }, [asked])

  const wordsOf = (error: unknown): string => {
    if (error instanceof SessionExpired) return failures.signedOut
    if (!(error instanceof ServiceUnavailable)) {
      reportError(error)
      return failures.failed
    }
    if (error.retryAfterMs !== undefined) return failures.tooFast
    return navigator.onLine ? failures.failed : failures.offline
  }
  const refuse = (found: readonly FieldIssue[], words?: string): void => {
    setIssues(found)
    setFailure(words)
    setAttempt((before) => before + 1)
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form)
    const [subject, message] = fields.map((name) => String(given.get(name) ?? ''))
    const typedNow = { subject: subject ?? '', message: message ?? '' }
    const checked = contactMessageForm.check(typedNow)
    if (checked.kind === 'invalid') return refuse(checked.issues)
    if (!areAttachable(files)) return refuse([{ key: 'fileType', path: ['files'] }])
    const [of = '', ...rest] = to.split('/')
    key.current ??= crypto.randomUUID()
    const outcome = await contacts.write(
      {
        of,
        contactId: rest.join('/'),
        ...typedNow,
        ...(files.length > 0 && { files: { draft, ids: files.map((file) => file.id) } }),
      },
      key.current,
    )
    if (outcome.kind === 'invalid') return refuse(outcome.issues)
    if (outcome.kind === 'unknown') return refuse([], failures.unknown)
    key.current = undefined
    form.reset()
    setFiles([])
    setDraft(crypto.randomUUID())
    setTouched(false)
    setSent(true)
    await keepWritten(outcome.message)
    status.current?.focus()
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // Files in native inputs are submitted by the browser itself.
    if ([...new FormData(event.currentTarget).values()].some((each) => each instanceof File && each.size > 0))
      return
    event.preventDefault()
    if (isSending) return
    setIssues([])
    setFailure(undefined)
    setSent(false)
    setSending(true)
    send(event.currentTarget)
      .catch((error: unknown) => refuse([], wordsOf(error)))
      .finally(() => setSending(false))
  }

  const labels: Readonly<Record<Field, string>> = {
    subject: texts.subject,
    message: texts.message,
    files: texts.files,
  }
  const errorOf = (name: Field): string | undefined => {
    const issue = issues.find(({ path }) => path[0] === name)
    if (!issue) return undefined
    if (name === 'files') return errors.files
    return Object.hasOwn(errors, issue.key) ? errors[issue.key as keyof typeof errors] : errors.invalidInput
  }
  const wrong = marked.flatMap((name): readonly WrongField[] => {
    const error = errorOf(name)
    return error === undefined ? [] : [{ id: `${id}-${name}`, label: labels[name], error }]
  })
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name],
    error: errorOf(name),
    defaultValue: isBack ? typed[name] : undefined,
  })
  return (
    <form
      ref={kept.form}
      className={styles.form}
      method="post"
      encType="multipart/form-data"
      action={contactFormPath}
      onSubmit={submit}
      onChange={() => {
        // Changed input is a new message.
        key.current = undefined
        setTouched(true)
      }}
      noValidate
    >
      <input type="hidden" name="key" value={formKey} />
      {(failure !== undefined || wrong.length > 0) && (
        <FormError heading={failure ?? summary} fields={wrong} attempt={attempt} />
      )}
      <div className={styles.choice}>
        <label htmlFor={`${id}-to`}>{texts.to}</label>
        <select id={`${id}-to`} name="to" value={to} onChange={({ target }) => setTo(target.value)}>
          {groups.map((group) => (
            <optgroup key={group.of} label={group.place}>
              {group.choices.map(({ word, name }) => (
                <option key={word} value={word}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <TextField {...field('subject')} ref={subject} maxLength={250} required />
      <TextAreaField {...field('message')} rows={6} maxLength={5000} required />
      <FileField
        key={draft}
        id={`${id}-files`}
        label={texts.files}
        hint={isBack && typed.files !== undefined ? texts.filesKept(typed.files) : undefined}
        of={{ owner: { kind: 'draft', id: draft }, purpose: 'contact' }}
        value={files}
        onChange={setFiles}
        error={errorOf('files')}
      />
      <div>
        <Button type="submit" loading={isSending}>
          {texts.send}
        </Button>
      </div>
      <p ref={status} className={styles.sent} role="status" tabIndex={-1}>
        {isSent && texts.sent}
      </p>
    </form>
  )
}
