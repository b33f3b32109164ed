// The visitor's location is requested on a press, followed, and released on another press or a refusal.
import type { GeoPoint } from '@husrum/domain'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { NearMe } from './NearMe.tsx'

afterEach(cleanup)

let watching: { found: PositionCallback; failed: PositionErrorCallback } | undefined
let asked = 0
const places: (GeoPoint | undefined)[] = []
beforeEach(() => {
  watching = undefined
  asked = 0
  places.length = 0
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        asked += 1
        watching = { found, failed }
        return asked
      },
      clearWatch: () => {
        watching = undefined
      },
    },
  })
})

const Page = () => {
  const [near, setNear] = useState<GeoPoint>()
  const follow = useCallback((place: GeoPoint | undefined) => {
    places.push(place)
    setNear(place)
  }, [])
  return <NearMe near={near} onNear={follow} />
}
const button = () => screen.getByRole('button', { name: 'Närmast mig först' })
const stand = (latitude: number, longitude: number) =>
  act(() => watching?.found({ coords: { latitude, longitude } } as GeolocationPosition))

it('requests the location on a press only, and rounds it to a kilometre', async () => {
  await showPage(<Page />)
  expect(asked).toBe(0)
  await userEvent.click(button())
  stand(59.334_591, 18.063_24)
  expect(places.at(-1)).toEqual({ lat: 59.33, lon: 18.06 })
  expect(button().getAttribute('aria-pressed')).toBe('true')
  act(() => watching?.failed({ code: 2 } as GeolocationPositionError))
  expect(places.at(-1)).toEqual({ lat: 59.33, lon: 18.06 })
  stand(59.4, 18.1)
  expect(places.at(-1)).toEqual({ lat: 59.4, lon: 18.1 })
  await userEvent.click(button())
  expect(places.at(-1)).toBeUndefined()
  expect(watching).toBeUndefined()
})

it.each([
  [1, 'Webbläsaren delar inte din plats, så listan är som förut.'],
  [2, 'Din plats gick inte att hitta, så listan är som förut.'],
  [3, 'Din plats gick inte att hitta, så listan är som förut.'],
])('changes nothing if there is no location (%i), and says so', async (code, words) => {
  await showPage(<Page />)
  await userEvent.click(button())
  act(() => watching?.failed({ code } as GeolocationPositionError))
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(places.filter(Boolean)).toEqual([])
  expect(button().getAttribute('aria-pressed')).toBe('false')
})
