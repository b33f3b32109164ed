// Data that a page could not get on the server, asked for once more in the browser.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useRetried } from './use-retried.ts'

afterEach(cleanup)

const Page = ({ homes, load }: { homes: string | undefined; load: () => Promise<string> }) => (
  <p>{useRetried(homes, load) ?? 'No homes'}</p>
)

describe('Data of a page', () => {
  it('that came with it is asked for by nobody', () => {
    const asked: string[] = []
    const load = async () => {
      asked.push('homes')
      return 'Other homes'
    }
    render(<Page homes="Homes" load={load} />)
    expect([screen.getByText('Homes').textContent, asked]).toEqual(['Homes', []])
  })

  it('that could not be had is there once the browser has it', async () => {
    render(<Page homes={undefined} load={async () => 'Homes'} />)
    expect(screen.getByText('No homes')).toBeTruthy()
    await screen.findByText('Homes')
  })

  it('that still cannot be had is left out', async () => {
    const load = () => Promise.reject(new Error('away'))
    render(<Page homes={undefined} load={load} />)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(screen.getByText('No homes')).toBeTruthy()
  })
})
