// The documents of a resident's or buyer's homes, over HTTP.
import type { Documents, SigningStanding, SigningStart } from '@husrum/application'
import type { ResponseOf, SigningStatusDto } from '@husrum/contract'
import { getOwnDocuments, signDocument } from '@husrum/contract'
import type { OwnDocument } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

/** Omits undefined members. */
const present = <Value extends object>(value: object): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value

const toDocument = ({
  signatories,
  ...document
}: ResponseOf<typeof getOwnDocuments>['documents'][number]): OwnDocument => ({
  ...present<Omit<OwnDocument, 'signatories'>>(document),
  signatories: signatories.map((each) => present(each)),
})

const toStanding = (dto: SigningStatusDto): SigningStanding => present(dto)

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
