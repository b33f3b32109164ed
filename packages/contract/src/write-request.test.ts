import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { writeRequest } from './write-request.ts'

it('A call is written to path, query and body as its endpoint declares', () => {
  expect(writeRequest(endpoints.getFavourite, { objectId: 'a/b' })).toEqual({
    method: 'GET',
    path: '/services/account_service/favorites/a%2Fb',
  })
  expect(writeRequest(endpoints.getErrands, { status: 'open', limit: 5, sort: undefined })).toEqual({
    method: 'GET',
    path: '/services/case_management/errands?status=open&limit=5',
  })
  expect(writeRequest(endpoints.searchObject, { filter: { siteId: 1 }, geo: 'auto' })).toEqual({
    method: 'POST',
    path: '/services/residence/search_object?geo=auto',
    body: { filter: { siteId: 1 } },
  })
  expect(writeRequest(endpoints.logout, {})).toEqual({
    method: 'POST',
    path: '/services/account_service/logout',
  })
})

it('A list in the query is repeated, once for each value', () => {
  const { path } = writeRequest(
    { ...endpoints.getErrands, path: '/services/{of}' },
    { of: 'homes', ids: ['a&b', 'c'], none: [] },
  )
  expect(path).toBe('/services/homes?ids=a%26b&ids=c')
})
