// The pages of errands, for a resident who waits for a repair, and for a board that looks after a house.
import { ServiceUnavailable } from '@husrum/application'
import type { InMemoryErrandsOptions } from '@husrum/application/testing'
import { anErrandInDetail, makeInMemoryErrands } from '@husrum/application/testing'
import type { ErrandStatusKey } from '@husrum/domain'
import { errandStatusIdOf } from '@husrum/domain'
import { aBoardMember, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { ErrandsTemplate } from './Template.tsx'

afterEach(cleanup)

const day = 86_400_000
const inStatus = (status: ErrandStatusKey, facts: Parameters<typeof anErrandInDetail>[0] = {}) =>
  anErrandInDetail({
    status,
    caseStatusId: errandStatusIdOf(status, 'SE'),
    statusSince: Date.now() - day,
    ...facts,
  })

const tap = inStatus('infoFromCustomer', {
  id: 'tap',
  roomType: 'Kök',
  problem: 'Vatten',
  ticketNumber: 'HR-260401',
  creationDate: Date.now() - 3 * day,
  question: 'När är du hemma?',
})
const fan = inStatus('registered', {
  id: 'fan',
  roomType: 'Badrum',
  problem: 'Fläkt',
  ticketNumber: 'HR-260402',
  creationDate: Date.now() - 2 * day,
})
const door = inStatus('executed', {
  id: 'door',
  roomType: 'Hall',
  problem: 'Dörr',
  ticketNumber: 'HR-260403',
  creationDate: Date.now() - 9 * day,
})

const path = '/mina-sidor/arenden/'
const show = (
  at: string,
  given: InMemoryErrandsOptions = { errands: [tap, fan, door] },
  errands = makeInMemoryErrands(given),
) => {
  const page = aContentPage({ template: 'myPagesErrands', model: { heading: 'Ärenden', blocks: [] } })
  const user = given.viewer === 'board' ? aBoardMember() : aUser()
  return showPage(<ErrandsTemplate page={page} data={{ hasFailed: false, typed: {} }} />, {
    at,
    capabilities: { errands },
    session: makeFixedSessionStore({ kind: 'signedIn', user, hasFailed: false }),
  })
}
const rows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('link').textContent)
}

describe('The list of errands', () => {
  it('has the newest first, each with its status in words and the next party to act', async () => {
    await show(path)
    expect(await rows()).toEqual(['Badrum: Fläkt', 'Kök: Vatten', 'Hall: Dörr'])
    const [, mine] = screen.getAllByRole('row').slice(1)
    expect(within(mine as HTMLElement).getByText('Väntar på ditt svar')).toBeDefined()
    expect(within(mine as HTMLElement).getByText('Din tur')).toBeDefined()
    expect(within(mine as HTMLElement).getByText('Vi väntar på ditt svar')).toBeDefined()
  })

  it('can be sorted by its headings, which show the order', async () => {
    await show(path)
    await rows()
    await userEvent.click(screen.getByRole('link', { name: /^Ärendenummer/ }))
    expect(address()).toBe(`${path}?sort=ticketNumber`)
    expect(await rows()).toEqual(['Kök: Vatten', 'Badrum: Fläkt', 'Hall: Dörr'])
    expect(screen.getByRole('columnheader', { name: /^Ärendenummer/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await userEvent.click(screen.getByRole('link', { name: /^Ärendenummer/ }))
    expect(address()).toBe(`${path}?sort=-ticketNumber`)
  })

  it('is filtered by status, where "ongoing" includes all of its group', async () => {
    await show(path)
    await rows()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Pågående, alla/, hidden: true }))
    expect(await rows()).toEqual(['Kök: Vatten'])
    expect(address()).toMatch(/status=ongoing,.*infoFromCustomer/)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Väntar på ditt svar/, hidden: true }))
    const whole = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Pågående, alla/, hidden: true })
    await waitFor(() => expect(whole.indeterminate).toBe(true))
    expect(screen.getByRole('heading', { name: 'Inget ärende passar valen' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Visa alla ärenden' }))
    expect(await rows()).toHaveLength(3)
  })

  it('shows fifty of many, and more on request', async () => {
    const errands = Array.from({ length: 120 }, (_, place) => inStatus('ongoing', { id: `errand-${place}` }))
    await show(path, { errands })
    expect(await rows()).toHaveLength(50)
    await userEvent.click(screen.getByRole('link', { name: 'Visa 50 till' }))
    expect(await rows()).toHaveLength(100)
    await userEvent.click(screen.getByRole('link', { name: 'Visa 20 till' }))
    expect(await rows()).toHaveLength(120)
  })

  it('opens one errand, and returns to its row', async () => {
    await show(path)
    await userEvent.click(await screen.findByRole('link', { name: 'Kök: Vatten' }))
    await screen.findByRole('heading', { level: 1, name: 'Kök: Vatten' })
    await userEvent.click(screen.getByRole('link', { name: /Alla ärenden/ }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Kök: Vatten' }).matches(':focus')).toBe(true),
    )
  })

  it('that is empty says so, and what to do', async () => {
    await show(path, { errands: [] })
    await screen.findByRole('heading', { name: 'Här finns inga ärenden än' })
    expect(screen.getByRole('link', { name: 'Anmäl ett fel' }).getAttribute('href')).toBe('/felanmalan/')
  })

  it('that could not be loaded never looks empty, and can be retried', async () => {
    let isDown = true
    const up = makeInMemoryErrands({ errands: [tap] })
    const list: typeof up.list = (asked) =>
      isDown ? Promise.reject(new ServiceUnavailable('away')) : up.list(asked)
    await show(path, {}, { ...up, list })
    await screen.findByRole('heading', { name: 'Vi kan inte visa ärendena just nu' })
    expect(screen.queryByText('Här finns inga ärenden än')).toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('link', { name: 'Försök igen' }))
    expect(await rows()).toEqual(['Kök: Vatten'])
  })
})

