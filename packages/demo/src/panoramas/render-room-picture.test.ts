import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { buildingByKey } from '../world/find-building.ts'
import { renderRoomPicture } from './render-room-picture.ts'

const stage = { seed: 1, siteId: 1, index: 1, size: 20 }

it('renders the first panorama of a room before a larger picture in progress', async () => {
  const building = buildingByKey(stage)
  const home = building.homes[0]
  if (!home) throw new Error('The house has no homes')
  const picture = (width: number) =>
    renderRoomPicture(
      {
        subject: { kind: 'round', camera: '0r0', style: 'light', plan: 'plan-sv-1.1.1.20-0' },
        width,
        format: 'png',
      },
      { building, home },
    )
  const finished: number[] = []
  const render = async (width: number) => {
    await picture(width)
    finished.push(width)
  }
  const larger = render(520)
  await setImmediate()
  await render(256)
  await larger
  expect(finished).toEqual([256, 520])
})
