// Recently viewed homes: shown, recorded according to consent, and deleted on request.
import type { Visit } from '@husrum/application'
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { useNotedVisit } from '../../frame/use-noted-visit.ts'
import { showPage } from '../../testing/show-page.tsx'
import { LastVisited } from './LastVisited.tsx'

afterEach(cleanup)

const home = aHome({ name: 'Brf Kajutan 7' })

it('can be deleted, which is announced in place of the list', async () => {
  let forgotten = 0
  const forget = async () => {
    forgotten += 1
  }
  await showPage(<LastVisited homes={[home]} />, { capabilities: { recentlyViewed: { forget } } })
  expect(screen.getByRole('link', { name: 'Brf Kajutan 7' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Glöm dem' }))
  const said = await screen.findByText('Vi har glömt vilka bostäder du har tittat på.')
  expect(document.activeElement).toBe(said)
  expect(forgotten).toBe(1)
  expect(screen.queryByRole('link')).toBeNull()
})

it('stays with an error message if it cannot be deleted', async () => {
  const forget = () => Promise.reject(new Error('away'))
  await showPage(<LastVisited homes={[home]} />, { capabilities: { recentlyViewed: { forget } } })
  await userEvent.click(screen.getByRole('button', { name: 'Glöm dem' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Försök igen')
  expect(screen.getByRole('link', { name: 'Brf Kajutan 7' })).toBeTruthy()
})

it('is recorded with consent to statistics only', async () => {
  const noted: Visit[] = []
  const capabilities = { recentlyViewed: { note: async (visit: Visit) => void noted.push(visit) } }
  const Looked = ({ isAllowed }: { isAllowed: boolean }) => {
    useNotedVisit({ stageId: 'stage-kajutan', objectId: 'home-7' }, isAllowed)
    return null
  }
  await showPage(<Looked isAllowed={false} />, { capabilities })
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(noted).toEqual([])
  cleanup()
  await showPage(<Looked isAllowed />, { capabilities })
  await waitFor(() => expect(noted).toEqual([{ stageId: 'stage-kajutan', objectId: 'home-7' }]))
})