describe('One errand', () => {
  it('shows its state and what happens next, and its question comes first', async () => {
    await show(`${path}?errandId=tap`)
    await screen.findByRole('heading', { level: 1, name: 'Kök: Vatten' })
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Vi behöver ditt svar')
    expect(screen.getByText('När är du hemma?')).toBeDefined()
    expect(screen.getByText('Vi behöver ditt svar för att komma vidare.')).toBeDefined()
    expect(screen.getByText('Felet anmäldes')).toBeDefined()
  })

  it('accepts the answer, and shows the result', async () => {
    await show(`${path}?errandId=tap`)
    await userEvent.type(await screen.findByLabelText('Ditt svar'), 'Efter tre, alla dagar.')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))
    expect(await screen.findByText('Tack, svaret är skickat. Vi går vidare.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Vi behöver ditt svar')).toBeNull())
    expect(screen.getAllByText('Efter tre, alla dagar.').length).toBeGreaterThan(0)
  })

  it('shows the error at the field, and keeps the typed text', async () => {
    await show(`${path}?errandId=tap`)
    await userEvent.type(await screen.findByLabelText('Ditt svar'), 'Se www.example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Ta bort länkar')
    expect(summary.matches(':focus')).toBe(true)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Ditt svar').value).toBe('Se www.example.com')
  })

  it('keeps the typed text if it could not be sent, and sends it once on a retry', async () => {
    const kept = makeInMemoryErrands({ errands: [tap] })
    const keys: string[] = []
    const answer: typeof kept.answer = (id, text, files, key) => {
      keys.push(key)
      return keys.length === 1
        ? Promise.reject(new ServiceUnavailable('away'))
        : kept.answer(id, text, files, key)
    }
    await show(`${path}?errandId=tap`, {}, { ...kept, answer })
    await userEvent.type(await screen.findByLabelText('Ditt svar'), 'Efter tre.')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Det du skrev är kvar')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))
    await screen.findByText('Tack, svaret är skickat. Vi går vidare.')
    expect(new Set(keys).size).toBe(1)
  })

  it('is closed only after a confirmation, with the focus on the safe answer', async () => {
    await show(`${path}?errandId=fan`)
    await userEvent.click(await screen.findByText('Stäng ärendet'))
    const keep = screen.getByRole('button', { name: 'Nej, låt det vara öppet' })
    await waitFor(() => expect(keep.matches(':focus')).toBe(true))
    await userEvent.click(keep)
    expect(screen.queryByText('Ärendet är stängt.')).toBeNull()
    await userEvent.click(screen.getByText('Stäng ärendet'))
    await userEvent.click(screen.getByRole('button', { name: 'Ja, stäng ärendet' }))
    expect(await screen.findByText('Ärendet är stängt.')).toBeDefined()
  })

  it('that another person changed meanwhile shows both versions, and loses nothing', async () => {
    const kept = makeInMemoryErrands({ errands: [fan] })
    await show(`${path}?errandId=fan`, {}, kept)
    const field = await screen.findByRole('textbox', { name: 'Beskrivning', hidden: true })
    await kept.update('fan', { description: 'Fläkten står still.' }, 1)
    await userEvent.clear(field)
    await userEvent.type(field, 'Fläkten låter.')
    await userEvent.click(screen.getByRole('button', { name: 'Spara ändringarna' }))
    await screen.findByRole('heading', { name: 'Någon annan har ändrat ärendet' })
    await userEvent.click(screen.getByRole('button', { name: 'Spara det valda' }))
    expect((await screen.findAllByText('Välj vad som ska gälla.')).length).toBe(1)
    expect((await kept.one('fan'))?.description).toBe('Fläkten står still.')
    await userEvent.click(screen.getByRole('radio', { name: /Fläkten står still/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Fläkten låter/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Spara det valda' }))
    await screen.findByText('Ändringarna är sparade.')
    expect((await kept.one('fan'))?.description).toBe('Fläkten låter.')
  })

  it('is reopened by a bad rating with a reason', async () => {
    await show(`${path}?errandId=door`)
    await userEvent.click(await screen.findByRole('radio', { name: /Mycket missnöjd/ }))
    await userEvent.type(screen.getByLabelText(/Vill du berätta mer/), 'Den går inte att låsa.')
    await userEvent.click(screen.getByRole('button', { name: 'Skicka omdömet' }))
    await screen.findByText('Tack för ditt omdöme.')
    await screen.findByText('Ditt omdöme: 1 av 5.')
    expect(screen.getAllByText('Pågår').length).toBeGreaterThan(0)
  })

  it('can be shared with the board, and unshared', async () => {
    await show(`${path}?errandId=fan`, { errands: [{ ...fan, sharedWithBoard: false }] })
    await screen.findByText(/Styrelsen ser att ärendet finns/)
    await userEvent.click(await screen.findByRole('button', { name: 'Dela med styrelsen' }))
    await screen.findByText('Styrelsen kan nu läsa ärendet.')
    expect(screen.getByText('Ärendet delades med styrelsen')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Sluta dela med styrelsen' }))
    await screen.findByText('Styrelsen kan inte längre läsa ärendet.')
  })

  it('cannot be shared in a home without a board', async () => {
    await show(`${path}?errandId=fan`, { errands: [fan] })
    await screen.findByRole('textbox', { name: 'Meddelande' })
    expect(screen.queryByRole('heading', { name: 'Delning med styrelsen' })).toBeNull()
  })

  it('of another resident is not found', async () => {
    await show(`${path}?errandId=foreign`)
    await screen.findByRole('heading', { level: 1, name: 'Ärendet finns inte' })
  })
})

describe('A board', () => {
  const lift = inStatus('ongoing', {
    id: 'lift',
    roomType: 'Hiss',
    problem: 'Står stilla',
    buildingPartName: 'Trapphus 4',
    area: 'CommonAreas',
    creationDate: Date.now() - 12 * day,
    promisedBy: Date.now() - 10 * day,
  })
  const lamp = inStatus('completed', {
    id: 'lamp',
    roomType: 'Belysning',
    buildingPartName: 'Trapphus 6',
    promisedBy: Date.now(),
    doneAt: Date.now() - 10_000,
  })
  const given = { errands: [lift, lamp], viewer: 'board' } as const

  it('sees overdue errands first', async () => {
    await show(path, given)
    const late = await screen.findByRole('region', { name: '1 ärende är försenat' })
    expect(within(late).getByRole('link', { name: 'Hiss: Står stilla' }).getAttribute('href')).toBe(
      `${path}?errandId=lift`,
    )
    expect(within(late).getByText('10 dagar försenat')).toBeDefined()
  })

  it('sees only place and status of an errand inside a home, and no actions', async () => {
    const home = inStatus('infoFromCustomer', {
      id: 'home',
      access: 'placeAndStatus',
      roomType: 'Kök',
      problem: '',
      description: '',
      objectAddress: 'Kajgatan 4',
      history: [{ at: Date.now(), kind: 'created', by: 'customer' }],
    })
    await show(path, { errands: [home, lift], viewer: 'board' })
    const row = (await screen.findByRole('link', { name: 'Kök, i en bostad' })).closest('tr') as HTMLElement
    expect(within(row).getByText('Delas inte')).toBeDefined()
    expect(within(row).getByText('Väntar på den boende')).toBeDefined()
    expect(within(row).queryByText('Din tur')).toBeNull()
    await userEvent.click(within(row).getByRole('link'))
    await screen.findByText('Det här ärendet gäller en bostad')
    const main = screen.getByRole('article')
    expect(within(main).getByText('Kajgatan 4')).toBeDefined()
    expect(within(main).getByText('Felet anmäldes')).toBeDefined()
    for (const name of ['Beskrivning', 'Bilder och filer', 'Meddelanden', 'Vi behöver ditt svar'])
      expect(within(main).queryByRole('heading', { name })).toBeNull()
    expect(within(main).queryByRole('button')).toBeNull()
  })

  it('reads and writes a shared errand, signed by name; other actions are the resident’s', async () => {
    const signedBy = { name: 'Bo Berg', association: 'Brf Kajutan' }
    const at = Date.now()
    const home = inStatus('executed', {
      id: 'home',
      access: 'shared',
      description: 'Kranen droppar.',
      rating: 2,
      history: [{ at, kind: 'message', by: 'board', signedBy, text: 'Vi ringer.' }],
      messages: [{ id: 'm', at, by: 'board', signedBy, text: 'Vi ringer rörmokaren.', attachments: [] }],
    })
    await show(`${path}?errandId=home`, { errands: [home], viewer: 'board' })
    await screen.findByText('Den boende delar ärendet med styrelsen')
    expect(screen.getByText('Kranen droppar.')).toBeDefined()
    expect(screen.getByText('Den boendes omdöme: 2 av 5.')).toBeDefined()
    expect(screen.getAllByText(/Bo Berg, styrelsen i Brf Kajutan/)).toHaveLength(2)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Meddelande' }), 'Hon kommer i dag.')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain(
      'Öppna ärendet igen',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Skicka meddelandet' }))
    expect(await screen.findAllByText('Hon kommer i dag.', { selector: 'ol *' })).toHaveLength(2)
    expect(screen.queryByText('Stäng ärendet')).toBeNull()
    expect(screen.queryByText('Ändra ärendet')).toBeNull()
  })

  it('is named if it closed an errand, and if it requested reopening', async () => {
    const signedBy = { name: '', association: 'Brf Kajutan' }
    const { caseStatusId } = inStatus('cancelledByCustomer')
    const closed = inStatus('cancelledByCustomer', {
      id: 'closed',
      closedBy: 'board',
      history: [
        { at: 1, kind: 'reopenRequested', by: 'board', signedBy },
        { at: 2, kind: 'status', by: 'board', signedBy, caseStatusId },
      ],
    })
    await show(`${path}?errandId=closed`, { errands: [closed], viewer: 'board' })
    await screen.findByText('Ny status: Stängt av styrelsen')
    expect(screen.getByText('Styrelsen bad oss öppna ärendet igen')).toBeDefined()
    expect(screen.getAllByText(/Styrelsen i Brf Kajutan/)).toHaveLength(2)
    expect(screen.queryByText(/anmälaren/i)).toBeNull()
  })

  it('has its own short menu of My Pages, with its name', async () => {
    await show(path, given)
    const menu = await screen.findByRole('navigation', { name: 'Styrelsens sidor' })
    const links = within(menu).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Översikt', 'Ärenden', 'Kontakter'])
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Ärenden')
  })

  it('has all figures by stairwell and kind, and as a file', async () => {
    await show(`${path}?view=overview`, given)
    const table = await screen.findByRole('table', { name: 'Per trapphus' })
    const texts = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(texts[1]).toBe('Trapphus 41112 dagar001')
    expect(texts[2]).toBe('Trapphus 600–101')
    expect(screen.getByRole('img', { name: /Öppna ärenden per trapphus/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ladda ned som CSV' }).getAttribute('href')).toBe(
      '/services/case_management/cases.csv',
    )
  })

  it('sees only rounds with control points', async () => {
    const round = {
      id: 'round-1',
      caseId: 'lift',
      title: 'Rondering oktober',
      plannedDate: '2026-10-14',
      status: 'Genomförd',
      nrOfCaseControlPoints: 1,
      controlPoints: [{ id: 'p', text: 'Takrännor', status: 'OK', comment: 'Rensade.', attachments: [] }],
    }
    const empty = { ...round, id: 'round-2', title: 'Tom', nrOfCaseControlPoints: 0, controlPoints: [] }
    await show(`${path}?view=rounds`, { ...given, rounds: [round, empty] })
    await userEvent.click(await screen.findByRole('link', { name: 'Rondering oktober' }))
    expect(screen.queryByText('Tom')).toBeNull()
    await screen.findByRole('heading', { level: 2, name: 'Takrännor' })
  })
})
