// What a page takes from its address after a form was sent without script: known words, whoever wrote them.
import { expect, it } from 'vitest'
import { readFormQuery } from './form-paths.ts'

it('reads why the form is back, and which fields', () => {
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

it('takes nothing that it does not know', () => {
  expect(
    readFormQuery('?error=<b>&field=<i>:required&field=x:nonsense&retryAfter=never&done=paid&token=a%2Fb'),
  ).toMatchObject({ result: { code: 'Error', errors: [] }, done: undefined, token: undefined })
  expect(readFormQuery('')).toMatchObject({ result: undefined, done: undefined, referrer: undefined })
})
