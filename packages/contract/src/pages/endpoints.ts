// Page data (PLAT-40, PLAT-44).

import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { chromeDto } from './chrome-dtos.ts'
import { pageDto, redirectDto } from './dtos.ts'
import { viewModelSuffix } from './wire.ts'

export const getViewModel = endpoint({
  method: 'GET',
  path: `/{page path}/${viewModelSuffix}`,
  access: 'everybody',
  summary:
    'All that a page needs. A page that is not there answers 404, and one that is gone for good 410, with a view model all the same; one that has moved, where it is now.',
  request: z.object({}),
  response: z.union([pageDto, redirectDto]),
  problems: [400, 401, 403, 404, 409, 410, 503],
})

export const getNavigation = endpoint({
  method: 'GET',
  path: '/api/system/navigation/get',
  access: 'everybody',
  summary: 'Navigation and footer by themselves, for pages whose view model could not be had.',
  request: z.object({}),
  response: chromeDto,
  problems: [503],
})

export const getEnglishNavigation = endpoint({
  ...getNavigation,
  path: '/api/system/navigation/get/en',
  summary: 'Navigation and footer of the English subsite.',
})
