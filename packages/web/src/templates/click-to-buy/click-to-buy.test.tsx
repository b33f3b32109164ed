// Booking a home: from the home to the contract, and every way in which it can fail.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryBookings, InMemoryBookingsOptions } from '@husrum/application/testing'
import { makeInMemoryBookings } from '@husrum/application/testing'
import type { BookingStep, SiteKey } from '@husrum/domain'
import { bookingAddress, bookingVariantOfCountry, errorPageKinds, moneyOf, siteByKey } from '@husrum/domain'
import { aBookingOffer, aBookingView, aTypedApplicant, aUser } from '@husrum/domain/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import type { Capabilities } from '../../frame/capabilities.tsx'
import { aClickToBuyPage } from '../../testing/pages.ts'
import { address, showPage } from '../../testing/show-page.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { stepForms } from './step-forms.ts'
import { ClickToBuyTemplate } from './Template.tsx'

afterEach(cleanup)
/** The document itself is not tested here. */
const stay = (event: Event) => {
  if ((event.target as Element).closest('a[target]')) event.preventDefault()
}
beforeEach(() => {
  sessionStorage.clear()
  document.addEventListener('click', stay)
  globalThis.scrollTo = () => undefined
})

const minute = 60_000
const oak = { id: 'oak-floor', group: 'Golv', title: 'Ekparkett', text: '', price: moneyOf(18_000) }
const booking = (facts: Parameters<typeof aBookingView>[0] = {}) =>
  aBookingView({ now: Date.now(), holdExpiresAt: Date.now() + 30 * minute, options: [oak], ...facts })

interface World extends InMemoryBookingsOptions {
  readonly step?: BookingStep
  readonly at?: string
  readonly site?: SiteKey
  readonly isGuest?: boolean
  readonly answers?: Partial<Capabilities['bookings']>
}

const show = async ({
  step = 'personal-info',
  at,
  site = 'sweden',
  isGuest = false,
  answers,
  ...given
}: World) => {
  await Promise.all(Object.values(stepForms).map((form) => form.load()))
  const bookings = makeInMemoryBookings({ country: siteByKey(site).country, ...given })
  const [first] = given.bookings ?? []
  const place = first ? { bookingId: first.bookingId } : { objectId: 'home-1' }
  await showPage(
    <ClickToBuyTemplate page={aClickToBuyPage(step)} data={{ isSignedOut: false, hasFailed: false }} />,
    {
      site,
      at: at ?? bookingAddress(siteByKey(site), step, place) ?? '/',
      capabilities: { bookings: { ...bookings, ...answers }, uploads: { list: async () => [] } },
      session: makeFixedSessionStore(
        isGuest ? { kind: 'guest' } : { kind: 'signedIn', user: aUser(), hasFailed: false },
      ),
    },
  )
  return bookings
}

const heading = () => screen.getByRole('heading', { level: 1 })
const isAt = (name: string) => waitFor(() => expect(heading().textContent).toBe(name))
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text)

