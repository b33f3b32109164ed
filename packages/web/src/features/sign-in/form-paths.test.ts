// What a page reads from its address after a form was sent without script: known words only, because anyone can write the address.
import { expect, it } from 'vitest'
import { readFormQuery } from './form-paths.ts'

it('reads the reason why the form was sent back, and its fields', () => {
  const { result } = readFormQuery(
    '?error=InvalidInput&field=email:email&field=password:required&retryAfter=90',
  )
  expect(result).toEqual({
    code: 'InvalidInput',
    errors: [
      { key: 'email', path: ['email'] },
      { key: 'required', path: ['password'] },
    ],
    retryAfterSeconds: 90,
  })
})

it('ignores unknown values', () => {
  expect(
    readFormQuery('?error=<b>&field=<i>:required&field=x:nonsense&retryAfter=never&done=paid&token=a%2Fb'),
  ).toMatchObject({ result: { code: 'Error', errors: [] }, done: undefined, token: undefined })
  expect(readFormQuery('')).toMatchObject({ result: undefined, done: undefined, referrer: undefined })
})
