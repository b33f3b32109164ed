import { describe, expect, it } from 'vitest'
import { formatSpan } from './formatting.ts'
import { keepNumbersTogether } from './keep-together.ts'

/** Marks possible line breaks with a bar. */
const breaks = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll(' ', '|')

describe('Text without line breaks', () => {
  it.each([
    ['Insatsen är 25 000 kr.', 'Insatsen|är|25_000_kr.'],
    ['Prisen er kr 2 500 000 nå', 'Prisen|er|kr_2_500_000|nå'],
    ['Ring 08-465 004 00 i dag', 'Ring|08-465_004_00|i|dag'],
    ['en bostad på 62 m² med 3 rok', 'en|bostad|på|62_m²|med|3_rok'],
    ['för 15 % av priset', 'för|15_%|av|priset'],
    ['SEK 300 and 5 years', 'SEK_300|and|5_years'],
    ['Maksaa 1 200 € ja 25 vuotta', 'Maksaa|1_200_€|ja|25_vuotta'],
    ['Från 1 september 2026 till 28 februari 2027', 'Från|1_september_2026|till|28_februari_2027'],
    ['Søk innen 10. januar 2027, kl. 18.00', 'Søk|innen|10._januar_2027,|kl._18.00'],
    ['Haku päättyy 3. kesäkuuta 2027 klo 12', 'Haku|päättyy|3._kesäkuuta_2027|klo_12'],
    ['by 5 May 2027, and 3 marsvin in mars 2028', 'by|5_May_2027,|and|3|marsvin|in|mars_2028'],
    ['sedan 1978 har 1640 bostäder', 'sedan|1978|har|1640|bostäder'],
    ['3 krukor, 12 rumskamrater', '3|krukor,|12|rumskamrater'],
    ['', ''],
  ])('contains %j', (text, joined) => {
    expect(breaks(keepNumbersTogether(text))).toBe(joined)
  })

  it('contains both ends of a span', () => {
    expect(formatSpan('2', '4 rok')).toBe('2\u2060–\u20604 rok')
  })

  it('may break two long amounts after the dash, and not within one', () => {
    expect(formatSpan('764\u00a0000', '771\u00a0000\u00a0€')).toBe('764\u00a0000\u2060–771\u00a0000\u00a0€')
  })
})
