// Routes for development. A production server does not load them (PLAT-9, SEC-20).
import { endpoints, viewModelSuffix } from '@husrum/contract'
import type { Hono } from 'hono'
import type { ViewModelAt } from '../content/pages/view-model-at.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { checkAnswer, endpointContextOf } from '../platform/http/bind-endpoint.ts'
import { sandboxPath } from './sandbox-page.ts'

/** `viewModelAt` must include the sandbox (`withSandbox`). */
export const devRoutes = (
  app: Hono<AppEnv>,
  { viewModelAt, isSeeded }: { readonly viewModelAt: ViewModelAt; readonly isSeeded: () => boolean },
): void => {
  // For journeys, which wait for the demo data.
  app.get('/__dev/seeded', (c) => c.body(null, isSeeded() ? 204 : 503, { 'cache-control': 'no-store' }))
  app.get(`${sandboxPath}${viewModelSuffix}`, async (c) => {
    const { body } = await viewModelAt(sandboxPath, endpointContextOf(c))
    if (c.get('checkAnswers')) checkAnswer(endpoints.getViewModel, { status: 200, body })
    return c.json(body, 200, { 'cache-control': 'no-store' })
  })
}
