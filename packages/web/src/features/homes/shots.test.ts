// Captions and descriptions of a home's pictures: the company's own words in the language of the page, else the motif.
import { expect, it } from 'vitest'
import { texts } from '../../texts/sv/home-page.ts'
import { shotsOf } from './shots.ts'

it('A picture is described by the company, or else by its motif; examples say so', () => {
  const shots = shotsOf(
    {
      images: ['kitchen', 'bath', 'other'],
      floorPlan: 'plan',
      motifs: { kitchen: 'kitchen', bath: 'bathroom' },
      exampleImages: ['kitchen'],
      alts: { kitchen: { sv: 'Kök med ö' }, bath: { en: 'Bathroom' }, plan: { sv: 'Två rum' } },
    },
    texts,
    'sv',
  )
  expect(shots.map(({ what }) => what)).toEqual(['Exempel: kök med ö', 'Badrum', 'Bild', 'Två rum'])
})
