// Maps bookings from the wire: whole units of a currency become money, and unknown values are omitted.
import type {
  BookingDto,
  BookingInvitationDto,
  BookingOfferDto,
  getBookingLines,
  getBookings,
  ResponseOf,
} from '@husrum/contract'
import type {
  BookedHome,
  BookingInvitation,
  BookingOffer,
  BookingPaymentView,
  BookingSummary,
  BookingView,
  PlaceInBookingLine,
  SaleTerms,
} from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf } from '@husrum/domain'

type TermsDto = BookingDto['terms']
type HomeDto = BookingDto['home']

/** Omits undefined members. */
const given = <Value extends object>(
  value: Value,
): { [Name in keyof Value]: Exclude<Value[Name], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never

const toTerms = ({ price, totalPrice, fee, withdrawalCost, lines, ...terms }: TermsDto): SaleTerms => ({
  ...terms,
  price: moneyOf(price),
  ...(totalPrice !== undefined && { totalPrice: moneyOf(totalPrice) }),
  fee: moneyOf(fee),
  withdrawalCost: moneyOf(withdrawalCost),
  lines: lines.map(({ kind, amount }) => ({ kind, amount: moneyOf(amount) })),
})

const toHome = ({ monthlyFee, ...home }: HomeDto): BookedHome =>
  given({ ...home, ...(monthlyFee !== undefined && { monthlyFee: moneyOf(monthlyFee) }) }) as BookedHome

const toPayment = (dto: NonNullable<BookingDto['payment']>): BookingPaymentView =>
  given({
    ...dto,
    amount: moneyOf(dto.amount),
    messageKey: paymentMessageKeyOf(dto.messageKey),
  }) as BookingPaymentView

export const toOffer = ({ home, terms, ...offer }: BookingOfferDto): BookingOffer =>
  given({
    ...offer,
    home: toHome(home),
    terms: toTerms(terms),
    ...(offer.line && { line: given(offer.line) }),
  }) as BookingOffer

export const toBooking = ({ home, terms, payment, ...booking }: BookingDto): BookingView =>
  given({
    ...booking,
    home: toHome(home),
    terms: toTerms(terms),
    forms: given(booking.forms),
    options: booking.options.map((option) => given({ ...option, price: moneyOf(option.price) })),
    contacts: booking.contacts.map((contact) => given(contact)),
    documents: booking.documents.map((document) => given(document)),
    signers: booking.signers.map((signer) => given(signer)),
    log: booking.log.map((entry) => given(entry)),
    ...(payment && { payment: toPayment(payment) }),
  }) as BookingView

export const toSummary = (dto: ResponseOf<typeof getBookings>[number]): BookingSummary =>
  given(dto) as BookingSummary

export const toPlaceInLine = (dto: ResponseOf<typeof getBookingLines>[number]): PlaceInBookingLine =>
  given(dto) as PlaceInBookingLine

export const toInvitation = ({ home, terms, ...invitation }: BookingInvitationDto): BookingInvitation =>
  given({
    ...invitation,
    home: toHome(home),
    terms: toTerms(terms),
    documents: invitation.documents.map((document) => given(document)),
  }) as BookingInvitation
