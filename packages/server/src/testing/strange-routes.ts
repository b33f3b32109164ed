// Routes outside of the contract: forms without script, files, links in e-mails and callbacks of providers. For tests that send
// strange values to each of their fields.
import {
  accountFormPaths,
  boardErrandsCsvPath,
  bookingInvitationPath,
  caseFormPath,
  catalogueImportReportPath,
  catalogueImportsPath,
  catalogueSchemaPath,
  catalogueTemplatePath,
  consentFormPath,
  contactFormPath,
  createCasePaths,
  errandFilePaths,
  errandFormPath,
  errandLetterPaths,
  errandStatusPath,
  errandVisitPath,
  inspectionCalendarPath,
  inspectionFormPath,
  inspectionPhotoPath,
  interiorConfirmationPaths,
  interiorFormPath,
  keepCookiesPath,
  markFormPath,
  newsFormPath,
  notificationSettingsFormPath,
  orderListFilePath,
  ownArchivePath,
  ownDataFormPaths,
  paperAddress,
  paperFilesPath,
  printOrderFormPath,
  searchAlertFormPaths,
  showingCsvPath,
  showingFormPath,
  timelineCalendarPath,
  unsubscribePath,
  updateCasePaths,
  uploadsPath,
  wishesFormPath,
} from '@husrum/contract'
import { bookingFormPath, bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import { ownPaymentsFormPath, vipFormPath } from '@husrum/contract/payments/wire'
import { caseFieldsOf } from '@husrum/domain'
import type { Sender, StrangeHouse } from './strange-house.ts'

export interface StrangeRoute {
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly who: Sender
  /** Another system calls it, with its key. */
  readonly isByKey?: true
  /** Query parameters, with plausible values. */
  readonly query?: Readonly<Record<string, string>>
  /** Path parameters, with plausible values. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Form fields, with plausible values; absent: no body is sent. */
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Accepts files, so it is also sent as `multipart/form-data`; or only so. */
  readonly files?: 'too' | 'only'
  /** Headers that it reads. */
  readonly headers?: readonly string[]
  /** Statuses of pages that say what is wrong. */
  readonly alsoAnswers?: Readonly<Record<string, number>>
}

/** Routes without input except for their address, or with tests of their own. */
export const plainRoutes: readonly (readonly [path: RegExp, why: string])[] = [
  [
    /^\/(?:\*|health\/|openapi|robots|sitemap|en\/sitemap|:name\{sitemap)/,
    'bad-input.test.ts: paths of pages',
  ],
  [/^\/__dev\//, 'not there in production'],
  [/^\/(?:services\/(?:openapi\.json|reference)|\.well-known\/change-password)$/, 'reads nothing'],
]

const text = 'Den läcker mer nu'

export const strangeRoutes = ({ samples }: StrangeHouse): readonly StrangeRoute[] => {
  const objectId = String(samples.all.objectId)
  const stageId = String(samples.all.stageId)
  const account = { ...samples.person, acceptTerms: 'on', newsletter: 'on', email: 'anna@example.com' }
  const passwords = { password: 'blå båt vid kaj', repeatedPassword: 'blå båt vid kaj' }
  const token = 'a'.repeat(43)
  const post = (
    path: string,
    who: Sender,
    fields: StrangeRoute['fields'],
    more: Partial<StrangeRoute> = {},
  ): StrangeRoute => ({
    method: 'POST',
    path,
    who,
    fields,
    ...more,
  })
  const get = (
    path: string,
    who: Sender,
    parameters: StrangeRoute['parameters'] = {},
    query = {},
  ): StrangeRoute => ({
    method: 'GET',
    path,
    who,
    parameters,
    query,
  })
  const referrer = '/mina-sidor/'
  const errand = { id: samples.errands.open, version: '1', key: 'a-key-of-tests', draft: samples.fault.id }
  const caseFields = Object.fromEntries(
    [...new Set(Object.values(caseFieldsOf).flat())].map((name) => [name, name.includes('Id') ? '' : 'abc']),
  )
  const invitation = { broken: 404, wrongCode: 422 }
  const callback = { state: 'abc', code: 'abc', error: '', iss: '' }
  return [
    post(accountFormPaths.login, 'guest', {
      email: 'anna@example.com',
      password: 'x',
      referrer,
      siteId: '1',
    }),
    post(accountFormPaths.forgot, 'guest', { email: 'anna@example.com' }),
    post(accountFormPaths.reset, 'guest', { token, ...passwords }),
    post(accountFormPaths.register, 'guest', {
      ...account,
      ...passwords,
      flowId: '',
      campaignCode: '',
      userBase: '0',
      referrer,
    }),
    post(accountFormPaths.consent, 'justJoined', { accepted: 'true', referrer }),
    post(accountFormPaths.verify, 'justJoined', { token, code: '', password: 'x' }),
    post(accountFormPaths.reject, 'guest', { token }),
    post(accountFormPaths.undo, 'guest', { token, purpose: 'undo' }),
    post(accountFormPaths.emailSignIn, 'justJoined', { allowed: 'true' }),
    post(accountFormPaths.logout, 'withoutIdentity', { referrer }),
    post(accountFormPaths.endSession, 'justJoined', { id: samples.account }),
    post(accountFormPaths.details, 'vip', {
      preferredName: 'Signe',
      phoneNumber: '0701740605',
      ...samples.address,
      countryId: 'SE',
      newsLetter: 'on',
    }),
    post(accountFormPaths.changePassword, 'justJoined', { currentPassword: 'x', ...passwords }),
    post(accountFormPaths.interest, 'guest', { ...account, objectId, stageId: '', message: text }),
    post(notificationSettingsFormPath, 'vip', { language: 'sv', 'email:news': 'on' }),
    post(
      contactFormPath,
      'vip',
      { to: 'site/desk', subject: 'Hej', message: text, key: 'a-key-of-tests' },
      { files: 'too' },
    ),
    post(newsFormPath, 'vip', { id: 'all' }),
    post(markFormPath, 'vip', { objectId, mark: 'favourite', marked: 'true' }),
    post(markFormPath, 'vip', { newsTo: '1' }),
    post(ownDataFormPaths.archive, 'vip', { any: '' }),
    post(ownDataFormPaths.delete, 'ongoingBusiness', { password: 'x', confirmed: 'on' }),
    post(ownDataFormPaths.untie, 'ongoingBusiness', { password: 'x' }),
    post(
      consentFormPath,
      'guest',
      { choice: 'manual', statistics: 'on', returnTo: '/' },
      { headers: ['referer'] },
    ),
    post(keepCookiesPath, 'guest', {}, { query: { keep: 'consent' } }),
    post(errandFormPath, 'movingIn', { ...errand, action: 'message', text }, { files: 'too' }),
    post(
      errandFormPath,
      'movingIn',
      {
        ...errand,
        action: 'update',
        description: text,
        other: 'on',
        otherFirstName: 'Anna',
        otherLastName: 'Å',
        otherEmail: 'anna@example.com',
        otherPhone: '0701740605',
        removeFiles: '',
        merge: '',
        descriptionChoice: 'yours',
      },
      { files: 'too' },
    ),
    post(errandFormPath, 'movingIn', { ...errand, action: 'rate', rating: '3', text }),
    post(errandFormPath, 'movingIn', { ...errand, action: 'message', text, removeFile: samples.account }),
    post(errandLetterPaths.page, 'guest', { token, stop: 'true', site: 'sweden' }),
    post(errandLetterPaths.unsubscribe, 'guest', { 'List-Unsubscribe': 'One-Click' }, { query: { token } }),
    get(errandLetterPaths.page, 'guest', {}, { token, site: 'sweden' }),
    get(errandLetterPaths.unsubscribe, 'guest', {}, { token, site: 'sweden' }),
    { ...get(bookingInvitationPath, 'guest', {}, { token }), alsoAnswers: invitation },
    post(bookingInvitationPath, 'guest', { token }, { alsoAnswers: invitation }),
    post(bookingInvitationPath, 'guest', { code: '7QKM-4XRT' }, { alsoAnswers: invitation }),
    get(errandStatusPath, 'guest', {}, { token, site: 'sweden' }),
    post(errandStatusPath, 'guest', { token, key: 'a', text: 'Hej', action: 'message' }),
    post(
      caseFormPath,
      'movingIn',
      { ...caseFields, caseType: 'resident', view: 'description', action: 'next' },
      { query: { draft: samples.fault.id }, files: 'too', headers: ['referer'] },
    ),
    ...(['residentSummary', 'contact', 'residentResidenceSelection', 'problemArea'] as const).map((view) =>
      post(
        caseFormPath,
        'movingIn',
        { view, action: 'goTo:description', removeFile: samples.account },
        { query: { draft: samples.fault.id } },
      ),
    ),
    ...Object.values(createCasePaths).map((path) =>
      post(
        path,
        path === createCasePaths.resident ? 'movingIn' : 'boardOne',
        { siteId: '1', description: text, objectId: 'abc', files: '' },
        { files: 'only', headers: ['idempotency-key'] },
      ),
    ),
    ...Object.values(updateCasePaths).map((path) => ({
      ...post(
        path,
        path === updateCasePaths.resident ? 'movingIn' : 'boardOne',
        { description: text, removeFiles: 'abc' },
        { files: 'only', headers: ['idempotency-key', 'if-match'] },
      ),
      method: 'PATCH',
      parameters: { id: samples.errands.open },
    })),
    post(interiorFormPath, 'choosing', {
      residenceId: String(samples.interior.residenceId),
      version: '0',
      action: 'save',
      chosen: 'abc',
      'chosen.a': 'abc',
    }),
    post(
      inspectionFormPath,
      'movingIn',
      {
        action: 'remark',
        id: String(samples.inspection),
        residenceId: String(samples.residence.id),
        key: 'a-key-of-tests',
        room: 'Kök',
        text,
      },
      { files: 'too' },
    ),
    post(inspectionFormPath, 'movingIn', { action: 'time', id: String(samples.inspection), text }),
    post(
      bookingFormPath,
      'buyer',
      {
        action: 'next',
        objectId,
        bookingId: samples.bookings.financing,
        step: 'financing',
        'financing.ownMoney': '900000',
        'financing.loans': '1',
        to: '',
        documentsRead: 'a',
      },
      { files: 'too', headers: ['referer'] },
    ),
    post(bookingFormPath, 'nothing', {
      action: 'next',
      bookingId: samples.bookings.info,
      step: 'personal-info',
      'applicants.0.firstName': 'Stella',
      'applicants.0.personalNumber': '200208302398',
    }),
    post(bookingFormPath, 'justJoined', { action: 'join', objectId }),
    post(bookingWithdrawalFormPath, 'buyer', { bookingId: samples.account, action: 'withdraw' }),
    post(vipFormPath, 'vipUnpaid', { action: 'code', campaignCode: 'abc' }),
    post(vipFormPath, 'vipUnpaid', { action: 'pay', provider: 'swish', phone: '0701740605' }),
    post(vipFormPath, 'vipUnpaid', { action: 'renewal', renews: 'true' }),
    post(ownPaymentsFormPath, 'movingIn', { payment: 'home-abc', provider: 'swish', phone: '0701740605' }),
    post(showingFormPath, 'vip', {
      action: 'book',
      id: String(samples.showing),
      partySize: '2',
      insteadOf: '',
    }),
    post(showingFormPath, 'guest', { action: 'host', code: 'abc', ticket: '' }),
    post(showingFormPath, 'guest', { action: 'checkIn', placeId: samples.account, ticket: token }),
    post(showingFormPath, 'guest', {
      action: 'visit',
      id: String(samples.showing),
      firstName: 'Anna',
      lastName: 'Å',
      email: 'anna@example.com',
      phone: '',
      partySize: '2',
      wantsNews: 'true',
      hasRead: 'true',
    }),
    post(wishesFormPath, 'vip', {
      projectId: stageId,
      minRooms: '2',
      maxRooms: '',
      maxPrice: '',
      minFloor: '',
      directions: 'south',
      must: '',
    }),
    post(printOrderFormPath, 'vip', { stageId, material: 'brochure', name: 'Anna', ...samples.address }),
    post(searchAlertFormPaths.start, 'guest', {
      email: 'anna@example.com',
      rhythm: 'daily',
      kinds: 'newHome',
      search: '/sok-bostad/',
      site: 'sweden',
    }),
    post(searchAlertFormPaths.confirm, 'guest', { token }),
    post(searchAlertFormPaths.stop, 'guest', { token }),
    post(searchAlertFormPaths.save, 'vip', {
      name: 'Min',
      rhythm: 'daily',
      kinds: 'newHome',
      search: '/sok-bostad/',
    }),
    post(searchAlertFormPaths.change, 'vip', {
      id: String(samples.savedSearch),
      name: 'Min',
      rhythm: 'daily',
      kinds: '',
      paused: '',
    }),
    post(searchAlertFormPaths.remove, 'vip', { id: samples.account }),
    post(searchAlertFormPaths.restore, 'vip', { id: String(samples.savedSearch) }),
    post(searchAlertFormPaths.see, 'vip', { newsTo: '1' }),
    post(unsubscribePath, 'guest', { 'List-Unsubscribe': 'One-Click' }, { query: { token } }),
    get(unsubscribePath, 'guest', {}, { token, site: 'sweden' }),
    post('/services/payments/nordea/return', 'guest', {
      payment: samples.account,
      SOLOPMT_RETURN_MAC: 'abc',
    }),
    get(
      '/services/payments/nordea/return',
      'guest',
      {},
      { payment: samples.account, SOLOPMT_RETURN_MAC: 'abc' },
    ),
    post('/services/payments/svea/push', 'guest', undefined, {
      query: { payment: samples.account, order: 'abc' },
    }),
    get('/services/payments/svea/validation', 'guest', {}, { payment: samples.account, mark: 'abc' }),
    post('/services/payments/swish/callback', 'guest', undefined),
    post('/services/csp_reports', 'guest', undefined),
    get('/services/payments/handover/{id}', 'guest', { id: samples.account }, { key: 'abc' }),
    get('/services/payments/{id}/receipt.html', 'vip', { id: samples.account }),
    get('/services/payments/{id}/receipt.pdf', 'vip', { id: samples.account }),
    get('/services/status', 'guest'),
    get('/services/explorer/{token}/{stageId}/{objectName}', 'guest', {
      token,
      stageId,
      objectName: `${objectId}.qhdr`,
    }),
    get('/images/{id}', 'guest', { id: 'abc' }, { w: '600', h: '', q: '', fm: '' }),
    get(ownArchivePath, 'vip'),
    ...['account_service', 'documents/sign'].flatMap((base) =>
      ['bank_id', 'eident', 'signicat'].map((provider) =>
        get(`/services/${base}/${provider}/callback`, 'guest', {}, callback),
      ),
    ),
    get(
      errandFilePaths.resident,
      'movingIn',
      { attachmentId: samples.account, filename: 'kran.jpg' },
      { preview: '' },
    ),
    get(errandFilePaths.board, 'boardOne', { attachmentId: samples.account, filename: 'kran.jpg' }),
    get(errandFilePaths.round, 'boardOne', { attachmentId: samples.account, filename: 'kran.jpg' }),
    get(boardErrandsCsvPath, 'boardOne'),
    get(errandVisitPath, 'movingIn', { id: samples.errands.open }),
    ...Object.values(interiorConfirmationPaths).map((path) =>
      get(path, 'choosing', { residenceId: String(samples.interior.residenceId) }),
    ),
    get(inspectionCalendarPath, 'movingIn', { id: String(samples.inspection) }),
    post(paperFilesPath, 'guest', { source: 'abc' }, { files: 'only' }),
    get(paperAddress('{id}'), 'guest', { id: samples.account }),
    get(inspectionPhotoPath, 'movingIn', { attachmentId: samples.account, filename: 'kran.jpg' }),
    get('/services/documents/{id}/text', 'movingIn', { id: samples.account }),
    get('/services/documents/{id}/file', 'movingIn', { id: samples.account }),
    get('/services/documents/{booking}/{file}', 'buyer', {
      booking: samples.bookings.financing,
      file: 'terms.pdf',
    }),
    get(
      timelineCalendarPath,
      'movingIn',
      { objectId: String(samples.residence.objectId) },
      { step: 'moveIn' },
    ),
    {
      ...post(catalogueImportsPath, 'guest', undefined, {
        query: {
          source: 'strange',
          name: 'homes.csv',
          sheet: 'A',
          replace: 'true',
          maxEnded: '1',
          quiet: 'true',
          partly: 'true',
          language: 'sv',
          columns: '{}',
          values: '{}',
        },
      }),
      isByKey: true,
    },
    {
      ...get(catalogueImportReportPath, 'guest', { id: samples.account }, { language: 'sv' }),
      isByKey: true,
    },
    {
      ...get(catalogueTemplatePath, 'guest', {}, { kind: 'home', format: 'xlsx', source: 'strange' }),
      isByKey: true,
    },
    { ...get(catalogueSchemaPath, 'guest'), isByKey: true },
    { ...get(orderListFilePath, 'guest', { id: samples.account }, { format: 'csv' }), isByKey: true },
    get('/services/showings/ticket/{ticket}/showing.ics', 'guest', { ticket: token }),
    get(showingCsvPath, 'guest'),
    {
      ...post(uploadsPath, 'guest', undefined, { query: { purpose: 'case', draft: samples.fault.id } }),
      headers: ['upload-length', 'upload-metadata', 'tus-resumable'],
    },
    ...['GET', 'PATCH', 'DELETE'].map(
      (method): StrangeRoute => ({
        method,
        path: `${uploadsPath}/{id}`,
        who: 'guest',
        parameters: { id: samples.account },
        query: { draft: samples.fault.id, purpose: 'case', preview: '' },
        headers: ['upload-offset', 'tus-resumable', 'range', 'content-length'],
      }),
    ),
  ]
}
