// A field for places that works before its suggestions are there.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'

afterEach(cleanup)

it('suggests places to whoever was in it before the script came, and keeps what they have typed', async () => {
  await showPage(<PlaceFilter unknownPlace="" onPick={() => undefined} />, {
    capabilities: { search: { places: async () => ({ kind: 'suggested', places: [] }) } },
  })
  expect(screen.queryByRole('combobox')).toBeNull()
  // Nobody noticed the focus: it came first.
  fireEvent.change(screen.getByLabelText('Ort eller område'), { target: { value: 'göte' } })
  expect(await screen.findByRole<HTMLInputElement>('combobox')).toHaveProperty('value', 'göte')
})
