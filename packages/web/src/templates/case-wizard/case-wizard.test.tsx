// Reporting a fault: from the terms to the case number, and every way in which it can fail.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryFaultReportsOptions } from '@husrum/application/testing'
import { makeInMemoryFaultReports } from '@husrum/application/testing'
import type { CaseAsset, CasePlace, CaseWizardModel } from '@husrum/domain'
import { caseAddress, siteByKey, startCase, stepCase } from '@husrum/domain'
import { aCaseForm, aCaseProfile, aCaseStart, aSelectedApartment } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCaseWizardPage } from '../../testing/pages.ts'
import { makeTestSession, signedIn } from '../../testing/sessions.tsx'
import { address, showPage } from '../../testing/show-page.tsx'
import { caseWizardForm } from './case-wizard-form.ts'
import { CaseWizardTemplate } from './Template.tsx'

afterEach(cleanup)
beforeEach(() => {
  sessionStorage.clear()
  globalThis.scrollTo = () => undefined
})

const site = siteByKey('sweden')
const home: CasePlace = { ...aSelectedApartment(), zipCode: '417 55', city: 'Göteborg' }
const given: InMemoryFaultReportsOptions = {
  agreements: [home],
  rooms: { [home.id]: [{ id: 'room-kitchen', name: 'Kök', key: 'kitchen' }] },
  assets: {
    'room-kitchen': [
      { id: 'asset-water', name: 'Vatten', key: 'water', faqIds: [] },
      { id: 'asset-fridge', name: 'Vitvaror', key: 'appliances', faqIds: [] },
    ],
  },
}

/** A report with all answers, at its last step. */
const atSummary = () => {
  const form = aCaseForm({ problemArea: 'room-kitchen', problemAreaDetails: 'asset-water' })
  const filled = stepCase(startCase(aCaseStart()), { kind: 'setFields', fields: form }).state
  return Array.from({ length: 6 }).reduce<typeof filled>(
    (wizard) => stepCase(wizard, { kind: 'next' }).state,
    filled,
  )
}

const show = async (
  facts: Partial<CaseWizardModel> = {},
  world: InMemoryFaultReportsOptions = given,
  session = makeTestSession(),
) => {
  await caseWizardForm.load()
  const reports = makeInMemoryFaultReports(world)
  const page = aCaseWizardPage(facts)
  const at = caseAddress(site, 'resident', page.model.wizard.view) ?? ''
  await showPage(<CaseWizardTemplate page={page} data={undefined} />, {
    at,
    session: session.manager,
    capabilities: {
      casePlaces: reports.places,
      caseDrafts: reports.drafts,
      caseSubmitter: reports.submitter,
    },
  })
  return reports
}

