// The tools for a home on its card: the disclosure into which a narrow list folds them.
import { aHome } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { homeMarks } from '../../frame/home-marks.ts'
import { showPage } from '../../testing/show-page.tsx'
import { HomeCard } from './HomeCard.tsx'
import { moreTools } from './HomeTools.tsx'
import { watchOpenTools } from './open-tools.ts'

beforeAll(async () => {
  await moreTools.load()
})
afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  homeMarks.change(undefined)
})

const home = aHome({ id: 'kajutan-12', name: 'Brf Kajutan 12' })
const opener = () => screen.findByLabelText('Fler val för Brf Kajutan 12')
const disclosure = async () => (await opener()).closest('details') as HTMLDetailsElement
const compare = async () => within(await disclosure()).findByLabelText('Jämför Brf Kajutan 12')

const unfold = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await opener())
  // Browsers report the opening, but the test document does not.
  watchOpenTools(await disclosure())
}

it('leads to comparing and hiding from a card by links without script', async () => {
  await showPage(<HomeCard home={home} hasTools />)
  const links = [...(await disclosure()).querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/jamfor/?ids=kajutan-12',
    '/favoriter/?hidden=kajutan-12',
  ])
})

it('compares a home from its card, folds the tools again, and returns the focus', async () => {
  const user = userEvent.setup()
  await showPage(<HomeCard home={home} hasTools />)
  await unfold(user)
  await waitFor(async () => expect((await compare()).getAttribute('aria-pressed')).toBe('false'))
  await user.click(await compare())
  await waitFor(async () => expect((await compare()).getAttribute('aria-pressed')).toBe('true'))
  expect((await disclosure()).open).toBe(false)
  expect(document.activeElement).toBe(await opener())
})

it('folds at Escape and returns the focus, and folds when the focus leaves', async () => {
  const user = userEvent.setup()
  await showPage(
    <>
      <HomeCard home={home} hasTools />
      <button type="button">On</button>
    </>,
  )
  await unfold(user)
  ;(await compare()).focus()
  await user.keyboard('{Escape}')
  expect((await disclosure()).open).toBe(false)
  expect(document.activeElement).toBe(await opener())
  await unfold(user)
  screen.getByRole('button', { name: 'On' }).focus()
  await waitFor(async () => expect((await disclosure()).open).toBe(false))
})
