// Smoke assertions for contacts: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const contacts = ({ contactLinks, contactRelationOf, staffRoleOf, contactRoles, contactsFor }, is) => {
  const eva = { id: '1', name: 'Eva', role: 'assistant', phone: '031-390 60 10', email: 'Eva@Example.com' }
  const adam = { id: '2', name: 'Adam', role: 'realEstateAgent' }
  const desk = { id: '3', name: 'Kundservice', role: 'customerService' }

  is('there are twelve roles and the unknown', contactRoles.length, 13)
  is('the first is 0', staffRoleOf(0), 'realEstateAgent')
  is('the last is 11', staffRoleOf(11), 'customerService')
  is('any other is a contact', [12, '0', null].map(staffRoleOf), ['contact', 'contact', 'contact'])
  is(
    'who has moved in is a resident',
    contactRelationOf({ isBoardMember: false, hasBooking: true, entryDate: '2026-03-01' }, '2026-03-01'),
    'resident',
  )
  is(
    'roles have groups',
    contactsFor(
      [4, 8, 10, 6, 12].map((id) => ({ id: `${id}`, name: 'x', role: staffRoleOf(id) })),
      'buyer',
    ).map((/** @type {any} */ { group, contacts: found }) => [group, found[0].id]),
    [
      ['sales', '6'],
      ['interior', '4'],
      ['settlement', '8'],
      ['customer', '10'],
      ['other', '12'],
    ],
  )
  is(
    'who has not yet is a buyer',
    contactRelationOf({ isBoardMember: false, hasBooking: true, entryDate: '2026-03-02' }, '2026-03-01'),
    'buyer',
  )
  is(
    'contacts are grouped and sorted',
    contactsFor([desk, eva, adam], 'visitor').map((/** @type {any} */ { group, contacts: found }) => [
      group,
      ...found.map((/** @type {any} */ { name }) => name),
    ]),
    [
      ['sales', 'Adam', 'Eva'],
      ['customer', 'Kundservice'],
    ],
  )
  is('boards do not meet the sales', contactsFor([eva, adam], 'boardMember'), [])
  is('links are canonical', contactLinks(eva, 'SE'), {
    tel: 'tel:+46313906010',
    mailto: 'mailto:Eva@example.com',
  })
  is('numbers belong to the country', contactLinks({ ...adam, phone: '22 33 44 55' }, 'NO'), {
    tel: 'tel:+4722334455',
  })
  is('nothing to call is no link', contactLinks(adam, 'SE'), {})
}
