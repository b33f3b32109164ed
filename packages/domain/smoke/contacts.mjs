// Smoke assertions for contacts: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const contacts = (
  {
    contactGroupOf,
    contactGroupsFor,
    contactLinks,
    contactRelationOf,
    contactRelations,
    contactsFor,
    staffRoleOf,
    staffRoles,
  },
  is,
) => {
  const eva = { id: '1', name: 'Eva', role: 'assistant', phone: '031-390 60 10', email: 'Eva@Example.com' }
  const adam = { id: '2', name: 'Adam', role: 'realEstateAgent' }
  const desk = { id: '3', name: 'Kundservice', role: 'customerService' }

  is('there are twelve roles', staffRoles.length, 12)
  is('the first is 0', staffRoleOf(0), 'realEstateAgent')
  is('the last is 11', staffRoleOf(11), 'customerService')
  is('any other is a contact', [12, '0', null].map(staffRoleOf), ['contact', 'contact', 'contact'])
  is(
    'roles have groups',
    [4, 8, 10, 6].map((id) => contactGroupOf(staffRoleOf(id))),
    ['interior', 'settlement', 'customer', 'sales'],
  )
  is('a strange role is among the others', contactGroupOf('contact'), 'other')
  is('there are four relations', contactRelations, ['visitor', 'buyer', 'resident', 'boardMember'])
  is(
    'who has moved in is a resident',
    contactRelationOf({ isBoardMember: false, hasBooking: true, entryDate: '2026-03-01' }, '2026-03-01'),
    'resident',
  )
  is('visitors meet the sales first', contactGroupsFor('visitor'), ['sales', 'customer', 'other'])
  is('residents meet customer service first', contactGroupsFor('resident')[0], 'customer')
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
