// Signing of bookings over HTTP (BOOK-33, BOOK-34).
import type { BookingSignatures, SigningStanding, SigningStart, SigningTerms } from '@husrum/application'
import type { SigningStatusDto } from '@husrum/contract'
import {
  cancelSigning,
  getSigningCookie,
  getSigningStatus,
  readBookingInvitation,
  signByInvitation,
  signContract,
} from '@husrum/contract'
import { errorPageKindOf } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf, refusedStatus } from '../http/service-client.ts'
import { toInvitation } from './booking-mapper.ts'

const toStanding = (dto: SigningStatusDto): SigningStanding =>
  Object.fromEntries(Object.entries(dto).filter(([, value]) => value !== undefined)) as never

const errorKinds = {
  403: 'unauthorizedid',
  404: 'notfound',
  412: 'changedDocument',
  422: 'acceptterms',
} as const

const refused = (error: unknown): SigningStart => {
  const { status = 0, present } = refusalOf(error) ?? {}
  if (status === 409) return { kind: 'refused', errorKind: errorPageKindOf(present) }
  const errorKind = Object.entries(errorKinds).find(([known]) => Number(known) === status)?.[1]
  if (!errorKind) throw error
  return { kind: 'refused', errorKind }
}

/** The part of the terms that is sent. */
const toRequest = ({ acceptedTerms, documentsRead, device }: SigningTerms) => ({
  acceptedTerms,
  documentsRead: documentsRead.map(({ id, hash }) => ({ id, hash })),
  device,
})

export const makeHttpBookingSignatures = ({
  client,
}: {
  readonly client: ServiceClient
}): BookingSignatures => {
  const status = async (id: string): Promise<SigningStanding> =>
    toStanding((await client.call(getSigningStatus, { id })).body)
  return {
    ...verbsOf(client, { cancel: [cancelSigning, 'id'] }),
    async start(bookingId, terms) {
      try {
        // The response is text: the URL of the provider's page, or the id of the signing (BOOK-33).
        const answer = (await client.call(signContract, { bookingId, ...toRequest(terms) })).body
        if (!/^(?:https?:|\/)/.test(answer)) return { kind: 'started', signing: await status(answer) }
        const cookie = (await client.call(getSigningCookie, {})).body
        const signing = await status(cookie?.id ?? '')
        return { kind: 'started', signing: { ...signing, redirectUrl: answer } }
      } catch (error) {
        return refused(error)
      }
    },
    status,
    async invitation(token) {
      try {
        return toInvitation((await client.call(readBookingInvitation, { token })).body)
      } catch (error) {
        if (refusedStatus(error) === 404) return undefined
        throw error
      }
    },
    async startByInvitation(token, terms) {
      try {
        const { body } = await client.call(signByInvitation, { token, ...toRequest(terms) })
        return { kind: 'started', signing: toStanding(body) }
      } catch (error) {
        return refused(error)
      }
    },
  }
}
