// The documents of a resident's or buyer's homes, over HTTP.
import type { Documents, SigningStanding } from '@husrum/application'
import type { ResponseOf, SigningStatusDto } from '@husrum/contract'
import { getOwnDocuments, signDocument } from '@husrum/contract'
import type { OwnDocument } from '@husrum/domain'
import { errorPageKindOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf } from '../http/service-client.ts'

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

const errorKinds = { 403: 'unauthorizedid', 404: 'notfound', 412: 'changedDocument' } as const

export const makeHttpDocuments = ({ client }: { readonly client: ServiceClient }): Documents => ({
  list: async () => (await client.call(getOwnDocuments, {})).body.documents.map(toDocument),
  async sign({ id, hash }, device) {
    try {
      const { body } = await client.call(signDocument, { id, hash, device })
      return { kind: 'started', signing: toStanding(body) }
    } catch (error) {
      const { status = 0, present: said } = refusalOf(error) ?? {}
      if (status === 409) return { kind: 'refused', errorKind: errorPageKindOf(said) }
      const errorKind = errorKinds[status as keyof typeof errorKinds]
      if (!errorKind) throw error
      return { kind: 'refused', errorKind }
    }
  },
})
