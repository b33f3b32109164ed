// Residences over HTTP.
import type { OwnedResidence, Residences } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getResidences, getTimeline } from '@husrum/contract'
import type { OutdoorSpace, ResidenceDay, ResidenceHome, SiteKey } from '@husrum/domain'
import { moneyOf, sites } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

type ResidenceDto = ResponseOf<typeof getTimeline>

/** Omits undefined members. */
const given = <Value extends object>(
  value: Value,
): { [Name in keyof Value]: Exclude<Value[Name], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as never

const toHome = ({ price, totalPrice, monthlyFee, outdoorSpaces, ...home }: ResidenceDto['home']) =>
  given({
    ...home,
    price: price === undefined ? undefined : moneyOf(price),
    totalPrice: totalPrice === undefined ? undefined : moneyOf(totalPrice),
    monthlyFee: monthlyFee === undefined ? undefined : moneyOf(monthlyFee),
    outdoorSpaces: outdoorSpaces?.map((space) => given(space) as OutdoorSpace),
  }) as ResidenceHome

/** Undefined for a site that only a newer release has; such sites are not shown. */
const siteKeyOf = (key: string): SiteKey | undefined => sites.find((site) => site.key === key)?.key

const toResidence = ({ home, days, site, ...residence }: ResidenceDto): OwnedResidence =>
  given({
    ...residence,
    site: siteKeyOf(site),
    home: toHome(home),
    days: days.map((day) => given(day) as ResidenceDay),
  }) as OwnedResidence

export const makeHttpResidences = ({ client }: { readonly client: ServiceClient }): Residences => ({
  async own() {
    const { residences, elsewhere } = (await client.call(getResidences, {})).body
    return {
      residences: residences.map(toResidence),
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
