// A house in which a visitor selects homes, by mouse and by arrow keys.
import { makeExplorer } from '@husrum/application'
import {
  makeInMemoryClock,
  makeInMemoryExplorerSource,
  makeInMemoryResidenceCatalogue,
} from '@husrum/application/testing'
import type { ExplorerData } from '@husrum/domain'
import { moneyOf, siteByKey } from '@husrum/domain'
import { aHome, aStage } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { aResidenceExplorerPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { ResidenceExplorerTemplate } from './Template.tsx'

afterEach(cleanup)

const stage = aStage()
const path = `${stage.path}valj-bostad/`

/** Two storeys of two homes, and one above on the left. */
const places = {
  '1-1001': [0.2, 0.8],
  '1-1002': [0.5, 0.8],
  '1-1101': [0.2, 0.6],
  '1-1102': [0.5, 0.6],
  '1-1201': [0.2, 0.4],
} as const
const homes = Object.keys(places).map((name, at) =>
  aHome({
    id: name,
    stageId: stage.id,
    stageName: stage.name,
    name: `${stage.name} ${name}`,
    path: `${stage.path}${name}/`,
    floor: Number(name.charAt(3)),
    rooms: at === 0 ? 2 : 3,
    price: moneyOf(3_000_000 + at * 100_000),
    inhabitDate: `2027-0${at + 1}-01`,
  }),
)
const squareAt = ([x, y]: readonly [number, number]) =>
  [
    [x, y],
    [x + 0.2, y],
    [x + 0.2, y + 0.1],
    [x, y + 0.1],
  ] as const
const drawn: ExplorerData = {
  apts: homes.map(({ id, rooms, area, status }) => ({
    objectId: id,
    number: id,
    floor: 0,
    rooms,
    area,
    status,
    viewIds: ['south'],
  })),
  views: [
    {
      id: 'south',
      image: 'south',
      clickAreas: Object.entries(places).map(([objectId, place]) => ({
        objectId,
        polygon: squareAt(place),
      })),
      interLinks: [{ to: 'north', x: 0.95, y: 0.5 }],
    },
    { id: 'north', image: 'north', clickAreas: [], interLinks: [] },
  ],
  settings: {},
}

const show = (at = path, stages: Readonly<Record<string, ExplorerData>> = { [stage.id]: drawn }) =>
  showPage(
    <ResidenceExplorerTemplate
      page={aResidenceExplorerPage({ model: { stage } })}
      data={{ hasFailed: { homes: false, views: false }, today: '2026-11-21' }}
    />,
    {
      at,
      capabilities: {
        explorer: makeExplorer({
          catalogue: makeInMemoryResidenceCatalogue({ homes, stages: [stage] }),
          source: makeInMemoryExplorerSource({ stages }),
          clock: makeInMemoryClock(),
          site: siteByKey('sweden'),
        }),
      },
    },
  )

const house = () => screen.findByRole('group', { name: /Sett från söder/ })
const area = async (name: string) =>
  within(await house()).getByRole('link', { name: new RegExp(`^${name},`) })
const focused = () => document.activeElement?.getAttribute('data-item-id')

describe('The explorer', () => {
  it('labels every home with its price and status', async () => {
    await show()
    expect((await area('1-1102')).getAttribute('aria-label')).toMatch(
      /^1-1102, Våning 1.*, 3.rok.·.*, 3\s300\s000\skr, Till salu$/,
    )
  })

  it('moves from home to home by their position in the house', async () => {
    await show()
    ;(await area('1-1001')).focus()
    const walk: (string | null | undefined)[] = []
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'End', 'Home']) {
      await userEvent.keyboard(`{${key}}`)
      walk.push(focused())
    }
    expect(walk).toEqual(['1-1101', '1-1201', '1-1102', '1-1002', '1-1001', '1-1201', '1-1001'])
  })

  it('has one tab stop, at the chosen home', async () => {
    await show(`${path}?home=1-1101`)
    const links = within(await house()).getAllByRole('link')
    const stops = links.filter((link) => link.getAttribute('tabindex') === '0')
    expect(stops.map((link) => link.getAttribute('data-item-id'))).toEqual(['1-1101'])
  })

  it('dims homes that do not match, skips them, and lists the rest in the order of the house', async () => {
    await show(`${path}?minRooms=3`)
    expect((await area('1-1001')).getAttribute('aria-label')).toMatch(/passar inte dina val$/)
    const list = screen.getByRole('region', { name: 'Bostäderna i listan' })
    expect(within(list).getByText(/4 av 5 bostäder passar dina val, 4 syns/)).toBeDefined()
    const names = within(list)
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('link')[0]?.textContent)
    expect(names).toEqual(['1-1002', '1-1101', '1-1102', '1-1201'])
    ;(await area('1-1002')).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('1-1101')
  })

  it('selects a home on the first press, and opens it on the second', async () => {
    await show()
    await userEvent.click(await area('1-1102'))
    expect(address()).toBe(`${path}?home=1-1102`)
    const card = screen.getByRole('region', { name: 'Bostaden du pekar på' })
    expect(
      within(card)
        .getByRole('link', { name: /^Visa bostaden/ })
        .getAttribute('href'),
    ).toBe(`${stage.path}1-1102/`)
    await userEvent.click(await area('1-1102'))
    expect(address()).toBe(`${stage.path}1-1102/`)
  })

  it('shows only the list if the house has no drawing', async () => {
    await show(path, {})
    expect(await screen.findByText(/Huset finns inte som bild än/)).toBeDefined()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  })
})
