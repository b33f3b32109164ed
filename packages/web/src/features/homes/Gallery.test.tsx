// The row of pictures with its buttons.
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Gallery } from './Gallery.tsx'
import type { Shot } from './shots.ts'

afterEach(cleanup)

const shots: readonly Shot[] = [
  { image: 'ext-1', what: 'Huset utifrån', ratio: '3:2' },
  { image: 'int-1', what: 'Exempel: vardagsrum', ratio: '3:2', isExample: true },
  { image: 'plan-1', what: 'Planlösning', ratio: '1:1' },
]
const stay = (event: MouseEvent) => event.preventDefault()

describe('Gallery', () => {
  it('labels itself and every picture', async () => {
    await showPage(<Gallery shots={shots} name="Brf Kajutan 12" onOpen={stay} />)
    expect(screen.getByRole('region', { name: 'Bilder av Brf Kajutan 12' })).toBeTruthy()
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Huset utifrån',
      'Exempel: vardagsrum',
      'Planlösning',
    ])
  })

  it('marks an example picture, which is not of this home', async () => {
    await showPage(<Gallery shots={shots} name="Brf Kajutan 12" onOpen={stay} />)
    expect(screen.getAllByText('Exempel')).toHaveLength(1)
  })

  it('shows the number of the present picture, and stops at both ends without losing the focus', async () => {
    await showPage(<Gallery shots={shots} name="Brf Kajutan 12" onOpen={stay} />)
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

  it('links each picture to its full size, and names the link so', async () => {
    const opened: string[] = []
    await showPage(
      <Gallery
        shots={shots}
        name="Brf Kajutan 12"
        onOpen={(event, image) => {
          stay(event)
          opened.push(image)
        }}
      />,
    )
    const plan = screen.getByRole('link', { name: 'Planlösning, visa i helskärm' })
    expect(plan.getAttribute('href')).toContain('/images/plan-1?w=1600&h=1600')
    await userEvent.click(plan)
    expect(opened).toEqual(['plan-1'])
  })

  it('loads the first picture immediately and the others when they are near', async () => {
    await showPage(<Gallery shots={shots} name="Brf Kajutan 12" onOpen={stay} />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
  })

  it('has no buttons for a single picture, and is absent without pictures', async () => {
    const { container } = await showPage(
      <Gallery shots={shots.slice(0, 1)} name="Brf Kajutan 12" onOpen={stay} />,
    )
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    await showPage(<Gallery shots={[]} name="Brf Kajutan 12" onOpen={stay} />)
    expect(container.textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
