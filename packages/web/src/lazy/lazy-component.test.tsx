// A component that is loaded late: rendered immediately if it is loaded, and otherwise after it has loaded.
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'
import { lazyComponent, useLoaded } from './lazy-component.tsx'

afterEach(cleanup)

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>
const aGreeting = () => {
  const code = Promise.withResolvers<typeof Greeting>()
  return {
    greeting: lazyComponent(() => code.promise),
    arrive: () => act(async () => code.resolve(Greeting)),
  }
}

describe('A lazy component', () => {
  it('renders in the same pass if it is loaded, on the server as at hydration', async () => {
    const { greeting, arrive } = aGreeting()
    const loading = greeting.load()
    await arrive()
    await loading
    expect(renderToString(<greeting.Component name="Ada" />)).toBe('<p>Hello <!-- -->Ada</p>')
  })

  it('suspends until it is loaded', async () => {
    const { greeting, arrive } = aGreeting()
    await act(async () => {
      render(
        <Suspense fallback={<p>Wait</p>}>
          <greeting.Component name="Ada" />
        </Suspense>,
      )
    })
    expect(screen.getByText('Wait')).toBeTruthy()
    await arrive()
    expect(screen.getByText('Hello Ada')).toBeTruthy()
  })
})

describe('A lazy component whose code cannot be loaded', () => {
  it('ends at the boundary, and is loaded again on request', async () => {
    const onError = vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('reportError', () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const loads: PromiseWithResolvers<typeof Greeting>[] = []
    const greeting = lazyComponent(() => {
      const load = Promise.withResolvers<typeof Greeting>()
      loads.push(load)
      return load.promise
    })
    await act(async () => {
      render(
        <Boundary
          renderFailure={(retry) => (
            <button type="button" onClick={retry}>
              Try again
            </button>
          )}
        >
          <Suspense fallback={<p>Wait</p>}>
            <greeting.Component name="Ada" />
          </Suspense>
        </Boundary>,
      )
    })
    await act(async () => loads[0]?.reject(new Error('gone')))
    const retry = screen.getByText('Try again')
    expect(loads).toHaveLength(1)
    vi.runAllTimers()
    await act(async () => retry.click())
    expect(screen.getByText('Wait')).toBeTruthy()
    await act(async () => loads[1]?.resolve(Greeting))
    expect(screen.getByText('Hello Ada')).toBeTruthy()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    onError.mockRestore()
  })
})

describe('A component that uses optional code', () => {
  const { greeting, arrive } = aGreeting()
  const Page = ({ isWanted }: { readonly isWanted: boolean }) => {
    const Loaded = useLoaded(greeting, isWanted)
    return isWanted && Loaded ? <Loaded name="Ada" /> : <p>No name</p>
  }

  it('renders without it, loads it when it is wanted, and re-renders when it is loaded', async () => {
    const { rerender } = render(<Page isWanted={false} />)
    await arrive()
    expect([screen.getByText('No name').textContent, greeting.loaded()]).toEqual(['No name', undefined])
    await act(async () => rerender(<Page isWanted />))
    expect(screen.getByText('Hello Ada')).toBeTruthy()
  })
})
