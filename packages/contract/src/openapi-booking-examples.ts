// OpenAPI examples of booking, payment and signing: two people buy a flat in Gothenburg.
const bookingId = '8d0c5e5e-52d5-4c1c-9a52-6ad1f3cf9a10'
const objectId = 'kajutan-1203'
const paymentId = '0b7a3f7e-6f0f-4a59-9a4c-0e0a7f0f7b11'
const reference = { bookingId, objectId }
const at = 1_795_000_000_000
const hash = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c'

const home = {
  objectId,
  name: 'Kajutan 1203',
  address: 'Kajgatan 4',
  areaName: 'Norra Kajen',
  municipality: 'Göteborg',
  stageName: 'Kajutan',
  path: '/bostader/kajutan/1203/',
  image: 'kajutan-1203-room',
  rooms: 3,
  area: 78,
  floor: 2,
  disposalForm: 'condominium',
  inhabitDate: '2027-10-01',
  monthlyFee: 4_350,
}
const terms = {
  price: 4_195_000,
  fee: 25_000,
  withdrawalCost: 7_000,
  minDownPaymentRate: 0.15,
  currency: 'SEK',
  lines: [
    { kind: 'price' as const, amount: 4_195_000 },
    { kind: 'bookingFee' as const, amount: 25_000 },
    { kind: 'rest' as const, amount: 4_170_000 },
  ],
}
const offer = {
  objectId,
  isBookable: true,
  canBook: true,
  home,
  terms,
  variant: 'C' as const,
}
const document = {
  id: 'agreement',
  title: 'Bokningsavtal',
  type: 'contract' as const,
  mustRead: true,
  readAt: at,
  hash,
  htmlUrl: `/boka/bokningsavtal/?bookingId=${bookingId}&document=agreement`,
  pdfUrl: `/services/documents/${bookingId}/agreement.pdf`,
}
const booking = {
  ...reference,
  variant: 'C' as const,
  status: 'signing' as const,
  step: 'sign' as const,
  holdExpiresAt: at + 1_800_000,
  now: at,
  home,
  terms,
  contacts: [{ name: 'Maria Ek', title: 'realEstateAgent', phone: '+46 31 390 61 20' }],
  forms: { choices: ['oak-floor'] },
  options: [{ id: 'oak-floor', group: 'floor', title: 'Ekparkett', text: '', price: 18_000 }],
  documents: [document],
  signers: [
    { role: 'buyer' as const, name: 'Astrid Lund', hasSigned: true, signedAt: at },
    { role: 'coBuyer' as const, name: 'Olle Lund', hasSigned: false, invitedAt: at },
  ],
  can: { goBack: true, cancel: true, withdraw: false, pay: false },
  role: 'buyer' as const,
  version: 7,
  log: [{ at, kind: 'held', by: 'buyer' as const }],
}
const documentsRead = [{ id: 'agreement', hash }]
const started = {
  paymentId,
  status: 'pending' as const,
  messageKey: 'pending',
  token: 'c28a4061470f4af48973bd2a4642b4fa',
  appUrl: 'swish://paymentrequest?token=c28a4061470f4af48973bd2a4642b4fa',
  qr: 'Dc28a4061470f4af48973bd2a4642b4fa',
}
const paymentStatus = { paymentId, status: 'paid' as const, messageKey: 'paid', receiptId: 'K-260412' }
const staffTask = {
  id: '8c6f2f0e-6c5a-4d8e-9f4b-7a1a0c9b2d33',
  number: '12',
  kind: 'payBack' as const,
  site: 'sweden',
  about: 'Kajutan 1203',
  payment: 'instalment' as const,
  bookingId: '5b1f6a4e-2f10-4a1c-8d2e-1b7c6d5e4f30',
  to: { accountId: '2d7c1b9a-4e3f-4b6a-9c8d-0f1e2d3c4b5a', name: 'Signe Hammar' },
  amount: 300_000,
  currency: 'SEK',
  createdOn: '2026-03-02',
  dueOn: '2026-03-16',
}
const vip = {
  isMember: true,
  isPaid: true,
  isByCode: false,
  joinedAt: at,
  paidUntil: at + 31_536_000_000,
  renews: true,
  fee: 200,
  place: 42,
  members: 310,
  sales: [
    {
      stageId: 'kajutan',
      name: 'Kajutan',
      path: '/bostader/goteborg/norra-kajen/kajutan/',
      phase: 'vipSale' as const,
      place: 7,
      applicants: 31,
      homes: 24,
    },
  ],
}
const showingId = '6b0d7a52-2f0e-4c0b-8f1d-0d4a7c9e2b31'
const placeId = 'a4b5c6d7-0e1f-4a2b-9c3d-4e5f6a7b8c9d'
const ticket = 'a4b5c6d70e1f4a2b9c3d4e5f6a7b8c9dQ2x8Zt0aPq1Lm7Yk'
const showingFacts = {
  id: showingId,
  kind: 'onSite' as const,
  stageId: 'kajutan',
  name: 'Kajutan',
  path: '/bostader/goteborg/norra-kajen/kajutan/',
  place: 'Kajgatan 4, visningslägenheten',
  startsAt: at + 86_400_000,
  endsAt: at + 90_000_000,
}
const rooms = { people: { capacity: 20, taken: 12 }, parties: { capacity: 8, taken: 5 } }
const hostedShowing = {
  ...showingFacts,
  ...rooms,
  guests: [
    {
      placeId,
      kind: 'booked' as const,
      name: 'Signe Hammar',
      phone: '+46701740605',
      email: 'signe@example.com',
      partySize: 2,
      state: 'attended' as const,
      attendedAt: at + 86_400_000,
    },
  ],
}
const wishedProject = {
  projectId: 'kajutan',
  name: 'Kajutan',
  path: '/bostader/goteborg/norra-kajen/kajutan/',
  wishes: { minRooms: 3, directions: ['southWest' as const], must: ['rooms' as const] },
  homes: [
    {
      objectId,
      name: 'Kajutan 1203',
      path: '/bostader/goteborg/norra-kajen/kajutan/1203/',
      rooms: 3,
      area: 78,
      price: 4_195_000,
      status: 'preSelling' as const,
      fit: 'musts' as const,
      missing: ['direction' as const],
    },
  ],
}
const order = { ObjectId: objectId, ContractId: bookingId, PaymentNumber: paymentId }
const identity = {
  status: 'pending' as const,
  type: 'booking' as const,
  hintCode: 'outstandingTransaction',
}
const identityOrder = { id: 'c0ffee', autoStartToken: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6' }
const signing = { id: 'c0ffee', status: 'pending' as const, provider: 'bank_id' as const }
const token = 'k3PqW0Zb7uJx5sVn1YtRc2Df'

const staffBooking = {
  id: bookingId,
  site: 'sweden',
  status: 'completed' as const,
  home: { id: objectId, name: 'Kajutan 1203' },
  price: 4_195_000,
  currency: 'SEK',
  buyer: { accountId: 'c1b2a3f4-7c1e-4b7e-8f0a-0d4c1b2a3f55', name: 'Anna Berg' },
  startedAt: '2026-11-18T14:13:20.000Z',
  completedAt: '2026-11-18T14:41:02.000Z',
}
const staffBookingInDetail = {
  ...staffBooking,
  payment: { status: 'paid', amount: 25_000, provider: 'swish' },
  log: [
    { at: '2026-11-18T14:13:20.000Z', kind: 'held', by: 'buyer' as const },
    { at: '2026-11-18T14:41:02.000Z', kind: 'completed', by: 'system' as const },
  ],
  contradictions: [
    {
      fact: 'status' as const,
      value: 'forSale',
      times: 3,
      firstAt: '2026-11-19T02:00:04.000Z',
      lastAt: '2026-11-21T02:00:03.000Z',
    },
  ],
}
const staffRefund = {
  id: '5e2f7a10-7c1e-4b7e-8f0a-0d4c1b2a3f66',
  paymentId,
  paymentNumber: '1000042',
  purpose: 'vip' as const,
  site: 'sweden',
  about: 'VIP, Husrum',
  provider: 'swish',
  amount: 200,
  currency: 'SEK',
  status: 'failed' as const,
  isByHand: false,
  createdAt: '2026-11-20T14:13:20.000Z',
}
const decision = { reason: 'The contract is signed by both.', by: 'Karin Ek' }

export const bookingExamples = {
  setBookingCookie: { answer: reference },
  removeBookingCookie: {},
  removeBookingExpiry: {},
  setSigningCookie: { request: { id: 'c0ffee' } },
  canBookInProject: { answer: { canBook: false, reason: 'alreadyBooked' } },
  getBookingObjectInformation: { answer: offer },
  getBookedObjectInformation: { answer: offer },
  getBookingDocuments: { answer: [document] },
  emailIsValid: { request: { ssn: '199908072391', email: 'astrid@example.com' }, answer: true },
  goBackInBooking: { request: { to: 'financing' as const }, answer: booking },
  withdrawFromBooking: { request: { isConfirmed: true }, answer: booking },
  createPaymentId: { answer: { paymentId } },
  makePaymentId: { answer: { paymentId } },
  startSwishPayment: { request: { ...order, PhoneNumber: '070-174 06 05' }, answer: started },
  startSveaPayment: {
    request: order,
    answer: {
      paymentId,
      status: 'pending' as const,
      messageKey: 'pending',
      redirectUrl: `https://www.husrum.example/services/payments/handover/${paymentId}?key=0f1e2d3c`,
    },
  },
  startNordeaPayment: {
    request: order,
    answer: {
      paymentId,
      status: 'pending' as const,
      messageKey: 'pending',
      redirectUrl: `https://www.husrum.example/services/payments/handover/${paymentId}?key=0f1e2d3c`,
    },
  },
  getPaymentStatus: { answer: paymentStatus },
  getPaymentStatusOf: { answer: paymentStatus },
  cancelPayment: { answer: { paymentId, status: 'cancelled' as const, messageKey: 'cancelled' } },
  getOwnDocuments: {
    answer: {
      documents: [
        {
          id: '7d0b7c1e-3a34-4d0e-9a2e-5a1f0c6b7e21',
          kind: 'supplement' as const,
          title: 'Tilläggsavtal om tillval',
          about: 'Kajutan 1203',
          residenceId: '6f1c1f0e-52f5-4f0b-9b52-6f3a4d0e2a10',
          status: 'pending' as const,
          createdOn: at,
          signBy: '2026-04-10',
          signatories: [{ userId: 'b6d0a1c2', name: 'Astrid Lund', hasSigned: true, signedAt: at }],
          hash,
          htmlUrl: '/services/documents/7d0b7c1e-3a34-4d0e-9a2e-5a1f0c6b7e21/text',
          pdfUrl: '/services/documents/7d0b7c1e-3a34-4d0e-9a2e-5a1f0c6b7e21/file',
        },
      ],
    },
  },
  signDocument: {
    request: { hash, device: 'same' as const },
    answer: { id: 'kX3nV0', status: 'pending' as const, provider: 'bank_id' as const },
  },
  getOwnPayments: {
    answer: {
      needsIdentity: false,
      homes: [
        {
          residenceId: '6f1c1f0e-52f5-4f0b-9b52-6f3a4d0e2a10',
          objectId,
          name: 'Kajutan 1203',
          home: 3_945_000,
          options: 50_000,
          total: 3_995_000,
          fee: 25_000,
          paid: 25_000,
          left: 3_970_000,
          payments: [
            {
              id: '3a1d1b3c-7c1e-4b7e-8f0a-0d4c1b2a3f44',
              kind: 'deposit' as const,
              amount: 75_000,
              dueOn: '2026-04-01',
              standing: 'due' as const,
              isPaidOnline: true,
            },
          ],
        },
      ],
      others: [
        {
          paymentId,
          number: '1000042',
          status: 'paid' as const,
          messageKey: 'paid',
          provider: 'swish' as const,
          paidAt: at,
          receiptId: 'K-1-000042',
          purpose: 'bookingFee' as const,
          about: 'Kajutan 1203',
          amount: 25_000,
        },
      ],
    },
  },
  getStaffBookings: { answer: { bookings: [staffBooking], next: bookingId } },
  getStaffBooking: { answer: staffBookingInDetail },
  confirmBooking: { request: decision, answer: staffBookingInDetail },
  refuseBooking: {
    request: { ...decision, reason: 'The bank declined the loan.' },
    answer: { ...staffBookingInDetail, status: 'cancelled' as const, endedBy: 'staff' as const },
  },
  refundBooking: { request: decision, answer: staffBookingInDetail },
  getStaffRefunds: { answer: { refunds: [staffRefund] } },
  retryRefund: { request: decision, answer: { refunds: [{ ...staffRefund, status: 'asked' as const }] } },
  markRefundPaid: {
    request: { by: 'Karin Ek', reference: 'BG 4711' },
    answer: { refunds: [{ ...staffRefund, status: 'done' as const, doneAt: '2026-11-21T09:12:00.000Z' }] },
  },
  releaseHome: { request: decision, answer: { id: objectId, status: 'forSale' as const } },
  withdrawHome: { request: decision, answer: { id: objectId, status: 'notAvailable' as const } },
  recordSale: {
    request: { status: 'booked' as const, reason: 'Sold in the showroom.', by: 'Karin Ek' },
    answer: { id: objectId, status: 'booked' as const, endedBooking: bookingId },
  },
  getStaffTasks: { answer: { tasks: [staffTask] } },
  finishStaffTask: {
    request: { id: staffTask.id, by: 'Karin Ek', reference: 'BG 4711' },
    answer: { ...staffTask, done: { on: '2026-03-06', by: 'Karin Ek', reference: 'BG 4711' } },
  },
  getVip: { answer: vip },
  joinVip: { request: { campaignCode: 'VAR26' }, answer: { ...vip, isByCode: true } },
  getShowingTicket: {
    answer: {
      ...showingFacts,
      initial: 'S',
      partySize: 2,
      state: 'booked' as const,
      address: `https://www.husrum.example/anmalan/qr/?t=${ticket}`,
    },
  },
  checkInToShowing: { request: { placeId, hasCome: true }, answer: hostedShowing },
  registerAtShowing: {
    request: {
      firstName: 'Vega',
      lastName: 'Lindqvist',
      email: 'vega@example.com',
      partySize: '2',
      wantsNews: true,
      hasRead: true,
    },
    answer: { showing: showingFacts },
  },
  renewHostCode: { answer: { id: showingId, hostCode: 'V3HD-9TQW' } },
  withdrawHostCode: { answer: { id: showingId } },
  withdrawFromVip: { request: {}, answer: { ...vip, isMember: false, isPaid: false } },
  renewVip: { request: { renews: false }, answer: { ...vip, renews: false } },
  getWishesOfProject: {
    answer: {
      members: [
        {
          accountId: placeId,
          name: 'Signe Hammar',
          email: 'signe@example.com',
          joinedAt: at,
          wishes: wishedProject.wishes,
        },
      ],
    },
  },
  startBookingIdentity: {
    request: { returnUrl: '/boka/', objectId, role: 'buyer' as const, device: 'same' as const },
    answer: identityOrder,
  },
  getBookingBankIdStatus: { answer: identity },
  getBookingIdentityStatus: { request: { code: 'c0ffee' }, answer: identity },
  getSigningStatus: { answer: signing },
  cancelSigning: {},
  signContract: {
    request: { bookingId, acceptedTerms: true, documentsRead, device: 'same' as const },
    answer: 'c0ffee',
  },
  inviteCoBuyer: { answer: booking },
  readBookingInvitation: {
    request: { token },
    answer: {
      bookingId,
      invitedBy: 'Astrid Lund',
      name: 'Olle Lund',
      home,
      terms,
      documents: [document],
      share: 50,
      hasSigned: false,
    },
  },
  signByInvitation: {
    request: { token, acceptedTerms: true, documentsRead, device: 'same' as const },
    answer: signing,
  },
}
