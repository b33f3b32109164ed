// The wizard as pages and plain forms: a whole report with a file without script, and access to each page.
import { emptyCaseForm } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultReportsForTests } from '../../testing/fault-reports.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import { accountOf } from '../../testing/reporters.ts'
import { aJpeg } from '../../testing/sent-files.ts'

let house: FaultReportsForTests
let photo: Buffer
type Person = Awaited<ReturnType<FaultReportsForTests['signIn']>>
beforeAll(async () => {
  house = await openFaultReportsForTests()
  photo = await aJpeg({ width: 300, height: 200 })
})
beforeEach(async () => {
  await house.db.deleteFrom('case_drafts').execute()
  await house.db.deleteFrom('case_submissions').execute()
  await house.db.deleteFrom('cases').execute()
})
afterAll(() => house.close())

const org = 'mainAndCooperative'
const home = `${org}-kajutan-4-1201`
const kitchen = `${org}-large-kitchen`

/** A browser without script: fills in the form of the current page, and follows the redirect. */
const aReporter = async (person: Person, first: string) => {
  let path = first
  const open = async () => {
    for (;;) {
      const { body, status } = await person.page(path.replace(/\?.*/, ''))
      if (typeof body.location !== 'string') return { status, body }
      path = body.location
    }
  }
  const { body } = await open()
  let draftId: string = body.model.wizard.start.draftId
  return {
    at: () => path,
    model: async () => (await open()).body.model,
    send: async (
      action: string,
      fields: Record<string, string> = {},
      files: readonly { name: string; content: Buffer }[] = [],
    ) => {
      const { model } = (await open()).body
      draftId = model.wizard.start.draftId
      const { status, location } = await person.submit(
        `form?draft=${draftId}`,
        { caseType: model.wizard.start.caseType, view: model.wizard.view, action, ...fields },
        { files },
      )
      expect(status).toBe(303)
      path = location
    },
  }
}

const filledIn = async (person: Person) => {
  const report = await aReporter(person, '/felanmalan/boende/')
  await report.send('next', { acceptTerms: 'on' })
  await report.send('next', { email: 'resident@husrum.example', phone: '+46701740605' })
  await report.send('next', { selectedApartmentId: home })
  await report.send('next', { problemArea: kitchen })
  return report
}

