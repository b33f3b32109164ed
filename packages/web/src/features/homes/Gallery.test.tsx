// The picture row by its buttons.
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

const images = ['ext-1', 'int-1', 'int-2']

describe('Gallery', () => {
  it('names itself and every picture', async () => {
    await showPage(<Gallery images={images} name="Brf Kajutan 12" />)
    expect(screen.getByRole('region', { name: 'Bilder av Brf Kajutan 12' })).toBeTruthy()
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Brf Kajutan 12, bild 1',
      'Brf Kajutan 12, bild 2',
      'Brf Kajutan 12, bild 3',
    ])
  })

  it('tells which picture is shown, and stops at both ends without losing the focus', async () => {
    await showPage(<Gallery images={images} name="Brf Kajutan 12" />)
    const next = screen.getByRole('button', { name: 'Nästa bild' })
    const previous = screen.getByRole('button', { name: 'Föregående bild' })
    expect(screen.getByRole('status').textContent).toBe('Bild 1 av 3')
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    for (let turn = 0; turn < 4; turn += 1) await userEvent.click(next)
    expect(screen.getByRole('status').textContent).toBe('Bild 3 av 3')
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(next)
    await userEvent.click(previous)
    expect(screen.getByRole('status').textContent).toBe('Bild 2 av 3')
  })

  it('fetches the first picture at once and the others when they are near', async () => {
    await showPage(<Gallery images={images} name="Brf Kajutan 12" />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
  })

  it('has no buttons for a single picture, and is not there without any', async () => {
    const { container } = await showPage(<Gallery images={['ext-1']} name="Brf Kajutan 12" />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    await showPage(<Gallery images={[]} name="Brf Kajutan 12" />)
    expect(container.textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