describe('Before a home is booked', () => {
  it('the buyer reads the price and the steps, and has the home held', async () => {
    const bookings = await show({ step: 'start-booking', offers: [aBookingOffer()], bookings: [] })
    await isAt('Boka Kajutan 1203')
    expect(screen.getByText(/räknas av från priset/).textContent).toMatch(/25\s000\skr/)
    expect(screen.getByText(/inom 14 dagar/).textContent).toMatch(/7\s000\skr/)
    await press('Håll bostaden åt mig')
    await isAt('Dina uppgifter')
    expect(address()).toMatch(/^\/boka\/uppgifter\/\?bookingId=/)
    expect(document.activeElement).toBe(heading())
    expect((await bookings.list()).map(({ status }) => status)).toEqual(['info'])
  })

  it('the page reports that another buyer was faster, and offers the waiting list', async () => {
    await show({ step: 'start-booking', offers: [aBookingOffer()], bookings: [], lost: ['home-1'] })
    await isAt('Boka Kajutan 1203')
    await press('Håll bostaden åt mig')
    await screen.findByText('Någon annan hann före')
    await press('Ställ mig i kö')
    await screen.findByText('Du står på plats 1 av 1 i kön.')
  })

  it('a guest is asked to identify', async () => {
    const offer = aBookingOffer({ canBook: false, reason: 'missingIdentity' })
    await show({ step: 'start-booking', offers: [offer], bookings: [], isGuest: true })
    await screen.findByRole('button', { name: 'Legitimera dig med BankID' })
    expect(screen.queryByRole('button', { name: 'Håll bostaden åt mig' })).toBeNull()
  })

  it.each([
    ['a held home', { reason: 'held', lineObstacle: 'missingIdentity' }, ''],
    ['a home that another buyer was faster to hold', { reason: 'missingIdentity' }, '&error=lost'],
  ] as const)('a guest on %s is asked to identify for the waiting list', async (_, facts, search) => {
    const offer = aBookingOffer({ canBook: false, isBookable: false, ...facts })
    const at = `/boka/borja/?objectId=home-1${search}`
    await show({ step: 'start-booking', at, offers: [offer], bookings: [], isGuest: true })
    await screen.findByRole('heading', { name: 'Legitimera dig för att ställa dig i kö' })
    expect(screen.getByRole('button', { name: 'Legitimera dig med BankID' })).toBeTruthy()
    expect(screen.queryByText('Legitimera dig för att boka')).toBeNull()
  })

  it('the page shows an obstacle', async () => {
    const offer = aBookingOffer({ canBook: false, isBookable: false, reason: 'sold' })
    await show({ step: 'start-booking', offers: [offer], bookings: [] })
    await screen.findByText('Bostaden är såld.')
  })
})

describe('A co-applicant who has not signed', () => {
  const waiting = () =>
    booking({
      status: 'waitingCoSigner',
      step: 'sign',
      signers: [
        { role: 'buyer', name: 'Anna Berg', hasSigned: true, signedAt: Date.now() },
        { role: 'coBuyer', name: 'Olle Lund', hasSigned: false, invitedAt: Date.now() },
      ],
    })

  it('is sent another link', async () => {
    await show({ step: 'sign', bookings: [waiting()] })
    await screen.findByRole('heading', { name: 'Nu väntar vi på Olle Lund' })
    await press('Skicka en ny länk')
    await screen.findByText('En ny länk är skickad. Den gamla gäller inte längre.')
  })

  it('receives no more links after several: the buyer reads why, and what to do', async () => {
    const tooFast = async () => ({ kind: 'tooFast', retryAfterMs: 3_600_000 }) as const
    await show({ step: 'sign', bookings: [waiting()], answers: { invite: tooFast } })
    await screen.findByRole('heading', { name: 'Nu väntar vi på Olle Lund' })
    await press('Skicka en ny länk')
    await screen.findByText(/redan skickat länken flera gånger. Be Olle Lund titta i skräpposten/)
  })
})