/** A report at its description step. */
const atDescription = (apartment: typeof home) => {
  const form = aCaseForm({
    type: 'apartment',
    selectedApartment: apartment,
    problemArea: 'room-kitchen',
    problemAreaDetails: 'asset-water',
  })
  const filled = stepCase(startCase(aCaseStart()), { kind: 'setFields', fields: form }).state
  return Array.from({ length: 5 }).reduce<typeof filled>(
    (wizard) => stepCase(wizard, { kind: 'next' }).state,
    filled,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isAt = (words: RegExp) => waitFor(() => expect(heading().textContent).toMatch(words))

describe('A resident', () => {
  it('of a home with a board can share the report with it, and by default does not', async () => {
    const world = { ...given, agreements: [{ ...home, hasBoard: true }] }
    await show({ wizard: atDescription({ ...home, hasBoard: true }) }, world)
    const box = screen.getByRole('checkbox', { name: 'Dela ärendet med föreningens styrelse' })
    expect((box as HTMLInputElement).checked).toBe(false)
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByText(/Utan delning ser styrelsen bara/).id)
    await userEvent.click(box)
    await press('Nästa')
    await isAt(/Granska/)
    const shared = screen.getByText('Delas med styrelsen').closest('div')
    expect(shared?.textContent).toBe('Delas med styrelsenJa')
  })

  it('of a home without a board is not asked about sharing', async () => {
    await show({ wizard: atDescription(home) })
    expect(screen.getByRole('textbox', { name: 'Beskriv felet' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /styrelse/ })).toBeNull()
  })

  it('reports a dripping tap, step by step, and sees the case number', async () => {
    const reports = await show()
    await userEvent.click(screen.getByLabelText(/godkänner villkoren/))
    await press('Börja')
    await isAt(/Steg 1 av 6, Kontaktuppgifter/)
    expect(address()).toBe('/felanmalan/boende/kontakt/')
    expect(document.activeElement).toBe(heading())
    expect(document.title).toBe('Steg 1 av 6 – Kontaktuppgifter – Felanmälan – Husrum')
    await press('Nästa')
    await isAt(/Bostad eller utrymme/)
    await userEvent.click(screen.getByRole('radio', { name: /En bostad/ }))
    await userEvent.click(await screen.findByRole('radio', { name: /Kajskjulsgatan 4/ }))
    await press('Nästa')
    await isAt(/Problemområde/)
    await userEvent.click(await screen.findByRole('radio', { name: 'Kök' }))
    await press('Nästa')
    await isAt(/Vad som är fel/)
    await userEvent.click(await screen.findByRole('radio', { name: 'Vatten' }))
    await press('Nästa')
    await isAt(/Beskrivning/)
    await userEvent.type(screen.getByRole('textbox', { name: 'Beskriv felet' }), 'Kranen droppar.')
    await press('Nästa')
    await isAt(/Steg 6 av 6, Granska/)
    expect(screen.getByText('Kök')).toBeTruthy()
    await press('Skicka felanmälan')
    await screen.findByText('F-1')
    expect(address()).toBe('/felanmalan/boende/klar/')
    expect(document.activeElement?.textContent).toContain('F-1')
    expect(reports.taken()).toHaveLength(1)
  })

  it.each([
    ['withoutWords', /mejlat ärendenumret, men inte det du skrev/],
    ['heldBack', /mejlat adressen flera gånger den senaste tiden och skickar inget mejl/],
  ] as const)('sees why no copy was sent: %s', async (letterNote, words) => {
    const taken = { kind: 'taken', ticketNumber: 'F-1', copySent: false, visibleInErrands: false } as const
    const answers = [{ ...taken, promisedBy: Date.now(), letterNote }]
    await show({ wizard: atSummary() }, { ...given, answers })
    await press('Skicka felanmälan')
    await screen.findByText('F-1')
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByText('En kopia är skickad till din e-post.')).toBeNull()
  })

  it('sees the number of an emergency, and follows a report that is not among the errands', async () => {
    const call = {
      kind: 'noHeat',
      contact: { kinds: ['noHeat'], name: 'Jouren', phone: '08-465 004 10' },
    } as const
    const taken = { kind: 'taken', ticketNumber: 'F-1', copySent: false, visibleInErrands: false } as const
    const answers = [
      { ...taken, promisedBy: Date.now(), emergency: 'noHeat', statusPath: '/status' } as const,
    ]
    await show({ wizard: atSummary(), emergencies: [call] }, { ...given, answers })
    expect(screen.getAllByRole('link', { name: 'Ring Jouren: 08-465 004 10' })[0]).toBeDefined()
    await press('Skicka felanmälan')
    await screen.findByText('F-1')
    screen.getByText('Hela bostaden eller huset är utan värme')
    const numbers = screen.getAllByRole('link', { name: 'Ring Jouren: 08-465 004 10' })
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:0846500410', 'tel:0846500410'])
    expect(screen.getByRole('link', { name: 'Följ felanmälan' }).getAttribute('href')).toBe('/status')
    expect(screen.queryByRole('link', { name: 'Gå till ärenden' })).toBeNull()
  })

  it('sees at each field what is missing, in a summary that takes the focus', async () => {
    await show()
    await press('Börja')
    const alert = screen.getByRole('alert')
    expect(document.activeElement).toBe(alert)
    expect(alert.textContent).toContain('Kryssa i rutan')
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
  })

  it('sees the error of a field only when the press that left the field ends', async () => {
    await show({ wizard: { ...atSummary(), view: 'contactDetailsWithoutManagement' } })
    const email = screen.getByLabelText('E-postadress')
    await userEvent.clear(email)
    await userEvent.type(email, 'anna')
    const box = screen.getByRole('checkbox', { name: /Någon annan/ })
    const user = userEvent.setup()
    await user.pointer({ target: box, keys: '[MouseLeft>]' })
    expect(email.getAttribute('aria-invalid')).not.toBe('true')
    await user.pointer({ target: box, keys: '[/MouseLeft]' })
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    expect(box).toHaveProperty('checked', true)
  })

  it('corrects an answer from the summary and returns to it', async () => {
    await show({ wizard: atSummary() })
    await press('Ändra beskrivning')
    await isAt(/Beskrivning/)
    await userEvent.type(screen.getByRole('textbox', { name: 'Beskriv felet' }), ' Nu med mer.')
    await press('Nästa')
    await isAt(/Granska/)
    expect(screen.getByText(/Nu med mer/)).toBeTruthy()
  })

  it('answers the problem again after choosing another room, and can undo the change', async () => {
    const rooms = {
      [home.id]: [...(given.rooms?.[home.id] ?? []), { id: 'room-bath', name: 'Badrum', key: 'bathroom' }],
    }
    await show({ wizard: atSummary() }, { ...given, rooms })
    await press('Ändra problemområde')
    await userEvent.click(await screen.findByRole('radio', { name: 'Badrum' }))
    await screen.findByText(/Du ändrade ett tidigare svar/)
    await press('Ångra ändringen')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Kök' })).toHaveProperty('checked', true))
    expect(screen.queryByText(/Du ändrade ett tidigare svar/)).toBeNull()
  })

  it('finds what fits nothing else last among the rooms, and an error of one sentence', async () => {
    const other = { id: 'room-other', name: 'Annat', key: 'other' }
    const rooms = { [home.id]: [other, ...(given.rooms?.[home.id] ?? [])] }
    const wizard = atSummary()
    const form = { ...wizard.form, problemArea: '', problemAreaDetails: '' }
    await show({ wizard: { ...wizard, view: 'problemArea', form } }, { ...given, rooms })
    await screen.findByRole('radio', { name: 'Kök' })
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual(['Kök', 'Annat'])
    await press('Nästa')
    expect(screen.getByRole('link', { name: 'Välj var felet är.' })).toBeTruthy()
  })

  it('sees an empty list of details as an error, and tries again', async () => {
    const assets: Record<string, readonly CaseAsset[]> = { 'room-kitchen': [] }
    await show({ wizard: { ...atSummary(), view: 'problemAreaDetails' } }, { ...given, assets })
    await screen.findByText(/Det gick inte att hämta vad som kan vara fel/)
    expect(screen.queryByRole('radio')).toBeNull()
    assets['room-kitchen'] = given.assets?.['room-kitchen'] ?? []
    await press('Försök igen')
    expect(await screen.findByRole('radio', { name: 'Vatten' })).toBeTruthy()
  })

  it('keeps a home that was selected before "a home"', async () => {
    const wizard = atSummary()
    const form = { ...wizard.form, type: '' as const, selectedApartment: null, selectedApartmentId: '' }
    const { choices } = aCaseWizardPage().model
    await show({
      wizard: { ...wizard, view: 'residentResidenceSelection', form },
      choices: { ...choices, homes: [home] },
    })
    await userEvent.click(await screen.findByRole('radio', { name: /Kajskjulsgatan 4/ }))
    await userEvent.click(screen.getByRole('radio', { name: /En bostad/ }))
    expect(await screen.findByRole('radio', { name: /Kajskjulsgatan 4/ })).toHaveProperty('checked', true)
    await press('Nästa')
    await isAt(/Problemområde/)
  })

  it.each([
    [{ id: 'stairs-1', buildingPartId: 'part-1' }, 'trapphus'],
    [{ id: 'building-1' }, 'hus'],
    [{ id: 'property-1' }, 'hela fastigheten'],
  ])(
    'reads in the summary whether a common area is of a stairwell, house or property: %o',
    async (facts, words) => {
      const wizard = atSummary()
      const selectedApartment = aSelectedApartment({ governmentObjectId: '', ...facts })
      const form = { ...wizard.form, type: 'publicSpace' as const, selectedApartment }
      await show({ wizard: { ...wizard, form } })
      expect(screen.getByText(`Kajskjulsgatan 4, ${words}`)).toBeTruthy()
    },
  )

  it('finds the fields of another address directly below the choice', async () => {
    await show({ wizard: { ...atSummary(), view: 'residentResidenceSelection' } })
    await userEvent.click(await screen.findByRole('radio', { name: 'En annan adress' }))
    await screen.findByText('Fyll i adressen här under.')
    await press('Nästa')
    expect(screen.getByRole('alert').textContent).toContain('Gatuadress: Fyll i det här.')
  })

  it('is asked about an appliance in a step that is not counted', async () => {
    await show({ wizard: { ...atSummary(), view: 'problemAreaDetails' } })
    await userEvent.click(await screen.findByRole('radio', { name: 'Vitvaror' }))
    await screen.findByText('Vitvaror har tillverkarens garanti')
    await press('Nästa')
    await isAt(/Steg 4 av 6, Vitvaror/)
    await press('Gå vidare med anmälan')
    await isAt(/Steg 5 av 6, Beskrivning/)
  })

  it('discards only after a question whose safe answer has the focus', async () => {
    const reports = await show({ wizard: atSummary() })
    await press('Avbryt felanmälan')
    const keep = await screen.findByRole('button', { name: 'Fortsätt anmäla' })
    expect(document.activeElement).toBe(keep)
    await userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Avbryt felanmälan')
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt och ta bort' }))
    await waitFor(() => expect(address()).toBe('/felanmalan/'))
    expect(reports.kept()).toEqual([])
  })
})