describe('A report without script', () => {
  it('goes from the terms to the ticket number, with a file', async () => {
    const vega = await house.signIn('resident')
    const report = await filledIn(vega)
    expect(report.at()).toBe('/felanmalan/boende/vad/')
    await report.send('next', { problemAreaDetails: `${kitchen}-water` })
    // Notices are shown first, then the same button continues.
    expect(report.at()).toBe('/felanmalan/boende/vad/')
    const { choices } = await report.model()
    expect(choices.notices).toEqual(['faq'])
    expect(choices.articles[0].title).toBe('Kranen droppar')
    await report.send('next', { problemAreaDetails: `${kitchen}-water` })
    await report.send('next', { description: '' }, [{ name: 'kran.jpg', content: photo }])
    expect(report.at()).toBe('/felanmalan/boende/beskriv/?field=description%3Arequired#case-trouble')
    const { form } = (await report.model()).wizard
    expect(form.files).toMatchObject([{ name: 'kran.jpg', kind: 'jpeg' }])
    expect(form.selectedApartment.hasBoard).toBe(true)
    await report.send('next', {
      description: 'Det droppar\r\nhela tiden.',
      sendCopy: 'on',
      shareWithBoard: 'on',
    })
    expect(report.at()).toBe('/felanmalan/boende/granska/')
    await report.send('submit')
    expect(report.at()).toBe('/felanmalan/boende/klar/')
    const { wizard, outcome } = await report.model()
    expect(wizard.kind).toBe('submitted')
    expect(outcome).toMatchObject({
      ticketNumber: expect.stringMatching(/^F-/),
      copySent: true,
      visibleInErrands: true,
    })
    expect(await house.db.selectFrom('cases').select(['description', 'copy_to']).execute()).toEqual([
      { description: 'Det droppar\nhela tiden.', copy_to: 'resident@husrum.example' },
    ])
    const shared = await house.db.selectFrom('cases').select('shared_with_board_at').executeTakeFirst()
    expect(shared?.shared_with_board_at).not.toBeNull()
    expect(await house.db.selectFrom('case_files').select('name').execute()).toEqual([{ name: 'kran.jpg' }])
    expect(vega.jar.get('case-management')).toBe('reported')
    // Sent twice, as with Back and the button again.
    await vega.submit(`form?draft=${wizard.start.draftId}`, {
      caseType: 'resident',
      view: 'residentSummary',
      action: 'submit',
    })
    expect(await house.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  })

  it('continues on another device at the same step', async () => {
    await filledIn(await house.signIn('resident'))
    const telephone = await house.signIn('resident')
    const { body } = await telephone.page('/felanmalan/boende/')
    expect(body).toEqual({ status: 302, location: '/felanmalan/boende/vad/' })
    const door = await telephone.page('/felanmalan/')
    expect(door.body.model.door.begun).toMatchObject([{ caseType: 'resident', step: 'problemAreaDetails' }])
  })

  it('returns to the summary from a corrected step', async () => {
    const report = await filledIn(await house.signIn('resident'))
    await report.send('next', { problemAreaDetails: `${kitchen}-walls` })
    await report.send('next', { description: 'En spricka' })
    expect(report.at()).toBe('/felanmalan/boende/granska/')
    await report.send('goTo:contactDetailsWithoutManagement')
    expect(report.at()).toBe('/felanmalan/boende/kontakt/')
    await report.send('next', { email: 'ej', phone: '+46701740605' })
    expect(report.at()).toBe('/felanmalan/boende/kontakt/?field=email%3Aemail#case-trouble')
    await report.send('next', { email: 'resident@husrum.example', phone: '+46701740606' })
    expect(report.at()).toBe('/felanmalan/boende/granska/')
  })

  it('is discarded after a confirmation, with all its data', async () => {
    const report = await filledIn(await house.signIn('resident'))
    await report.send('abort')
    expect(report.at()).toBe('/felanmalan/boende/avbryt/')
    expect((await report.model()).wizard.kind).toBe('confirmingAbort')
    await report.send('confirmAbort')
    expect(report.at()).toBe('/felanmalan/')
    expect(await house.db.selectFrom('case_drafts').select('id').execute()).toEqual([])
  })

  it('preserves the typed text when a file is rejected, and shows the error at the file', async () => {
    const report = await filledIn(await house.signIn('resident'))
    await report.send('next', { problemAreaDetails: `${kitchen}-walls` })
    await report.send('next', { description: 'En spricka' }, [
      { name: 'a.jpg', content: Buffer.from('<svg/>') },
    ])
    expect(report.at()).toBe('/felanmalan/boende/beskriv/?field=files%3AfileType#case-trouble')
    const { wizard } = await report.model()
    expect([wizard.form.description, wizard.form.files]).toEqual(['En spricka', []])
  })

  it('accepts files one after the other, and earlier ones stay', async () => {
    const report = await filledIn(await house.signIn('resident'))
    await report.send('next', { problemAreaDetails: `${kitchen}-walls` })
    await report.send('next', { description: '' }, [{ name: 'vägg.jpg', content: photo }])
    await report.send('next', { description: 'En spricka' }, [
      { name: 'tak.jpg', content: photo },
      { name: 'golv.jpg', content: photo },
    ])
    const { wizard } = await report.model()
    const names: string[] = wizard.form.files.map(({ name }: { name: string }) => name)
    expect(names.sort()).toEqual(['golv.jpg', 'tak.jpg', 'vägg.jpg'])
  })

  it('shows an error at a file for which there is no room', async () => {
    const report = await filledIn(await house.signIn('resident'))
    await report.send('next', { problemAreaDetails: `${kitchen}-walls` })
    const six = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.jpg`, content: photo }))
    await report.send('next', { description: 'En spricka' }, six)
    expect(report.at()).toBe('/felanmalan/boende/beskriv/?field=files%3AtooManyFiles#case-trouble')
    expect((await report.model()).wizard.form.files).toHaveLength(5)
  })

  it('stores its files as long as its text: a day from the last change', async () => {
    const vega = await house.signIn('resident')
    const report = await filledIn(vega)
    await report.send('next', { problemAreaDetails: `${kitchen}-walls` })
    await report.send('next', { description: 'En spricka' }, [{ name: 'vägg.jpg', content: photo }])
    house.clock.pass(23 * 3_600_000)
    await report.send('previous')
    house.clock.pass(2 * 3_600_000)
    await house.uploads.sweep()
    expect((await report.model()).uploads).toMatchObject([{ name: 'vägg.jpg', state: 'clean' }])
    await report.send('next', { description: 'En spricka i väggen' })
    await report.send('submit')
    expect(report.at()).toBe('/felanmalan/boende/klar/')
  })

  it('returns to its step when the form cannot be read', async () => {
    const vega = await house.signIn('resident')
    const report = await filledIn(vega)
    const { model } = (await vega.page('/felanmalan/boende/vad/')).body
    const { location } = await vega.submit(
      `form?draft=${model.wizard.start.draftId}`,
      { description: 'x'.repeat(70_000) },
      { headers: { referer: 'http://localhost/felanmalan/boende/vad/' } },
    )
    expect(location).toBe('/felanmalan/boende/vad/?error=fileSize#case-trouble')
    expect(report.at()).toBe('/felanmalan/boende/vad/')
  })

  it('shows the progress in the title', async () => {
    const vega = await house.signIn('resident')
    const report = await filledIn(vega)
    const { body } = await vega.page(report.at())
    expect(body.seo.title).toMatch(/^Steg 4 av 6 – Vad som är fel – Felanmälan/)
  })

  it('finds a house for a board by a search text', async () => {
    const gunnel = await house.signIn('boardOne')
    const report = await aReporter(gunnel, '/felanmalan/styrelse/')
    await report.send('next', { acceptTerms: 'on' })
    await report.send('next', {
      firstName: 'Gunnel',
      lastName: 'Sandin',
      email: 'boardone@husrum.example',
      phone: '+46701740609',
      boardEmail: '',
    })
    await report.send('search', { searchString: 'trapphus 6' })
    const { choices } = await report.model()
    expect(choices.found.buildings).toMatchObject([{ id: `${org}-kajutan-6-a` }])
    await report.send('next', { searchString: 'trapphus 6', selectedApartmentId: `${org}-kajutan-6-a` })
    expect(report.at()).toBe('/felanmalan/styrelse/var/')
    const { wizard, choices: next } = await report.model()
    expect(wizard.form.fullBuilding).toBe(true)
    expect(next.rooms.map(({ key }: { key: string }) => key)).toContain('elevator')
    expect(next.warranty).toEqual({ kind: 'running', lastDay: '2028-09-14' })
  })
})

describe('The pages', () => {
  it('are private to the caller, not cached and not indexed', async () => {
    const vega = await house.signIn('resident')
    const { headers, body } = await vega.page('/felanmalan/boende/villkor/')
    expect([headers.get('cache-control'), body.seo.robots, body.template]).toEqual([
      'no-store',
      'noindex,nofollow',
      'caseWizard',
    ])
    expect(body.model.wizard.form.firstName).toBe('Vega')
    const stranger = await house.signIn(undefined)
    expect((await stranger.page('/felanmalan/boende/villkor/')).status).toBe(401)
    const ester = await house.signIn('withoutIdentity')
    expect((await ester.page('/felanmalan/boende/villkor/')).status).toBe(409)
    expect((await vega.page('/felanmalan/boende/ingenstans/')).status).toBe(404)
    expect((await vega.page('/felanmalan/boende/beskriv/')).body.location).toBe('/felanmalan/boende/villkor/')
  })

  it('show a board its own report, and a board without management the one for it', async () => {
    const gunnel = await house.signIn('boardOne')
    expect((await gunnel.page('/felanmalan/boende/villkor/')).body.location).toBe('/felanmalan/styrelse/')
    const maj = await house.signIn('boardWithout')
    expect((await maj.page('/felanmalan/styrelse/villkor/')).body.location).toBe(
      '/felanmalan/forening-utan-forvaltning/',
    )
    const { body } = await maj.page('/felanmalan/forening-utan-forvaltning/villkor/')
    expect(body.model.wizard.start.isSwitched).toBe(true)
  })

  it('show a private person at the board’s report the way there: sign in for it, report without management, or none', async () => {
    const { id } = await house.db
      .selectFrom('associations')
      .select('id')
      .where('name', '=', 'Brf Fyren')
      .where('organisation', '=', org)
      .executeTakeFirstOrThrow()
    const account = await accountOf(house.db, 'resident')
    // Signed in before the person joins the board.
    const vega = await house.signIn('resident')
    const standing = async () => {
      const { body } = await vega.page('/felanmalan/styrelse/villkor/')
      expect(body.location).toBe('/felanmalan/?board=1')
      return (await vega.page('/felanmalan/')).body.model.door.board
    }
    const manage = (active_financial_management: boolean) =>
      house.db.updateTable('associations').set({ active_financial_management }).where('id', '=', id).execute()
    expect(await standing()).toEqual({ kind: 'none' })
    await house.db
      .insertInto('association_members')
      .values({ account_id: account, association_id: id })
      .execute()
    expect(await standing()).toEqual({ kind: 'withoutManagement', association: 'Brf Fyren' })
    await manage(true)
    expect(await standing()).toEqual({ kind: 'signIn' })
    await manage(false)
    await house.db.deleteFrom('association_members').where('account_id', '=', account).execute()
    const board = (await (await house.signIn('boardOne')).page('/felanmalan/')).body.model.door.board
    const guest = (await (await house.signIn(undefined)).page('/felanmalan/')).body.model.door.board
    expect([board, guest]).toEqual([undefined, undefined])
  })

  it('show the warranty to a resident of a new home, and everyone the phone number for this hour', async () => {
    const vega = await house.signIn('resident')
    const { body } = await vega.page('/felanmalan/')
    expect(body.template).toBe('faultReport')
    expect(body.model.door.warranties).toEqual([
      { address: 'Lotsrännegatan 4', warranty: { kind: 'running', lastDay: '2028-09-14' } },
    ])
    const contactFor = async (kind: string) =>
      (await (await house.signIn(undefined)).page('/felanmalan/')).body.model.door.emergencies.find(
        (one: { kind: string }) => one.kind === kind,
      ).contact.name
    expect(await contactFor('noHeat')).toBe('Felanmälan')
    house.clock.pass(8 * 3_600_000)
    expect([await contactFor('noHeat'), await contactFor('leak')]).toEqual(['Jouren', 'Jouren'])
  })

  it('are in Norwegian in Norway, with questions and answers', async () => {
    const ingrid = await house.signIn('resident', 'norway')
    expect((await ingrid.page('/meld-feil/beboer/vilkar/')).body.seo.title).toBe(
      'Før du begynner – Meld fra om feil – Husrum Norge',
    )
    const { body } = await ingrid.call('POST', 'drafts/0c2b6f3e-9d41-4a57-8e60-1f3a5b7c9d20', {
      caseType: 'resident',
      step: 'problemAreaDetails',
      form: {
        ...emptyCaseForm,
        acceptTerms: true,
        email: 'resident@husrum.example',
        phone: '+4741740605',
        type: 'apartment',
        selectedApartment: { id: 'norway-kajutan-4-0201', propertyId: 'x', address: 'x' },
        selectedApartmentId: 'norway-kajutan-4-0201',
        problemArea: 'norway-large-kitchen',
        problemAreaDetails: 'norway-large-kitchen-water',
      },
      appliances: false,
      submission: 2,
      isNewCase: false,
      isSwitched: false,
    })
    expect(body.submission).toBe(2)
    const { model } = (await ingrid.page('/meld-feil/beboer/hva/')).body
    expect(model.choices.faq[0].question).toBe('Hva gjør jeg når kranen drypper?')
    expect(JSON.stringify(model)).not.toContain('synes"')
  })

  it('do not exist on sites without fault reports', async () => {
    const stranger = await house.signIn(undefined, 'finland')
    expect((await stranger.page('/felanmalan/boende/villkor/')).status).toBe(404)
  })
})
