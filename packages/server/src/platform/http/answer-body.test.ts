import { describe, expect, it } from 'vitest'
import { answerBody } from './answer-body.ts'

describe('The body of a response', () => {
  it('has no undefined members, as in JSON', () => {
    const body = answerBody({
      id: '1',
      floor: undefined,
      home: { fee: undefined, rooms: [{ area: undefined }] },
    })
    expect(body).toStrictEqual({ id: '1', home: { rooms: [{}] } })
  })

  it('is the same object if nothing is undefined', () => {
    const answer = { id: '1', images: ['a'], home: { fee: null, isNew: false } }
    expect(answerBody(answer)).toBe(answer)
  })

  it('keeps what JSON writes in its own way', () => {
    const at = new Date(0)
    expect(answerBody({ at, floor: undefined })).toStrictEqual({ at })
  })
})
