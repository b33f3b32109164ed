// A viewing as a calendar file: its addresses, and its contents.
import { siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeViewingFiles } from './viewing-files.ts'

const showing = '2027-07-03T10:30:00.000Z'
const home = aHomeInDetail({
  id: 'h-1',
  name: 'Brf Kajutan 12',
  path: '/bostader/a/b/c/12/',
  showings: [showing],
})
const stage = aStageInDetail({ path: '/bostader/a/b/c/', showings: [showing] })

const viewingFileAt = makeViewingFiles({
  homeByPath: async (_, path) => (path === home.path ? { home, stage } : undefined),
  stageByPath: async (_, path) => (path === stage.path ? { stage, homes: [home] } : undefined),
})

const ask = (
  path: string,
  {
    file = 'viewing-20270703T103000Z.ics',
    now = '2027-07-01T00:00:00Z',
    key = 'sweden' as 'sweden' | 'sweden-english',
  } = {},
) => viewingFileAt(siteByKey(key), path, file, { origin: 'https://www.husrum.example', now: Date.parse(now) })

/** Lines as a calendar reads them: unfolded, each ended. */
const linesOf = (file = '') => file.replaceAll('\r\n ', '').split('\r\n')

describe('The calendar file of a viewing', () => {
  it('contains the time in UTC, the subject, the place and the contact', async () => {
    const file = await ask(home.path)
    expect(file?.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(linesOf(file)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'DTSTART:20270703T103000Z',
        'DTEND:20270703T113000Z',
        'SUMMARY:Visning av Brf Kajutan 12',
        'LOCATION:Kajskjulsgatan 4\\, Lindholmen\\, Göteborg',
        'DESCRIPTION:Elin Sandmark\\, 070-174 06 07\\, elin.sandmark@husrum.example\\nhttps://www.husrum.example/bostader/a/b/c/12/',
        'UID:h-1-20270703103000@www.husrum.example',
      ]),
    )
  })

  it('is for the whole stage on the page of the stage', async () => {
    expect(linesOf(await ask(stage.path))).toContain('SUMMARY:Visning av Brf Kajutan')
  })

  it('is in the language of the page', async () => {
    const file = await ask('/en/homes/a/b/c/12/', { key: 'sweden-english' })
    expect(linesOf(file)).toContain('SUMMARY:Viewing of Brf Kajutan 12')
  })

  it.each([
    ['for another time', home.path, { file: 'viewing-20270703T113000Z.ics' }],
    ['once it is over', home.path, { now: '2027-07-03T11:30:00Z' }],
    ['at the path of no home', '/bostader/a/b/c/13/', {}],
  ])('does not exist %s', async (_, path, asked) => {
    expect(await ask(path, asked)).toBeUndefined()
  })
})
