// A field for places that works before its suggestions are loaded.
import { aTag } from '@husrum/domain/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'

afterEach(cleanup)

it('suggests places if it had the focus before the script loaded, and keeps the typed text', async () => {
  await showPage(<PlaceFilter unknownPlace="" onPick={() => undefined} />, {
    capabilities: { search: { places: async () => ({ kind: 'suggested', places: [] }) } },
  })
  expect(screen.queryByRole('combobox')).toBeNull()
  // No focus event arrives: the field was focused before.
  fireEvent.change(screen.getByLabelText('Ort eller område'), { target: { value: 'göte' } })
  expect(await screen.findByRole<HTMLInputElement>('combobox')).toHaveProperty('value', 'göte')
})

it('leaves the page visible to assistive technology while the list is open, as its links can take focus', async () => {
  await showPage(
    <>
      <header>
        <a href="/">Start</a>
      </header>
      <PlaceFilter unknownPlace="" onPick={() => undefined} />
    </>,
    {
      capabilities: {
        search: { places: async () => ({ kind: 'suggested', places: [aTag({ name: 'Göteborg' })] }) },
      },
    },
  )
  fireEvent.focus(screen.getByLabelText('Ort eller område'))
  await userEvent.type(await screen.findByRole('combobox'), 'göte')
  expect(await screen.findByRole('option', { name: /Göteborg/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy()
})
