// Following a search in a dialog over the search: errors and results are shown in the dialog.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { FollowDialog } from './FollowDialog.tsx'

const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => {
  cleanup()
  network.resetHandlers()
})
afterAll(() => network.close())

const origin = globalThis.location.origin
const start = `${origin}/services/search_alerts/form/start`
/** The server redirects to this page, as it does without script. */
const leadTo = (query: string) => {
  const sent: string[] = []
  network.use(
    http.post(start, async ({ request }) => {
      sent.push(await request.text())
      return HttpResponse.redirect(`${origin}/bevakning/?${query}`, 303)
    }),
    http.get(`${origin}/bevakning/`, () => HttpResponse.html('<html></html>')),
  )
  return sent
}
const open = async () => {
  const onClose = vi.fn()
  await showPage(
    <FollowDialog
      address="/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3"
      words={['Göteborg', 'från 3 rum']}
      homes={12}
      mayKeep={false}
      here="/bevakning/?search=x"
      onClose={onClose}
    />,
    { at: '/sok-bostad/' },
  )
  return onClose
}
const follow = async (email: string) => {
  await userEvent.type(screen.getByLabelText('E-postadress'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Börja bevaka' }))
}

it('shows where the e-mail was sent, and returns to the search below it', async () => {
  const sent = leadTo('done=started&search=%2Fsok-bostad%2F')
  const onClose = await open()
  await follow('anna@example.com')
  const said = await screen.findByRole('status')
  expect(said.textContent).toContain('Titta i din mejl')
  expect(said.textContent).toContain('anna@example.com')
  expect(document.activeElement).toBe(said)
  expect(new URLSearchParams(sent[0]).getAll('kinds')).toEqual(['', 'newHome', 'price', 'status', 'showing'])
  await userEvent.click(screen.getByRole('button', { name: 'Tillbaka till sökningen' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('marks the invalid field and keeps the typed values', async () => {
  leadTo('error=invalid&field=email:email&search=%2Fsok-bostad%2F')
  await open()
  await follow('anna at example')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  const field = screen.getByLabelText('E-postadress') as HTMLInputElement
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['anna at example', 'true'])
})

it('keeps the form if the service does not answer', async () => {
  network.use(http.post(start, () => HttpResponse.error()))
  await open()
  await follow('anna@example.com')
  expect((await screen.findByRole('alert')).textContent).toContain('Det gick inte just nu')
  expect((screen.getByLabelText('E-postadress') as HTMLInputElement).value).toBe('anna@example.com')
})
