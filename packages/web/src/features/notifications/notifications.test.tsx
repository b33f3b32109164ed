// The bell and its list: the unread notifications, and postponing them.
import { ServiceUnavailable } from '@husrum/application'
import { makeInMemoryNotifications } from '@husrum/application/testing'
import { aNotification, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { WithQueryClient } from '../../frame/WithQueryClient.tsx'
import type { PageWorld } from '../../testing/show-page.tsx'
import { showPage } from '../../testing/show-page.tsx'
import { BellSign } from './BellSign.tsx'
import { NotificationList } from './NotificationList.tsx'

afterEach(cleanup)

const document = aNotification({ id: 'document-1', createdOn: Date.UTC(2026, 10, 20) })
const errand = aNotification({ id: 'errand-7', notificationType: 'Case', createdOn: Date.UTC(2026, 10, 19) })
const twoWaiting = () => makeInMemoryNotifications({ notifications: [document, errand] })

const show = (notifications: NonNullable<PageWorld['capabilities']>['notifications'] = twoWaiting()) => {
  const user = aUser()
  return showPage(
    <WithQueryClient>
      <BellSign user={user} />
      <NotificationList user={user} />
    </WithQueryClient>,
    { capabilities: { notifications } },
  )
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('The bell', () => {
  it('counts the unread notifications', async () => {
    await show()
    await screen.findByText('Notiser, 2 nya')
  })
})

describe('The list', () => {
  it('links each notification to its page, and shows its time', async () => {
    await show()
    await screen.findByText('20 november 2026')
    expect(links()).toEqual([
      ['Ny: Du har ett dokument att skriva under', '/mina-sidor/mina-avtal/'],
      ['Ny: Det har hänt något i ditt ärende', '/mina-sidor/arenden/?errandId=errand-7'],
    ])
  })

  it('shows an empty state', async () => {
    await show(makeInMemoryNotifications())
    await screen.findByText('Du har inga notiser.')
  })

  it('never shows the empty state after a failure, and offers a retry', async () => {
    let isDown = true
    const list = async () => {
      if (isDown) throw new ServiceUnavailable('away')
      return [document]
    }
    await show({ list })
    await screen.findByText('Vi kunde inte hämta dina notiser.')
    expect(screen.queryByText('Du har inga notiser.')).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await screen.findByRole('link', { name: 'Ny: Du har ett dokument att skriva under' })
  })

  it('lets a notification be postponed, shows when it returns, and keeps the focus inside', async () => {
    await show()
    await userEvent.click(await screen.findByRole('button', { name: /^Påminn mig om en vecka.*ditt ärende/ }))
    await waitFor(() => expect(links()).toHaveLength(1))
    expect(screen.getByRole('status').textContent).toContain('kommer tillbaka om en vecka')
    expect(screen.getByRole('heading', { name: 'Notiser' }).matches(':focus')).toBe(true)
  })

  it('counts one less when a notification is opened, and none when all are read', async () => {
    await show(
      makeInMemoryNotifications({ notifications: [{ ...document, about: 'Brf Kajutan 17' }, errand] }),
    )
    await screen.findByText('Notiser, 2 nya')
    await userEvent.click(screen.getByRole('link', { name: /skriva under: Brf Kajutan 17$/ }))
    await screen.findByText('Notiser, 1 ny')
    await userEvent.click(screen.getByRole('button', { name: 'Markera alla som lästa' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Markera alla som lästa' })).toBeNull())
    expect(screen.queryByText(/Notiser, \d/)).toBeNull()
    expect(links()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Notiser' }).matches(':focus')).toBe(true)
  })

  it('keeps a notification that could not be postponed, without a confirmation', async () => {
    let asked = 0
    const pause = async () => {
      asked += 1
      throw new ServiceUnavailable('away')
    }
    await show({ list: twoWaiting().list, pause })
    const [first] = await screen.findAllByRole('button', { name: /^Påminn/ })
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(asked).toBe(1))
    expect(links()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
