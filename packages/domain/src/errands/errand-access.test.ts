import { describe, expect, test } from 'vitest'
import type { ErrandAccess, ErrandOrigin, ErrandViewer } from './errand-access.ts'
import { errandAccess, errandStatusWordOf, hasErrandRight } from './errand-access.ts'

const inHome: ErrandOrigin = {
  reporterId: 'anna',
  role: 'RESIDENT',
  associationId: 'kajutan',
  area: 'YourApartment',
  isOtherAddress: false,
  isSharedWithBoard: false,
}
const shared = { isSharedWithBoard: true }
const common = { area: 'CommonAreas' } as const
const ofBoard = { role: 'BOARD_MEMBER', reporterId: 'bo' } as const

const resident: ErrandViewer = { kind: 'resident', userId: 'anna', hasIdentity: true }
const board: ErrandViewer = { kind: 'boardMember', associationId: 'kajutan', hasManagement: true }

describe('The access to an errand', () => {
  test.each<readonly [string, ErrandViewer, Partial<ErrandOrigin>, ErrandAccess]>([
    ['residents have full access to their own', resident, {}, 'full'],
    ['sharing does not restrict the resident', resident, shared, 'full'],
    ['a co-resident has no access', { ...resident, userId: 'bo' }, shared, 'none'],
    ['residents without a verified identity have no access', { ...resident, hasIdentity: false }, {}, 'none'],
    ['residents have no access to one of a common area', resident, common, 'none'],
    ['residents have no access to one of another address', resident, { isOtherAddress: true }, 'none'],
    ['an empty user id is not a reporter', { ...resident, userId: '' }, { reporterId: '' }, 'none'],
    ['boards see place and status of one inside a home', board, {}, 'placeAndStatus'],
    ['boards read one that the resident shares', board, shared, 'shared'],
    ['boards have full access to one of a common area', board, common, 'full'],
    ['boards have full access to one that the board reported of a home', board, ofBoard, 'full'],
    ['boards have no access to another association’s', { ...board, associationId: 'masten' }, shared, 'none'],
    ['boards have no access to another’s common area', { ...board, associationId: 'masten' }, common, 'none'],
    ['boards without management have no access', { ...board, hasManagement: false }, shared, 'none'],
    ['an empty association is not one', { ...board, associationId: '' }, { associationId: '' }, 'none'],
  ])('%s', (_, viewer, facts, access) => {
    expect(errandAccess(viewer, { ...inHome, ...facts })).toBe(access)
  })

  test('includes rights: only full access includes changes, and place and status include no texts', () => {
    const rightsOf = (access: ErrandAccess) =>
      (['read', 'write', 'change'] as const).filter((right) => hasErrandRight(access, right))
    expect(rightsOf('none')).toEqual([])
    expect(rightsOf('placeAndStatus')).toEqual([])
    expect(rightsOf('shared')).toEqual(['read', 'write'])
    expect(rightsOf('full')).toEqual(['read', 'write', 'change'])
  })
})

describe('The text for a status', () => {
  test('states who closed the errand', () => {
    const status = 'cancelledByCustomer'
    expect(errandStatusWordOf({ status })).toBe('cancelledByCustomer')
    expect(errandStatusWordOf({ status, closedBy: 'customer' })).toBe('cancelledByCustomer')
    expect(errandStatusWordOf({ status, closedBy: 'board' })).toBe('cancelledByBoard')
  })

  test('does not address a board like the resident', () => {
    expect(errandStatusWordOf({ status: 'infoFromCustomer' })).toBe('infoFromCustomer')
    expect(errandStatusWordOf({ status: 'infoFromCustomer', access: 'placeAndStatus' })).toBe(
      'waitingOnResident',
    )
    expect(errandStatusWordOf({ status: 'executed', access: 'placeAndStatus' })).toBe('executed')
  })
})
