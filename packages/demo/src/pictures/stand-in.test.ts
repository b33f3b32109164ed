// Until the picture of a room is rendered, visitors get another picture of the same home.
import type { HomeDetails } from '@husrum/domain'
import { expect, it } from 'vitest'
import { generateWorld } from '../world/generate-world.ts'
import { standInFor } from './stand-in.ts'

it('Every room that can be entered has a placeholder picture of its home, of the same kind of room if there is one', () => {
  const { homes } = generateWorld({ seed: 20_261_120, anchor: '2026-11-01' })
  const seen = new Set<string>()
  const motifOf = ({ motifs }: HomeDetails, still = '') => motifs?.[standInFor(still) ?? ''] ?? 'none'
  for (const home of homes)
    for (const { type, still } of home.panorama?.cameras ?? []) seen.add(`${type} ${motifOf(home, still)}`)
  expect([...seen].sort()).toEqual([
    'bathroom bathroom',
    'bedroom bedroom',
    'hall livingRoom',
    'kitchen kitchen',
    'living livingRoom',
  ])
  expect(standInFor('int-kitchen-1.p~1')).toBeUndefined()
})
