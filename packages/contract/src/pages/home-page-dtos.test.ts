// Schemas of homes and stages include all domain fields.
import { moneyOf } from '@husrum/domain'
import { aHomeInDetail, aStage } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { homeDetailsDto, stageDto } from './home-page-dtos.ts'

it('The wire format of a home has all fields of the domain', () => {
  const home = aHomeInDetail({
    totalPrice: moneyOf(4_200_000),
    heroImage: 'hero-1',
    parking: 'canPurchase',
    plotArea: 320,
  })
  expect(homeDetailsDto.parse(home)).toEqual(home)
})

it('The wire format of a stage has all fields of the domain', () => {
  const stage = aStage({
    minTotalPrice: moneyOf(2_400_000),
    maxTotalPrice: moneyOf(7_900_000),
    showings: ['2026-11-28T12:00:00.000Z'],
    vipStart: '2026-09-01',
    vipEnd: '2026-09-30',
  })
  expect(stageDto.parse(stage)).toEqual(stage)
})
