// Converts bookings to DTOs: amounts are whole units of the currency.
import type { Answer, BookingDto, BookingOfferDto } from '@husrum/contract'
import type { BookingOffer, BookingView, SaleTerms } from '@husrum/domain'
import { wholeUnitsOf } from '@husrum/domain'
import { bookedHomeDtoOf } from '../../living/residences/index.ts'

/** Removes `readonly` from all properties, as the DTO types require. */
type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value

export const saleTermsDtoOf = ({ price, totalPrice, fee, withdrawalCost, lines, ...terms }: SaleTerms) => ({
  ...terms,
  price: wholeUnitsOf(price),
  totalPrice: wholeUnitsOf(totalPrice),
  fee: wholeUnitsOf(fee),
  withdrawalCost: wholeUnitsOf(withdrawalCost),
  lines: lines.map(({ kind, amount }) => ({ kind, amount: wholeUnitsOf(amount) })),
})

export const bookingOfferDtoOf = ({ home, terms, ...offer }: BookingOffer): Answer<BookingOfferDto> => ({
  ...offer,
  home: bookedHomeDtoOf(home),
  terms: saleTermsDtoOf(terms),
})

export const bookingDtoOf = ({
  home,
  terms,
  options,
  payment,
  ...booking
}: BookingView): Answer<BookingDto> =>
  ({
    ...booking,
    home: bookedHomeDtoOf(home),
    terms: saleTermsDtoOf(terms),
    options: options.map(({ price, ...option }) => ({ ...option, price: wholeUnitsOf(price) })),
    ...(payment && { payment: { ...payment, amount: wholeUnitsOf(payment.amount) } }),
  }) as Writable<BookingDto>
