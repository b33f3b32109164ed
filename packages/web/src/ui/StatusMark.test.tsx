// A status is readable as a word, whatever its colour.
import { statusColours } from '@husrum/domain'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatusMark } from './StatusMark.tsx'

afterEach(cleanup)

describe('StatusMark', () => {
  it.each(statusColours)('has the word, and a shape that screen readers skip, in %s', (colour) => {
    const { container } = render(<StatusMark word="Till salu" colour={colour} />)
    expect(screen.getByText('Till salu')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg[aria-hidden="true"]')?.children).toHaveLength(1)
  })

  it('has a different shape for every colour, for users who cannot distinguish colours', () => {
    const shapes = statusColours.map((colour) => {
      const { container } = render(<StatusMark word="Till salu" colour={colour} />)
      return container.querySelector('svg')?.innerHTML
    })
    expect(new Set(shapes).size).toBe(statusColours.length)
  })
})
