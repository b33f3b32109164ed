// A form whose code loads after its page: what a visitor types and sends before that is kept.
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { lateForm } from './late-form.tsx'

interface Props {
  readonly onSent: (name: string) => void
}

const NameForm = ({ onSent }: Props) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSent(String(new FormData(event.currentTarget).get('name')))
    }}
  >
    <input name="name" />
    <button type="submit">Send</button>
  </form>
)

let end: () => void = () => undefined
afterEach(() => {
  end()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page as the server rendered it, hydrated in a browser that has not loaded the form's code yet. */
const aPage = async () => {
  const onServer = lateForm('src/NameForm.tsx', async () => NameForm)
  await onServer.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<onServer.Component onSent={() => undefined} />)
  document.body.append(root)

  let code = Promise.withResolvers<typeof NameForm>()
  const name = lateForm('src/NameForm.tsx', () => code.promise)
  const sent: string[] = []
  const page = (onSent: Props['onSent']) => <name.Component onSent={onSent} />
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      page((given) => sent.push(given)),
    ),
  )
  end = () => hydrated.unmount()
  const form = () => root.querySelector('form')!
  return {
    sent,
    form,
    type: (words: string) => {
      root.querySelector('input')!.value = words
    },
    press: () => form().requestSubmit(),
    drawAgain: () => act(async () => hydrated.render(page((given) => sent.push(`${given}, later`)))),
    arrive: () => act(async () => code.resolve(NameForm)),
    fail: () =>
      act(async () => {
        code.reject(new Error('No line'))
        code = Promise.withResolvers()
      }),
    touch: () =>
      act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))),
  }
}

it('is submitted once when its code has loaded', async () => {
  const { type, press, arrive, sent } = await aPage()
  type('Ada')
  press()
  press()
  expect(sent).toEqual([])
  await arrive()
  expect(sent).toEqual(['Ada'])
  press()
  expect(sent).toEqual(['Ada', 'Ada'])
})

it('keeps the typed values if its page re-renders meanwhile', async () => {
  const { type, press, drawAgain, arrive, form, sent } = await aPage()
  const before = form()
  type('Ada')
  await drawAgain()
  await arrive()
  expect(form()).toBe(before)
  press()
  expect(sent).toEqual(['Ada, later'])
})

it('is submitted as without script if its code cannot be loaded', async () => {
  const { type, press, fail, form, sent } = await aPage()
  const submit = vi.spyOn(form(), 'submit').mockReturnValue()
  type('Ada')
  press()
  await fail()
  expect([submit.mock.calls.length, sent]).toEqual([1, []])
})

it('stays if its code cannot be loaded, and retries at a touch', async () => {
  const { type, press, fail, touch, arrive, sent } = await aPage()
  type('Ada')
  await fail()
  await touch()
  await arrive()
  press()
  expect(sent).toEqual(['Ada'])
})