describe('A rejected report', () => {
  it.each([
    [{ kind: 'refused', failure: 'fileSize', status: 413 }, /20 MB/],
    [{ kind: 'refused', failure: 'fileType', status: 415 }, /docx/],
    [{ kind: 'refused', failure: 'generic', status: 500 }, /Något gick fel/],
    [{ kind: 'tooFast', retryAfterMs: 180_000 }, /om 3 minuter/],
    [new ServiceUnavailable('away'), /felet anmäls bara en gång/],
  ] as const)('shows the reason, and keeps everything: %o', async (answer, words) => {
    const reports = await show({ wizard: atSummary() }, { ...given, answers: [answer] })
    await press('Skicka felanmälan')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))
    expect(screen.getByText('Varför läcker kranen?')).toBeTruthy()
    await press('Skicka felanmälan')
    await screen.findByText('F-1')
    expect(reports.taken()).toEqual(['draft-1.2'])
  })

  it('waits for a file that is uploading, and says so', async () => {
    const upload = { id: 'upload-1', name: 'kran.jpg', size: 10, received: 2, state: 'receiving' } as const
    const reports = await show({ wizard: atSummary(), uploads: [upload] })
    await press('Skicka felanmälan')
    await screen.findByText(/En fil är på väg/)
    expect(reports.taken()).toEqual([])
    await press('Vänta inte, fortsätt redigera')
    await waitFor(() => expect(screen.queryByText(/En fil är på väg/)).toBeNull())
  })
})

