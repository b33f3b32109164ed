// Cookie consent answers, page performance and client errors.
import { endpoints } from '@husrum/contract'
import { checksOf } from '../check.ts'
import { answered, holds, refused, same } from '../expect.ts'

export const measurementChecks = checksOf('measurements', {
  'an answer to the cookie dialog is recorded, and an invalid one is refused': async ({ service }) => {
    const record = (variant: string) =>
      service.send(endpoints.recordExperiment, { experimentId: 'cookie-consent', variant })
    const reply = await record('4')
    if (reply.status === 404) refused(reply, 404)
    else answered(endpoints.recordExperiment, reply)
    refused(await record('7'), [400, 404])
  },
  'a measurement is counted, and an invalid one is refused': async ({ service, site }) => {
    const save = (value: unknown) =>
      service.send(endpoints.saveWebVital, { name: 'LCP', value, page: 'start', site: site.key })
    answered(endpoints.saveWebVital, await save(1_240))
    const { errors } = refused(await save(-1), 400, 'invalidRequest')
    same('errors', errors, [{ field: 'value', key: 'tooSmall' }])
  },
  'a reported page error gets a reference': async ({ service, site }) => {
    const values = { message: 'a check of the contract', template: 'start', site: site.key }
    const first = answered(
      endpoints.reportClientError,
      await service.send(endpoints.reportClientError, values),
    )
    holds('the reference is empty', first.reference !== '')
  },
})
