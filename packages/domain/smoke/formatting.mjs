// Smoke assertions for formatting: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const formatting = (
  {
    formatArea,
    formatDate,
    formatDateTime,
    formatFileSize,
    formatPrice,
    formatRooms,
    formatTime,
    groupThousands,
    parseWholeNumber,
    reformatCurrencyInput,
    siteByKey,
    wallClockOf,
  },
  is,
) => {
  const formats = (key) => siteByKey(key).formats
  const plain = (text) => text.replaceAll('\u00a0', ' ')

  is('a Swedish price', plain(formatPrice(250_000_000, formats('sweden'))), '2 500 000 kr')
  is('a Norwegian price', plain(formatPrice(250_000_000, formats('norway'))), 'kr 2 500 000')
  is('a Finnish price', plain(formatPrice(25_000_000, formats('finland'))), '250 000 €')
  is('rooms', plain(formatRooms(3, formats('finland'))), '3h+k')
  is('an area', plain(formatArea(62.5, formats('sweden'))), '62,5 m²')
  is('a date', formatDate('2027-05-03', formats('norway')), '03.05.2027')
  is('a debt', plain(groupThousands(-1_234_567)), '−1 234 567')
  is('an amount as typed', parseWholeNumber('kr 2\u202f500\u2009000,-'), 2_500_000)
  is('no amount', parseWholeNumber('2.5') ?? 'none', 'none')
  is('a time', formatTime(Date.UTC(2027, 4, 3, 12, 5)), '12:05')
  is(
    'a date and a time',
    plain(formatDateTime(Date.UTC(2027, 4, 3, 12, 5), formats('finland'))),
    '3.5.2027 12:05',
  )
  is('no time', formatTime(Number.NaN), '')
  is('winter in Sweden', formatTime(wallClockOf('2027-01-03T14:00Z', 'SE')), '15:00')
  is('summer at another offset', formatTime(wallClockOf('2027-05-03T14:00:00.5-05:30', 'NO')), '21:30')
  is('no such day', wallClockOf('2027-02-30T14:00', 'SE') ?? 'none', 'none')
  is('a Finnish time stands as written', formatTime(wallClockOf('2027-05-03T14:00:00', 'FI')), '14:00')
  is('one with a zone is moved', formatTime(wallClockOf('2027-05-03T14:00:00Z', 'FI')), '17:00')
  is('20 MB', plain(formatFileSize(20_971_520)), '20 MB')
  is('1,5 MB', plain(formatFileSize(1_572_864)), '1,5 MB')
  is('an amount while it is typed', reformatCurrencyInput({ text: '2500', caret: 2 }), {
    text: '2\u00a0500',
    caret: 3,
    value: 2500,
  })
  is(
    'a deleted separator takes a digit along',
    reformatCurrencyInput({ text: '2500', caret: 1 }, { text: '2\u00a0500', caret: 2 }).value,
    500,
  )
}
