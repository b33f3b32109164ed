import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aContact } from '../testing/contacts.ts'
import { contactGroupsByRelation, contactLinks, contactRelationOf, contactsFor } from './contacts.ts'
import type { ContactRole } from './staff-role.ts'
import { contactGroupByRole, contactRoles, staffRoleOf } from './staff-role.ts'

const contactRelations = ['visitor', 'buyer', 'resident', 'boardMember'] as const

describe('The roles of the staff', () => {
  test.each([
    [0, 'realEstateAgent', 'sales'],
    [1, 'assistant', 'sales'],
    [2, 'salesManager1', 'sales'],
    [3, 'salesManager2', 'sales'],
    [4, 'interiorResponsible1', 'interior'],
    [5, 'interiorResponsible2', 'interior'],
    [6, 'externalAgent1', 'sales'],
    [7, 'externalAgent2', 'sales'],
    [8, 'settlementBroker1', 'settlement'],
    [9, 'settlementBroker2', 'settlement'],
    [10, 'customerSupport', 'customer'],
    [11, 'customerService', 'customer'],
  ] as const)('%i is %s, of the group %s', (id, role, group) => {
    expect(staffRoleOf(id)).toBe(role)
    expect(contactRoles[id]).toBe(role)
    expect(contactGroupByRole[role]).toBe(group)
  })

  test('are twelve, and one for unknown roles', () => {
    expect(contactRoles).toHaveLength(13)
    expect(contactRoles[12]).toBe('contact')
    expect(contactGroupByRole.contact).toBe('other')
  })

  test.each([12, 13, -1, 0.5, Number.NaN, '0', 'length', undefined, null, {}, [1]])(
    '%j is an ordinary contact',
    (id) => {
      expect(staffRoleOf(id)).toBe('contact')
    },
  )

  test('are returned for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (id) => {
        expect(contactRoles).toContain(staffRoleOf(id))
      }),
    )
  })
})

describe('The contacts that are shown', () => {
  test.each([
    ['visitor', ['sales', 'customer', 'other']],
    ['buyer', ['sales', 'interior', 'settlement', 'customer', 'other']],
    ['resident', ['customer', 'settlement', 'other']],
    ['boardMember', ['customer', 'other']],
  ] as const)('a %s sees %j, in this order', (relation, groups) => {
    expect(contactGroupsByRelation[relation]).toEqual(groups)
    const all = contactRoles.map((role) => aContact({ id: role, role }))
    expect(contactsFor(all, relation).map(({ group }) => group)).toEqual(groups)
  })

  test.each([
    ['looks', { isBoardMember: false, hasBooking: false }, 'visitor'],
    [
      'visits the page of a home that others live in',
      { isBoardMember: false, hasBooking: false, entryDate: '2020-01-01' },
      'visitor',
    ],
    ['has booked', { isBoardMember: false, hasBooking: true }, 'buyer'],
    ['moves in tomorrow', { isBoardMember: false, hasBooking: true, entryDate: '2026-03-11' }, 'buyer'],
    [
      'moves in today',
      { isBoardMember: false, hasBooking: true, entryDate: '2026-03-10T12:00:00Z' },
      'resident',
    ],
    ['has moved in', { isBoardMember: false, hasBooking: true, entryDate: '2026-03-09' }, 'resident'],
    ['is on the board', { isBoardMember: true, hasBooking: false }, 'boardMember'],
    [
      'is on the board and lives there',
      { isBoardMember: true, hasBooking: true, entryDate: '2026-03-09' },
      'boardMember',
    ],
  ] as const)('a person who %s is that to the home: %j, %s', (_, facts, relation) => {
    expect(contactRelationOf(facts, '2026-03-10')).toBe(relation)
  })

  test('are sorted by role, then by name, then by id, without empty groups', () => {
    const agent = aContact({ id: '4', name: 'Örjan' })
    const manager = aContact({ id: '1', role: 'salesManager1', name: 'Bo' })
    const first = aContact({ id: '3', name: 'Adam' })
    const namesake = aContact({ id: '2', name: 'Adam' })
    const stranger = aContact({ id: '5', role: 'contact' })
    expect(contactsFor([manager, agent, stranger, first, namesake], 'visitor')).toEqual([
      { group: 'sales', contacts: [namesake, first, agent, manager] },
      { group: 'other', contacts: [stranger] },
    ])
    expect(contactsFor([manager, agent], 'boardMember')).toEqual([])
  })

  test('contain no duplicates, and only those of the relation', () => {
    const someContacts = fc.uniqueArray(
      fc.record({
        id: fc.string({ maxLength: 3 }),
        name: fc.constantFrom('Bo', 'Eva'),
        role: fc.constantFrom<ContactRole>(...contactRoles),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    )
    fc.assert(
      fc.property(someContacts, fc.constantFrom(...contactRelations), (contacts, relation) => {
        const shown = contactsFor(contacts, relation)
        const ids = shown.flatMap(({ contacts: found }) => found.map(({ id }) => id))
        const expected = contacts.filter(({ role }) =>
          contactGroupsByRelation[relation].some((group) => group === contactGroupByRole[role]),
        )
        expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)))
        expect(ids).toHaveLength(expected.length)
        expect(contactsFor([...contacts].reverse(), relation)).toEqual(shown)
      }),
    )
  })
})

describe('Links to a contact', () => {
  test.each([
    ['031-390 60 10', 'SE', 'tel:+46313906010'],
    ['+47 22 33 44 55', 'SE', 'tel:+4722334455'],
    ['22 33 44 55', 'NO', 'tel:+4722334455'],
    ['040 123 4567', 'FI', 'tel:+358401234567'],
    ['ring mig', 'SE', undefined],
    ['0000000', 'SE', undefined],
    ['', 'SE', undefined],
    ['123', 'SE', undefined],
  ] as const)('%s in %s is called at %s', (phone, country, tel) => {
    expect(contactLinks(aContact({ phone, email: '' }), country)).toStrictEqual(
      tel === undefined ? {} : { tel },
    )
  })

  test.each([
    ['Eva.Ek@Example.COM', 'mailto:Eva.Ek@example.com'],
    ['eva+kajen+2@example.com', 'mailto:eva+kajen+2@example.com'],
    ['eva&bo?@example.com', 'mailto:eva%26bo%3F@example.com'],
    ['eva', undefined],
    ['', undefined],
  ])('%s is written to at %s', (email, mailto) => {
    expect(contactLinks(aContact({ phone: '', email }), 'SE')).toStrictEqual(
      mailto === undefined ? {} : { mailto },
    )
  })

  test('are missing for a contact without phone and e-mail', () => {
    expect(contactLinks({ id: '1', name: 'Eva', role: 'contact' }, 'SE')).toStrictEqual({})
  })

  test('are built without an exception, and contain only one field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.emailAddress(), (text, email) => {
        const strange = contactLinks(aContact({ phone: text, email: text }), 'SE')
        expect(strange.tel ?? 'tel:+1').toMatch(/^tel:\+\d+$/)
        const { mailto = 'mailto:a@b' } = contactLinks(aContact({ email }), 'SE')
        expect(mailto).toMatch(/^mailto:[^?&#\s]+@[^?&#\s]+$/)
      }),
    )
  })
})
