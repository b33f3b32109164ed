// Data that the server could not load for a page, requested once more in the browser.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useRetried } from './use-retried.ts'

afterEach(cleanup)

const Page = ({ homes, load }: { homes: string | undefined; load: () => Promise<string> }) => (
  <p>{useRetried(homes, load) ?? 'No homes'}</p>
)

describe('The data of a page', () => {
  it('are not fetched again if they came with it', () => {
    const asked: string[] = []
    const load = async () => {
      asked.push('homes')
      return 'Other homes'
    }
    render(<Page homes="Homes" load={load} />)
    expect([screen.getByText('Homes').textContent, asked]).toEqual(['Homes', []])
  })

  it('appear once the browser has fetched them', async () => {
    render(<Page homes={undefined} load={async () => 'Homes'} />)
    expect(screen.getByText('No homes')).toBeTruthy()
    await screen.findByText('Homes')
  })

  it('are left out if they still cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('away'))
    render(<Page homes={undefined} load={load} />)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(screen.getByText('No homes')).toBeTruthy()
  })
})
