// The documents of a resident's or buyer's homes, over HTTP.
import type { Documents, SigningStanding, SigningStart } from '@husrum/application'
import type { ResponseOf, SigningStatusDto } from '@husrum/contract'
import { getOwnDocuments, signDocument } from '@husrum/contract'
import type { OwnDocument } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

const toDocument = (dto: ResponseOf<typeof getOwnDocuments>['documents'][number]): OwnDocument =>
  dto as OwnDocument

const toStanding = (dto: SigningStatusDto): SigningStanding => dto as SigningStanding

type SigningErrorKind = Extract<SigningStart, { kind: 'refused' }>['errorKind']

const refused = (errorKind: SigningErrorKind) => (): SigningStart => ({ kind: 'refused', errorKind })

export const makeHttpDocuments = ({ client }: { readonly client: ServiceClient }): Documents => ({
  list: async () => (await client.call(getOwnDocuments, {})).body.documents.map(toDocument),
  sign: ({ id, hash }, device) =>
    client.call(signDocument, { id, hash, device }).then(
      ({ body }): SigningStart => ({ kind: 'started', signing: toStanding(body) }),
      onOutcome(signDocument, {
        notFound: refused('notfound'),
        notSignatory: refused('purchase'),
        alreadySigned: refused('purchase'),
        changedMeanwhile: refused('changedDocument'),
        statusConflict: refused('purchase'),
        forbidden: refused('unauthorizedid'),
      }),
    ),
})
