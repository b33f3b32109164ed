// The steps of a buyer to sign: open every document, begin, and approve in the bank's app.
import type { BookingsForTests, BuyerForTests } from './bookings.ts'
import { swedishForms } from './bookings.ts'

type Browser = Pick<BuyerForTests, 'send' | 'post'>

/** The second buyer. */
export const coBuyerForTests = { personalNumber: '198112189876', email: 'olle@example.com' }

/** Fills in every step, for one or two buyers; the booking waits for signatures then. */
export const fillInBooking = async (
  buyer: BuyerForTests,
  objectId: string,
  /** The second buyer. */
  other?: Pick<BuyerForTests, 'email' | 'personalNumber'>,
): Promise<string> => {
  const { body } = await buyer.start(objectId)
  for (const [step, form] of swedishForms(buyer)) {
    const [first] = 'applicants' in form ? form.applicants : []
    const applicants = [
      { ...first, share: '60' },
      {
        ...first,
        email: other?.email,
        personalNumber: other?.personalNumber,
        firstName: 'Olle',
        share: '40',
      },
    ]
    const { status, body: answer } = await buyer.save(body.id, step, other && first ? { applicants } : form)
    if (status !== 200) throw new Error(`${step}: ${JSON.stringify(answer)}`)
  }
  return body.id
}

/** Opens them, and returns what the browser sends about it. */
export const openDocuments = async (
  browser: Browser,
  documents: readonly { readonly id: string; readonly hash?: string; readonly htmlUrl: string }[],
) => {
  for (const { htmlUrl } of documents) await browser.send(htmlUrl)
  return documents.flatMap(({ id, hash }) => (hash ? [{ id, hash }] : []))
}

/** Begins to sign; returns the id of the signing. */
export const beginToSign = async (buyer: BuyerForTests, bookingId: string): Promise<string> => {
  const documentsRead = await openDocuments(buyer, (await buyer.one(bookingId)).body.documents)
  const { body } = await buyer.post('/api/buyresidence/signcontract', {
    bookingId,
    acceptedTerms: true,
    documentsRead,
    device: 'other',
  })
  return body
}

/** Approves the newest order as this person. */
export const approveInApp = ({ orders, clock }: BookingsForTests, personalNumber: string): void => {
  const [order] = orders.waiting()
  if (!order) throw new Error('No signing order')
  orders.act(order, 'approve', { country: 'SE', personalNumber, firstName: 'Astrid', lastName: 'Lund' })
  clock.pass(2_000)
}

/** Signs as the buyer. */
export const signAsBuyer = async (
  house: BookingsForTests,
  buyer: BuyerForTests,
  bookingId: string,
): Promise<void> => {
  const signing = await beginToSign(buyer, bookingId)
  approveInApp(house, buyer.personalNumber)
  await buyer.send(`/services/documents/sign/status/${signing}`)
}