describe('A refused file', () => {
  const upload = { id: 'upload-1', name: 'kran.exe', size: 10, received: 10, state: 'refused' } as const

  it('stops at its step, which says so, until it is removed', async () => {
    await show({ wizard: { ...atSummary(), view: 'description' }, uploads: [upload] })
    await press('Nästa')
    const alert = screen.getByText(/Det finns filer som inte gick att ta emot/).closest('[role="alert"]')
    expect(document.activeElement).toBe(alert)
    expect(heading().textContent).toMatch(/Beskrivning/)
  })

  it('leads back to its step when the report is to be sent', async () => {
    const reports = await show({ wizard: atSummary(), uploads: [upload] })
    await press('Skicka felanmälan')
    await isAt(/Beskrivning/)
    expect(screen.getByText(/Det finns filer som inte gick att ta emot/)).toBeTruthy()
    expect(reports.taken()).toEqual([])
  })
})

describe('A draft', () => {
  it('is saved while the resident writes, with the time', async () => {
    const reports = await show({ wizard: { ...atSummary(), view: 'description' } })
    await userEvent.type(screen.getByRole('textbox', { name: 'Beskriv felet' }), ' Igen.')
    await waitFor(() => expect(reports.kept()[0]?.form.description).toContain('Igen.'))
    await screen.findByText(/^Sparat \d\d\.\d\d$/)
  })

  it('stays in the tab if the server is unavailable, and is there after a reload', async () => {
    const wizard = { ...atSummary(), view: 'description' as const }
    await show({ wizard }, { failure: new ServiceUnavailable('away') })
    await userEvent.type(screen.getByRole('textbox', { name: 'Beskriv felet' }), ' Utan nät.')
    await screen.findByText(/Inte sparat än/)
    cleanup()
    await show({ wizard })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Beskriv felet' })).toHaveProperty(
        'value',
        'Varför läcker kranen? Utan nät.',
      ),
    )
  })
})

