// Pictures in a table: every way of separating them, and back into the same columns.
import { describe, expect, it } from 'vitest'
import { homeMediaColumns, joinMedia, splitMedia } from './media-columns.ts'

const namesOf = (cell: string) => {
  const answer = homeMediaColumns.pictures(cell)
  return answer.kind === 'read' ? answer.value.map(({ media }) => media) : answer.problem
}
const address = 'https://cdn.example.com/a.jpg?w=1,2'
const id = `media-${'0'.repeat(32)}`

describe('A cell of pictures', () => {
  it.each([
    [`${address} ${id}`, [address, id]],
    [`${address}, ${id};`, [address, id]],
    [`${address} | ${id}`, [address, id]],
    [`${address}\n${address}`, [address, address]],
    ['Villa 1.jpg', ['Villa 1.jpg']],
    [`Villa 1.jpg |  Villa 2.jpg|${address} ${id}`, ['Villa 1.jpg', 'Villa 2.jpg', address, id]],
    ['a.jpg||b.jpg', ['a.jpg', 'b.jpg']],
  ])('%j names %j', (cell, names) => {
    expect(namesOf(cell)).toEqual(names)
  })

  it('can be JSON, for pictures with more than a name', () => {
    expect(homeMediaColumns.media('[{"media":"a.jpg","kind":"plan"}]')).toMatchObject({ kind: 'read' })
    expect(homeMediaColumns.media('a.jpg')).toMatchObject({ kind: 'problem' })
    expect(homeMediaColumns.media('{}')).toMatchObject({ kind: 'problem' })
  })
})

describe('The pictures of a record', () => {
  const read = (columns: object) => {
    const cells = columns as Readonly<Partial<Record<keyof typeof homeMediaColumns, string | string[]>>>
    return joinMedia(
      Object.fromEntries(
        Object.entries(cells).flatMap(([column, value]) => {
          const cell = Array.isArray(value) ? value.join(' | ') : value
          if (cell === '' || !Object.hasOwn(homeMediaColumns, column)) return []
          const answer = homeMediaColumns[column as keyof typeof homeMediaColumns](cell)
          return answer.kind === 'read' ? [[column, answer.value]] : []
        }),
      ),
    )
  }
  const picture = { media: 'a.jpg', kind: 'picture' }
  const plan = { media: 'Plan 1.png', kind: 'plan' }

  it.each([
    [[picture]],
    [[picture, { ...picture, media: address }, plan]],
    [[plan, picture]],
    [[{ ...picture, motif: 'kitchen', alt: { sv: 'Kök' } }, plan]],
    [[]],
  ])('%j are written and read back unchanged', (media) => {
    expect(read(splitMedia({ media }))).toEqual({ media })
  })

  it('are absent where a record has none', () => {
    expect(splitMedia({ externalId: 'K-1' })).toEqual({ externalId: 'K-1' })
    expect(joinMedia({ externalId: 'K-1' })).toEqual({ externalId: 'K-1' })
  })
})
