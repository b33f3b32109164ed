// Page data (PLAT-40, PLAT-44).

import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { chromeDto } from './chrome-dtos.ts'
import { pageDto, redirectDto } from './dtos.ts'
import { viewModelSuffix } from './wire.ts'

export const getViewModel = endpoint({
  method: 'GET',
  path: `/{page path}/${viewModelSuffix}`,
  access: 'public',
  summary:
    'Get all data of a page. An unknown page is 404 and a permanently removed page is 410, each with a view model. For a page that has moved, the answer is its new address.',
  request: z.object({}),
  response: z.union([pageDto, redirectDto]),
  alsoAnswers: { notFound: 404, gone: 410 },
  outcomes: { signedOut: 401, forbidden: 403, identityRequired: 409 },
})

export const getNavigation = endpoint({
  method: 'GET',
  path: '/api/system/navigation/get',
  access: 'public',
  summary: 'Get navigation and footer alone, for pages whose view model could not be loaded.',
  request: z.object({}),
  response: chromeDto,
})

export const getEnglishNavigation = endpoint({
  ...getNavigation,
  path: '/api/system/navigation/get/en',
  summary: 'Get navigation and footer of the English subsite.',
})
