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
import { moneyOf, paymentMessageKeyOf, withoutUndefined } from '@husrum/domain'

type TermsDto = BookingDto['terms']
type HomeDto = BookingDto['home']

const toTerms = ({ price, totalPrice, fee, withdrawalCost, lines, ...terms }: TermsDto): SaleTerms => ({
  ...terms,
  ...withoutUndefined({ totalPrice: moneyOf(totalPrice) }),
  price: moneyOf(price),
  fee: moneyOf(fee),
  withdrawalCost: moneyOf(withdrawalCost),
  lines: lines.map(({ kind, amount }) => ({ kind, amount: moneyOf(amount) })),
})

const toHome = ({ monthlyFee, ...home }: HomeDto): BookedHome => ({
  ...home,
  ...withoutUndefined({ monthlyFee: moneyOf(monthlyFee) }),
})

const toPayment = (dto: NonNullable<BookingDto['payment']>): BookingPaymentView => ({
  ...dto,
  amount: moneyOf(dto.amount),
  messageKey: paymentMessageKeyOf(dto.messageKey),
})

export const toOffer = (dto: BookingOfferDto): BookingOffer => ({
  ...dto,
  home: toHome(dto.home),
  terms: toTerms(dto.terms),
})

export const toBooking = ({ payment, ...booking }: BookingDto): BookingView => ({
  ...booking,
  home: toHome(booking.home),
  terms: toTerms(booking.terms),
  options: booking.options.map((option) => ({ ...option, price: moneyOf(option.price) })),
  ...(payment && { payment: toPayment(payment) }),
})

export const toSummary = (dto: ResponseOf<typeof getBookings>[number]): BookingSummary => dto

export const toPlaceInLine = (dto: ResponseOf<typeof getBookingLines>[number]): PlaceInBookingLine => dto

export const toInvitation = (dto: BookingInvitationDto): BookingInvitation => ({
  ...dto,
  home: toHome(dto.home),
  terms: toTerms(dto.terms),
})
