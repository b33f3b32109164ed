// Text typed in a form survives the end of the session, for the person who typed it, in their tab only.
import type { SessionView } from '@husrum/application'
import { aUser } from '@husrum/domain/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { SessionWatch } from '../features/sessions/SessionWatch.tsx'
import { makeTestSession, showWithSession } from '../testing/sessions.tsx'
import { useKeptText } from './use-kept-text.ts'
import { WithQueryClient } from './WithQueryClient.tsx'

afterEach(cleanup)

const personal = (id: string): SessionView => ({ kind: 'signedIn', user: aUser({ id }), hasFailed: false })

const Form = ({
  isBack = false,
  name = 'contact',
}: {
  readonly isBack?: boolean
  readonly name?: string
}) => {
  const kept = useKeptText({ name, isBack })
  return (
    <form
      ref={kept.form}
      onSubmit={(event) => {
        event.preventDefault()
        kept.drop()
      }}
    >
      <input type="hidden" name="id" value="7" />
      <label>
        Subject <input name="subject" defaultValue={isBack ? 'As sent' : 'Hello'} />
      </label>
      <label>
        Message <textarea name="message" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <label>
        Copy <input name="copy" type="checkbox" />
      </label>
      <label>
        To{' '}
        <select name="to" defaultValue="a">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
      </label>
      <button type="submit">Send</button>
      <button type="reset">Empty</button>
    </form>
  )
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const stored = () => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith('kept-text:'))

/** Opens the form as a person, in the same tab as before. */
const open = async (view: SessionView, form = <Form />) => {
  cleanup()
  const session = makeTestSession(view)
  await showWithSession(
    <>
      <WithQueryClient>
        <SessionWatch />
      </WithQueryClient>
      {form}
    </>,
    session,
    { at: '/om-oss/' },
  )
  return session
}

/** Types into the form, and waits until the tab has stored it. */
const type = async (text: string) => {
  await userEvent.type(message(), text)
  await waitFor(() => expect(stored().join()).toContain(text))
}

it('fills in what was typed and chosen when the session ended, after the same person has signed in', async () => {
  const session = await open(personal('1'))
  await userEvent.click(screen.getByLabelText('Copy'))
  await userEvent.selectOptions(screen.getByLabelText('To'), 'b')
  await type('Is it = 4 @ 5?')
  session.end('expired')
  await open(personal('1'))
  await waitFor(() => expect(message().value).toBe('Is it = 4 @ 5?'))
  expect(screen.getByLabelText<HTMLInputElement>('Copy').checked).toBe(true)
  expect(screen.getByLabelText<HTMLSelectElement>('To').value).toBe('b')
  // Unchanged fields are not stored: their values may have changed meanwhile.
  expect(stored().join()).not.toContain('Hello')
})

it('never fills it in for another person, and deletes it when that person signs in', async () => {
  const session = await open(personal('1'))
  await type('For the seller')
  session.end('expired')
  await open(personal('2'))
  await type('Mine')
  expect(message().value).toBe('Mine')
  expect(stored().join()).not.toContain('For the seller')
})

it.each(['loggedOut', 'loggedOutElsewhere'] as const)('deletes it at the end %s', async (end) => {
  const session = await open(personal('1'))
  await type('For the seller')
  session.end(end)
  expect(stored()).toEqual([])
})

it('stores no passwords, no files and nothing hidden', async () => {
  await open(personal('1'))
  await userEvent.type(screen.getByLabelText('Password'), 'four words at the quay')
  await type('Hello')
  expect(stored().map(([, value]) => JSON.parse(value) as unknown)).toEqual([{ message: 'Hello' }])
})

it('deletes it when the form is sent or emptied, or its text is deleted again', async () => {
  await open(personal('1'))
  await type('Sent')
  fireEvent.submit(message())
  expect(stored()).toEqual([])
  await type('More')
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
  expect(stored()).toEqual([])
  await type('Wrong')
  await userEvent.clear(message())
  expect(stored()).toEqual([])
})

it('keeps each form apart, and what is typed before the stored text is there', async () => {
  await open(personal('1'))
  await type('First')
  await open(personal('1'), <Form name="errand:7:message" />)
  await type('Second')
  await open(personal('1'))
  fireEvent.input(message(), { target: { value: 'Newer' } })
  await waitFor(() => expect(stored().join()).toContain('Newer'))
  expect(message().value).toBe('Newer')
})

it('leaves a form that came back with its input as it is', async () => {
  await open(personal('1'))
  await type('Older')
  await open(personal('1'), <Form isBack />)
  await waitFor(() => expect(stored()).toEqual([]))
  expect(message().value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('As sent')
})

it('opens the fold that hides the form', async () => {
  await open(personal('1'))
  await type('Within')
  await open(
    personal('1'),
    <details>
      <summary>More</summary>
      <Form />
    </details>,
  )
  await waitFor(() => expect(document.querySelector('details')?.open).toBe(true))
})

it('does nothing for a guest', async () => {
  await open({ kind: 'guest' })
  await userEvent.type(message(), 'Hello')
  expect(stored()).toEqual([])
  expect(message().value).toBe('Hello')
})
