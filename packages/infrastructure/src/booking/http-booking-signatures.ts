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
import { withoutUndefined } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'
import { toInvitation } from './booking-mapper.ts'

const toStanding = (dto: SigningStatusDto): SigningStanding => dto as SigningStanding

type SigningErrorKind = Extract<SigningStart, { kind: 'refused' }>['errorKind']

const refused = (errorKind: SigningErrorKind) => (): SigningStart => ({ kind: 'refused', errorKind })

const onRefusal = onOutcome<typeof signContract | typeof signByInvitation, SigningStart>(signContract, {
  notFound: refused('notfound'),
  purchaseobjecterror: refused('purchaseobjecterror'),
  acceptterms: refused('acceptterms'),
  statusConflict: refused('purchase'),
  changedMeanwhile: refused('changedDocument'),
  forbidden: refused('unauthorizedid'),
})

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
    start: (bookingId, terms) =>
      client
        .call(signContract, { bookingId, ...toRequest(terms) })
        .then(async ({ body }): Promise<SigningStart> => {
          // The response is text: the URL of the provider's page, or the id of the signing (BOOK-33).
          if (!/^(?:https?:|\/)/.test(body)) return { kind: 'started', signing: await status(body) }
          const cookie = (await client.call(getSigningCookie, {})).body
          const signing = await status(cookie?.id ?? '')
          return { kind: 'started', signing: { ...signing, redirectUrl: body } }
        })
        .catch(onRefusal),
    status,
    invitation: (token) =>
      client.call(readBookingInvitation, withoutUndefined({ token })).then(
        ({ body }) => toInvitation(body),
        // A link that a mail program has cut off is an invalid request.
        onOutcome(readBookingInvitation, { notFound: () => undefined, invalidRequest: () => undefined }),
      ),
    startByInvitation: (token, terms) =>
      client
        .call(signByInvitation, { ...withoutUndefined({ token }), ...toRequest(terms) })
        .then(({ body }): SigningStart => ({ kind: 'started', signing: toStanding(body) }), onRefusal),
  }
}