describe('The forms', () => {
  it('are prefilled from the account, and show at each field what is missing', async () => {
    await show({ bookings: [booking()] })
    await isAt('Dina uppgifter')
    expect(screen.getByLabelText('Förnamn')).toHaveProperty('value', aUser().firstName)
    await press('Gå vidare')
    const alert = await screen.findByRole('alert')
    expect(document.activeElement).toBe(alert)
    expect(screen.getByRole('heading', { name: 'Något behöver rättas' })).toBeTruthy()
    const inOrder = within(alert).getAllByRole('link')
    expect(inOrder.map(({ textContent }) => textContent).join(' ')).toMatch(
      /^Ange personnummer\. .*Ange gatuadress, postnummer och ort\.$/,
    )
    expect(document.title).toBe('Fel: Steg 2 av 8 – Dina uppgifter – Boka bostad – Husrum')
    const number = screen.getByLabelText('Personnummer')
    expect(number.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(number, '1')
    expect(number.getAttribute('aria-invalid')).toBeNull()
  })

  it('of two buyers name the person of each error, in the order of the page', async () => {
    const other = { firstName: '', personalNumber: '', email: 'x', share: '40' }
    const applicants = [aTypedApplicant({ share: '60' }), aTypedApplicant(other)]
    await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    expect(screen.getByText(/Personnumret för den du köper med/)).toBeTruthy()
    await press('Gå vidare')
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Den du köper med: Ange förnamn.',
      'Den du köper med: Ange personnummer.',
      'Den du köper med, E-postadress: Skriv en hel e-postadress, till exempel namn@exempel.se.',
    ])
  })

  it('group the digits of a phone number when the field loses the focus', async () => {
    await show({ bookings: [booking({ forms: { applicants: [aTypedApplicant({ phone: '' })] } })] })
    await isAt('Dina uppgifter')
    await type('Telefonnummer', '0701234567')
    await userEvent.tab()
    expect(screen.getByLabelText('Telefonnummer')).toHaveProperty('value', '070-123 45 67')
  })

  it('of two buyers ask for two people, whose shares make a whole', async () => {
    const applicants = [aTypedApplicant()]
    await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    await press('Vi är två som köper')
    expect(screen.getAllByLabelText(/Andel/).map((field) => (field as HTMLInputElement).value)).toEqual([
      '50',
      '50',
    ])
    await press('Jag köper ensam')
    expect(screen.queryByLabelText(/Andel/)).toBeNull()
  })

  it('report an address that another person has, when the field loses the focus', async () => {
    const applicants = [aTypedApplicant({ email: 'olle@example.se' })]
    await show({ bookings: [booking({ forms: { applicants } })], takenEmails: ['olle@example.se'] })
    await isAt('Dina uppgifter')
    await userEvent.click(screen.getByLabelText('E-postadress'))
    await userEvent.tab()
    await screen.findByText(/annan person i dina bokningar/)
  })

  it('lead through options, money and home to the contract', async () => {
    const applicants = [aTypedApplicant()]
    const bookings = await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    await press('Gå vidare')
    await isAt('Tillval')
    expect(document.title).toBe('Steg 3 av 8 – Tillval – Boka bostad – Husrum')
    await userEvent.click(screen.getByRole('checkbox', { name: /Ekparkett/ }))
    // In the form immediately, and beside it.
    await waitFor(() => expect(screen.getAllByText(/^4\s213\s000\skr$/)).toHaveLength(2))
    await press('Gå vidare')
    await isAt('Finansiering')
    await type('Egna pengar', '100000')
    expect((screen.getByLabelText('Egna pengar') as HTMLInputElement).value).toMatch(/^100\s000$/)
    await press('Gå vidare')
    expect((await screen.findByRole('alert')).textContent).toMatch(/minst 629\s250\skr/)
    await userEvent.clear(screen.getByLabelText('Egna pengar'))
    await type('Egna pengar', '700000')
    await press('Gå vidare')
    await isAt('Så bor du nu')
    await userEvent.click(screen.getByRole('radio', { name: 'I hyresrätt' }))
    await press('Gå vidare')
    await isAt('Skriv under')
    expect(bookings.kept('booking-1')).toMatchObject({
      status: 'signing',
      forms: { choices: ['oak-floor'], accommodation: { presentHome: 'tenancy' } },
    })
  })

  it('show the last day of each option, and a closed one as closed, with its picture', async () => {
    const now = Date.parse('2026-11-20T12:00+01:00')
    const options = [
      { ...oak, deadline: Date.parse('2026-12-22T00:00+01:00'), image: 'oak-picture' },
      { ...oak, id: 'stone', title: 'Kalksten', deadline: Date.parse('2026-11-20T00:00+01:00') },
    ]
    const kept = { now, options, forms: { choices: ['walls'] } }
    await show({ step: 'choices', bookings: [booking({ ...kept, status: 'choices', step: 'choices' })] })
    await isAt('Tillval')
    expect(screen.getByText('Sista valdag 2026-12-21')).toBeTruthy()
    const closed = screen.getByRole('checkbox', { name: /Kalksten.*Sista valdag var 2026-11-19/ })
    expect(closed).toHaveProperty('disabled', true)
    expect(closed.closest('label')?.dataset).toMatchObject({ closed: 'true' })
    expect(
      screen
        .getByRole('checkbox', { name: /Ekparkett/ })
        .closest('label')
        ?.querySelector('img'),
    ).toBeTruthy()
  })

  it('count a document as read once it was opened', async () => {
    const document = {
      id: 'papers',
      title: 'Turva-asiakirjat',
      type: 'securityDocuments',
      mustRead: true,
      htmlUrl: '/papers/',
      pdfUrl: '/papers.pdf',
    } as const
    const facts = { variant: 'B', status: 'documents', step: 'documents', documents: [document] } as const
    const bookings = await show({ site: 'finland', step: 'documents', bookings: [booking(facts)] })
    await isAt('Asiakirjat')
    await press('Jatka')
    expect((await screen.findByRole('alert')).textContent).toContain('Avaa Turva-asiakirjat')
    await userEvent.click(screen.getByRole('link', { name: /^Avaa Turva-asiakirjat \(/ }))
    await screen.findByText('1/1 avattu')
    await press('Jatka')
    await waitFor(() => expect(bookings.kept('booking-1')?.status).toBe('signing'))
  })
})

