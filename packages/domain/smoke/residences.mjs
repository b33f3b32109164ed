// Smoke assertions for residences: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const residences = (
  { currentDays, dayInWords, estimatedDays, residenceStanding, siteByKey, warrantyOf },
  is,
) => {
  const day = { kind: 'moveIn', earliest: '2027-03-01', latest: '2027-04-30', source: 'estimate', setAt: 0 }
  is('a span is told by its months', dayInWords(day, siteByKey('sweden')), 'mars–april 2027')
  is(
    'the newest day holds',
    currentDays([day, { ...day, earliest: '2027-04-01' }]).moveIn.earliest,
    '2027-04-01',
  )
  is('a home without an advert’s day has none', estimatedDays('', '2026-11-23'), [])
  is(
    'a resident with the key has moved in',
    residenceStanding({ agreedOn: '2026-01-01', days: { moveIn: day } }, '2027-05-01'),
    'movedIn',
  )
  is(
    'a Norwegian complains within five years of the takeover',
    warrantyOf({ entryDate: '2027-04-30' }, 'NO', '2027-05-01').at(-1),
    { kind: 'complaint', until: '2032-04-30', isOver: false },
  )
}
