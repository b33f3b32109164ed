import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import {
  explorerAddressProblems,
  explorerPath,
  readExplorerAddress,
  stagePathOfExplorer,
  writeExplorerAddress,
} from './explorer-address.ts'
import { noExplorerChoices } from './explorer-choices.ts'

const sweden = siteByKey('sweden')
const stage = '/bostader/goteborg/lindholmen/brf-kajutan/'
const queryOf = (query: string): readonly (readonly [string, string])[] =>
  query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return [name, value] as const
  })
const none = noExplorerChoices(sweden)

describe('The address of an explorer', () => {
  test.each([
    ['sweden', 'valj-bostad'],
    ['norway', 'velg-bolig'],
    ['finland', 'valitse-asunto'],
    ['sweden-english', 'choose-home'],
  ] as const)('on %s ends in the language of the site', (key, step) => {
    const site = siteByKey(key)
    expect(explorerPath('/a/b/c/', site)).toBe(`/a/b/c/${step}/`)
    expect(stagePathOfExplorer(`/a/b/c/${step}/`, site)).toBe('/a/b/c/')
    expect(stagePathOfExplorer('/a/b/c/1-1203/', site)).toBeUndefined()
  })

  test('contains the view, the home and the choices, and omits defaults', () => {
    const path = explorerPath(stage, sweden)
    const state = {
      view: 'row-2-south',
      home: 'home-17',
      choices: {
        ...none,
        minRooms: 3,
        floors: [5, 0],
        directions: ['west'] as const,
        statuses: ['forSale'] as const,
      },
    }
    const address = writeExplorerAddress(path, state, sweden)
    expect(address).toBe(
      `${path}?minRooms=3&floors=5&floors=0&directions=west&statuses=forSale&view=row-2-south&home=home-17`,
    )
    expect(readExplorerAddress(queryOf(address.split('?')[1] ?? ''), sweden)).toEqual(state)
    expect(writeExplorerAddress(path, { view: '', home: '', choices: none }, sweden)).toBe(path)
  })

  test('ignores invalid values', () => {
    const query = queryOf(
      'view=<b>&home=../x&floors=top;2&directions=up&statuses=gone&minArea=abc&maxRooms=99',
    )
    expect(readExplorerAddress(query, sweden)).toEqual({
      view: '',
      home: '',
      choices: { ...none, floors: [2] },
    })
    expect(explorerAddressProblems(query, sweden)).toContainEqual({
      field: 'minArea',
      key: 'numeric',
      value: 'abc',
    })
  })
})