describe('The typed values', () => {
  const applicants = [aTypedApplicant()]
  const phone = () => screen.getByLabelText('Telefonnummer')

  it('are saved on the server while the buyer types', async () => {
    const bookings = await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    await userEvent.clear(phone())
    await userEvent.type(phone(), '070-999')
    await waitFor(() => expect(bookings.kept('booking-1')?.forms.applicants?.[0]?.phone).toBe('070-999'))
    await screen.findByText(/^Sparat /)
  })

  it('stay, in the tab too, except personal numbers, if the server is unavailable', async () => {
    const away = async (): Promise<never> => {
      throw new ServiceUnavailable('away')
    }
    await show({ bookings: [booking({ forms: { applicants } })], answers: { save: away } })
    await isAt('Dina uppgifter')
    await userEvent.type(phone(), '8')
    await press('Gå vidare')
    expect((await screen.findByRole('alert')).textContent).toContain('Tjänsten svarar inte just nu')
    expect(phone()).toHaveProperty('value', '070-123 45 678')
    const [kept = ''] = Object.values({ ...sessionStorage })
    expect(kept).toContain('070-123 45 678')
    expect(kept).not.toContain('2391')
  })

  it('stay if the session has ended: the buyer identifies and continues', async () => {
    const over = async (): Promise<never> => {
      throw new SessionExpired('over')
    }
    await show({ bookings: [booking({ forms: { applicants } })], answers: { save: over } })
    await isAt('Dina uppgifter')
    await press('Gå vidare')
    await screen.findByRole('heading', { name: 'Legitimera dig igen' })
    expect(phone()).toHaveProperty('value', '070-123 45 67')
  })

  it('survive a change on another device: the page says so, and a second submit sends them', async () => {
    const bookings = await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    bookings.change('booking-1', {})
    await press('Gå vidare')
    await screen.findByText(/ändrades på en annan enhet/)
    await press('Gå vidare')
    await isAt('Tillval')
  })

  it('of a step that is over lead to the present step of the booking', async () => {
    const bookings = await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    bookings.change('booking-1', { status: 'financing', step: 'financing' })
    await press('Gå vidare')
    await isAt('Finansiering')
    expect(address()).toMatch(/^\/boka\/finansiering\//)
  })
})

describe('The hold', () => {
  const at = (left: number) => booking({ holdExpiresAt: Date.now() + left })

  it('shows the time that is left by the server’s clock', async () => {
    const now = Date.UTC(2020, 0, 1)
    await show({ bookings: [booking({ now, holdExpiresAt: now + 20 * minute })], now: () => now })
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(20:00|19:5\d) kvar$/)
  })

  it('says that there is more time when signing begins', async () => {
    const applicants = [aTypedApplicant()]
    const bookings = await show({ bookings: [booking({ forms: { applicants } })] })
    await isAt('Dina uppgifter')
    expect(screen.queryByText(/Du har fått mer tid/)).toBeNull()
    bookings.change('booking-1', { holdExpiresAt: Date.now() + 60 * minute })
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText(/^Du har fått mer tid. Bostaden hålls åt dig i (?:59|60) minuter till\.$/)
  })

  it('warns in its last five minutes, with what to do', async () => {
    await show({ bookings: [at(4 * minute)] })
    await screen.findByText(/släpps bostaden/)
  })

  it('shows when it has expired, and offers a retry', async () => {
    await show({ bookings: [booking({ status: 'expired' })] })
    await isAt('Tiden gick ut')
    expect(screen.getByRole('link', { name: 'Försök igen' }).getAttribute('href')).toBe(
      '/boka/borja/?objectId=home-1',
    )
  })
})

