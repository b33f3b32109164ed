// Residences → wire.
import type { Answer, ResidenceDto } from '@husrum/contract'
import { wholeUnitsOf } from '@husrum/domain'
import { bookedHomeDtoOf } from './booked-home-dto.ts'
import type { OwnResidence } from './own-residences.ts'

/** `placeId`, where its faults are reported, stays on the server. */
export const residenceDtoOf = ({
  placeId: _,
  home,
  days,
  agreed,
  interiorStops,
  ...residence
}: OwnResidence): Answer<ResidenceDto> => {
  const { price, totalPrice, outdoorSpaces, ...booked } = home
  return {
    ...residence,
    home: {
      ...bookedHomeDtoOf(booked),
      price: wholeUnitsOf(price),
      totalPrice: wholeUnitsOf(totalPrice),
      ...(outdoorSpaces && { outdoorSpaces: [...outdoorSpaces] }),
    },
    ...(agreed && {
      agreed: {
        home: wholeUnitsOf(agreed.home),
        options: wholeUnitsOf(agreed.options),
        total: wholeUnitsOf(agreed.total),
      },
    }),
    interiorStops: [...interiorStops],
    days: [...days],
  }
}
