// Registers interest in a home or a stage, signed in or not, and sends a confirmation.
import type { HomeDetails, StageDetails } from '@husrum/domain'
import { homeAddressOn, interestRule, withoutUndefined, writeInterestCookie } from '@husrum/domain'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { assertKnown } from '../../platform/http/caller.ts'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountOutcome } from './account-outcome.ts'
import { invalid, invalidField, outcome } from './account-outcome.ts'
import type { AllOrNothing } from './account-stores.ts'
import { siteOfPage } from './site-of-page.ts'

/** The catalogue of a site by ids; unknown ids are left out. */
export interface CatalogueOfInterests {
  homesByIds(siteId: number, ids: readonly string[]): Promise<readonly Pick<HomeDetails, 'name' | 'path'>[]>
  stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly Pick<StageDetails, 'name' | 'path'>[]>
}

type VisitorOfForm = Visitor & Pick<EndpointContext, 'cookies' | 'idempotencyKey'>

/** The typed fields. Signed-in callers may leave their name and address out. */
type Typed = Readonly<Record<string, unknown>>

export const makeRegisterInterest = ({
  allOrNothing,
  mails: gate,
  residences,
  environment,
}: {
  readonly allOrNothing: AllOrNothing
  readonly mails: Pick<MailService, 'admit'>
  readonly residences: CatalogueOfInterests
  readonly environment: 'development' | 'production'
}) => {
  const subjectOf = async (
    { catalogueSiteId }: Visitor['site'],
    { objectId, stageId = '' }: { readonly objectId?: string; readonly stageId?: string },
  ) => {
    const [found] = await (objectId === undefined
      ? residences.stagesByIds(catalogueSiteId, [stageId])
      : residences.homesByIds(catalogueSiteId, [objectId]))
    return found
  }

  /** Account data for fields that were not sent; none for a guest. */
  const factsOf = async ({ caller }: Visitor): Promise<Typed> => {
    if (caller.kind !== 'signedIn') return {}
    const { firstName, lastName, email } = await caller.user()
    return { firstName, lastName, email }
  }

  return async (typed: Typed, visitor: VisitorOfForm): Promise<AccountOutcome> => {
    const { origin, caller, requestId, address, cookies } = visitor
    const site = siteOfPage(visitor.site, typed.siteId)
    assertKnown(caller)
    const checked = interestRule.check({ ...(await factsOf(visitor)), ...withoutUndefined(typed) })
    if (checked.kind === 'invalid') return invalid(checked.issues)
    const answers = checked.value
    const subject = await subjectOf(site, answers)
    if (!subject) return invalidField(answers.objectId === undefined ? 'stageId' : 'objectId', 'unknownValue')
    const admission = await gate.admit('interest', { email: answers.email, network: networkOf(address) })
    if (admission.kind === 'heldBack') return outcome('Error', { retryAfter: admission.seconds })
    const { pass } = admission

    const accountId = caller.kind === 'signedIn' ? caller.session.accountId : undefined
    const kept = await allOrNothing(async ({ interests, mails, audit }) => {
      const requestKey = visitor.idempotencyKey
      const interest = await interests.register({ ...answers, accountId, siteId: site.siteId, requestKey })
      if (!interest.isNew) return interest
      // The letter contains no typed text: it goes to an unconfirmed address.
      await mails.postAdmitted(
        {
          kind: 'interestRegistered',
          to: answers.email,
          site,
          about: subject.name,
          link: new URL(homeAddressOn(site, subject.path), origin).href,
        },
        pass,
      )
      if (accountId !== undefined)
        await audit.add({ event: 'interestRegistered', site, requestId, address, accountId })
      return interest
    })
    const id = answers.objectId ?? answers.stageId ?? ''
    const cookie = writeInterestCookie(readCookie('interest', cookies, environment), {
      id,
      at: kept.registeredAt / 1_000,
    })
    return { ...outcome('Ok'), headers: [setCookie('interest', cookie, { environment })] }
  }
}