describe('A booking that ended', () => {
  const paid = {
    paymentId: 'payment-1',
    provider: 'swish',
    status: 'paid',
    amount: moneyOf(25_000),
    messageKey: 'paid',
  } as const
  const over = (facts: Parameters<typeof aBookingView>[0]) => {
    const { holdExpiresAt: _, ...ended } = booking({
      can: { goBack: false, cancel: false, withdraw: false, pay: false },
      ...facts,
    })
    return ended
  }

  const languages = [
    ['sweden', 'sv'],
    ['norway', 'nb'],
    ['finland', 'fi'],
  ] as const
  it.each(languages)(
    'on %s shows for every kind what happened, what became of the money, and what to do',
    async (site, language) => {
      const {
        signIn,
        bookingEnd,
        booking: words,
      } = await loadTexts(language, ['signIn', 'bookingEnd', 'booking'])
      const variant = bookingVariantOfCountry[siteByKey(site).country]
      for (const failure of errorPageKinds) {
        await show({ site, bookings: [over({ variant, status: 'failed', failure })] })
        const { heading: name, text } = signIn.outcomes.errorPages[failure]
        await isAt(name)
        expect(screen.getByText(text)).toBeTruthy()
        expect(screen.getByText(bookingEnd.ended.noMoney)).toBeTruthy()
        expect(screen.getByRole('link', { name: words.clock.again }).getAttribute('href')).toMatch(
          /objectId=/,
        )
        cleanup()
      }
    },
  )

  it.each([
    ['underWay', 'Pengarna är på väg tillbaka till dig. Det tar oftast några minuter, ibland några dagar.'],
    ['done', 'Pengarna är tillbaka hos dig.'],
    ['failed', 'Återbetalningen gick inte. Vi ordnar det och hör av oss.'],
  ] as const)('shows the state of its refund: %s', async (refund, words) => {
    await show({ bookings: [over({ status: 'cancelled', endedBy: 'staff', payment: { ...paid, refund } })] })
    await isAt('Bokningen är avbruten')
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('promises the home for a late payment only if time alone ran out', async () => {
    const payment = { ...paid, status: 'unknown', messageKey: 'unclear' } as const
    await show({ bookings: [over({ status: 'expired', payment })] })
    await isAt('Tiden gick ut')
    expect(screen.getByText(/eller så får du bostaden/)).toBeTruthy()
    cleanup()
    await show({ bookings: [over({ status: 'cancelled', endedBy: 'buyer', payment })] })
    await isAt('Bokningen är avbruten')
    expect(screen.getByText('Om pengar har dragits betalar vi tillbaka dem. Vi mejlar dig.')).toBeTruthy()
  })

  it('by a withdrawal shows that the agreement is withdrawn', async () => {
    await show({
      bookings: [
        over({
          status: 'cancelled',
          endedBy: 'buyer',
          completedAt: Date.now(),
          payment: { ...paid, refund: 'underWay' },
        }),
      ],
    })
    await isAt('Du har ångrat avtalet')
    expect(screen.getByText(/En bekräftelse med tidpunkten/)).toBeTruthy()
  })
})

describe('The address', () => {
  const quiet = (bookings: InMemoryBookings) => bookings.kept('booking-1')?.step

  it('of another step redirects to the present one', async () => {
    const bookings = await show({ step: 'financing', bookings: [booking()] })
    await isAt('Dina uppgifter')
    expect(address()).toBe('/boka/uppgifter/?bookingId=booking-1')
    expect(quiet(bookings)).toBe('personal-info')
  })

  it('of a missing booking says where to begin', async () => {
    await show({ bookings: [], at: '/boka/uppgifter/?bookingId=other' })
    await screen.findByText('Välj en bostad att boka')
  })
})
