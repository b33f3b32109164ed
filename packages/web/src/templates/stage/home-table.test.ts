// The order of a stage's homes, by the address.
import { moneyOf, siteByKey } from '@husrum/domain'
import { aHome } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { columnsOf, firstOrder, orderOf, queryOf, sortHomes } from './home-table.ts'

const sweden = siteByKey('sweden')
const names = (query: string, homes: ReturnType<typeof aHome>[]) =>
  sortHomes(homes, orderOf(query), sweden).map(({ name }) => name)

describe('the order of the homes', () => {
  const homes = [
    aHome({ name: 'Kajutan 10', price: moneyOf(3_000_000), area: 60, floor: 2 }),
    aHome({ name: 'Kajutan 2', price: moneyOf(4_000_000), area: 100, floor: 0, status: 'sold' }),
    aHome({ name: 'Kajutan 1', price: moneyOf(0), area: 50, status: 'reserved' }),
  ]

  it('has homes for sale first by default, and for an unknown column', () => {
    expect(names('', homes)).toEqual(['Kajutan 10', 'Kajutan 1', 'Kajutan 2'])
    expect(orderOf('?sort=colour:asc')).toEqual(firstOrder)
  })

  it('is by name with natural numbers', () => {
    expect(names('?sort=home:asc', homes)).toEqual(['Kajutan 1', 'Kajutan 2', 'Kajutan 10'])
  })

  it('has missing values last, in both directions', () => {
    expect(names('?sort=price:asc', homes)).toEqual(['Kajutan 10', 'Kajutan 2', 'Kajutan 1'])
    expect(names('?sort=price:desc', homes)).toEqual(['Kajutan 2', 'Kajutan 10', 'Kajutan 1'])
    expect(names('?sort=floor:desc', homes)).toEqual(['Kajutan 10', 'Kajutan 2', 'Kajutan 1'])
  })

  it('is by the price of a square metre, not by that of the home', () => {
    expect(names('?sort=squareMetrePrice:asc', homes)).toEqual(['Kajutan 2', 'Kajutan 10', 'Kajutan 1'])
  })

  it('is reversed at the second choice of the same column', () => {
    expect(queryOf('price', firstOrder)).toBe('?sort=price:asc')
    expect(queryOf('price', orderOf('?sort=price:asc'))).toBe('?sort=price:desc')
    expect(queryOf('price', orderOf('?sort=price:desc'))).toBe('?sort=price:asc')
  })
})

it('has no column for a value that no home has', () => {
  const columns = columnsOf([aHome({ price: moneyOf(0) })], sweden)
  expect(columns).not.toContain('price')
  expect(columns).not.toContain('floor')
  expect(columns).toContain('access')
})
