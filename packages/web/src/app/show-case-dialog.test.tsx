// The wizard over a page while its service is unavailable: "Tekniskt fel", from which the visitor can retry or close it.
import type { LoadedPage } from '@husrum/application'
import { makeInMemoryFaultReports } from '@husrum/application/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import { requestCase } from '../frame/open-case.ts'
import { aCaseWizardPage } from '../testing/pages.ts'
import { showPage } from '../testing/show-page.tsx'
import { CasePlace } from './CasePlace.tsx'

beforeEach(() => {
  globalThis.scrollTo = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const away: LoadedPage = { kind: 'failed', cause: 'unavailable' }
const there: LoadedPage = { kind: 'page', page: aCaseWizardPage() }

/** Requests the wizard over a page; each request of its page gets the next answer. */
const open = async (...answers: LoadedPage[]) => {
  const { places, drafts, submitter } = makeInMemoryFaultReports({})
  await showPage(
    <main>
      <CasePlace />
    </main>,
    {
      session: makeFixedSessionStore({ kind: 'signedIn' } as Parameters<typeof makeFixedSessionStore>[0]),
      capabilities: {
        pages: { load: async () => answers.shift() ?? away },
        casePlaces: places,
        caseDrafts: drafts,
        caseSubmitter: submitter,
      },
    },
  )
  expect(requestCase({ caseType: 'resident' })).toBe(true)
  await screen.findByRole('heading', { name: 'Tekniskt fel' })
}

describe('A wizard whose service is unavailable', () => {
  it('shows an alert, and opens when a retry succeeds', async () => {
    await open(away, away, there)
    expect(screen.getByRole('alert').textContent).toContain(
      'Ett tekniskt fel inträffade. Vänligen försök igen senare.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await screen.findByRole('heading', { name: 'Tekniskt fel' })
    await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }))
    await screen.findByLabelText(/godkänner villkoren/)
    expect(screen.queryByText('Tekniskt fel')).toBeNull()
  })

  it('can be closed', async () => {
    await open(away)
    // The dialog's own close button has the same name.
    const said = within(screen.getByRole('alert'))
    await userEvent.click(said.getByRole('button', { name: 'Stäng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