describe('A session that ends while a report is written', () => {
  const words = 'Du har blivit utloggad. Det du har skrivit finns kvar här: logga in, så sparas det.'
  const again = () => screen.findByRole('link', { name: 'Logga in igen' })

  it('is announced with a way back to the same step, and what is typed stays and is saved after signing in', async () => {
    const session = makeTestSession()
    const reports = await show({ wizard: { ...atSummary(), view: 'description' } }, given, session)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Beskriv felet' })
    session.end('refused')
    expect((await again()).getAttribute('href')).toBe(
      `/logga-in/?referrer=${encodeURIComponent('/felanmalan/boende/beskriv/')}`,
    )
    expect(screen.getByText(words).getAttribute('role')).toBe('alert')
    await userEvent.type(field, ' Igen.')
    expect(field.value).toBe('Varför läcker kranen? Igen.')
    session.show(signedIn)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Logga in igen' })).toBeNull())
    await waitFor(() => expect(reports.kept()[0]?.form.description).toContain('Igen.'))
  })

  it('is noticed when a save is refused, and ends for the whole page', async () => {
    const session = makeTestSession()
    const failure = new SessionExpired('Not signed in')
    await show({ wizard: { ...atSummary(), view: 'description' } }, { ...given, failure }, session)
    await userEvent.type(screen.getByRole('textbox', { name: 'Beskriv felet' }), ' Igen.')
    await again()
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(session.calls).toEqual(['staySignedIn'])
  })

  it('loses nothing of a report that the server has never stored, and shows it to its reporter only', async () => {
    const at = (draftId: string, email = 'anna@example.se') => {
      const start = startCase(aCaseStart({ draftId, profile: aCaseProfile({ email }) }))
      const terms = stepCase(start, { kind: 'setFields', fields: { acceptTerms: true } }).state
      return stepCase(terms, { kind: 'next' }).state
    }
    await show({ wizard: at('draft-1') }, { ...given, failure: new SessionExpired('Not signed in') })
    await userEvent.type(screen.getByLabelText('Telefonnummer'), '89')
    await again()
    cleanup()
    await show({ wizard: at('draft-2', 'bo@example.se') })
    expect(screen.getByLabelText('Telefonnummer')).toHaveProperty('value', '070-123 45 67')
    cleanup()
    await show({ wizard: at('draft-3') })
    await waitFor(() =>
      expect(screen.getByLabelText('Telefonnummer')).toHaveProperty('value', '070-123 45 6789'),
    )
  })
})
