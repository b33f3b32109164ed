// Residences over HTTP.
import type { OwnedResidence, Residences } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getResidences, getTimeline } from '@husrum/contract'
import type { AgreedAmounts, ResidenceHome, SiteKey } from '@husrum/domain'
import { moneyOf, sites, withoutUndefined } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

type ResidenceDto = ResponseOf<typeof getTimeline>

const toHome = ({ price, totalPrice, monthlyFee, ...home }: ResidenceDto['home']): ResidenceHome => ({
  ...home,
  ...withoutUndefined({
    price: moneyOf(price),
    totalPrice: moneyOf(totalPrice),
    monthlyFee: moneyOf(monthlyFee),
  }),
})

/** Undefined for a site that only a newer release has; such sites are not shown. */
const siteKeyOf = (key: string): SiteKey | undefined => sites.find((site) => site.key === key)?.key

const toAgreed = ({ home, options, total }: NonNullable<ResidenceDto['agreed']>): AgreedAmounts => ({
  home: moneyOf(home),
  options: moneyOf(options),
  total: moneyOf(total),
})

const toResidence = ({ home, site, agreed, ...residence }: ResidenceDto): OwnedResidence | undefined => {
  const key = siteKeyOf(site)
  return key && { ...residence, site: key, home: toHome(home), ...(agreed && { agreed: toAgreed(agreed) }) }
}

export const makeHttpResidences = ({ client }: { readonly client: ServiceClient }): Residences => ({
  async own() {
    const { residences, elsewhere } = (await client.call(getResidences, {})).body
    return {
      residences: residences.flatMap((residence) => toResidence(residence) ?? []),
      elsewhere: elsewhere.flatMap(({ site, href }) => {
        const key = siteKeyOf(site)
        return key === undefined ? [] : [{ site: key, href }]
      }),
    }
  },
  one: (id) =>
    client
      .call(getTimeline, { objectId: id })
      .then(({ body }) => toResidence(body), onOutcome(getTimeline, { notFound: () => undefined })),
})
