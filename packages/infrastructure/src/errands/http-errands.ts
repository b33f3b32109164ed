// Errands over HTTP. A late change is a result, not a failure: the errand has another status, or another version.
import type { ErrandChange, ErrandDetails, Errands, ErrandUploads, StoredErrand } from '@husrum/application'
import type { RequestOf, ResponseOf } from '@husrum/contract'
import {
  actOnOneErrand,
  getErrand,
  getErrands,
  getErrandsOverview,
  getHasErrands,
  getRounds,
  getTypedErrandForm,
  updateErrand,
  writeErrandMessage,
} from '@husrum/contract'
import type { ErrandAttachment, ErrandType, Round } from '@husrum/domain'
import { errandTypes, isFileKind, readErrandStatusId, writeErrandAddress } from '@husrum/domain'
import type { CallOptions, ServiceClient } from '../http/service-client.ts'
import { onOutcome, unexpected } from '../http/service-client.ts'

type ErrandDto = ResponseOf<typeof getErrands>['errands'][number]
type ErrandDetailsDto = ResponseOf<typeof getErrand>
type AttachmentDto = ErrandDto['attachments'][number]

/** Names of the types in case systems, in lower case and in all of our languages. */
const typesByName: Readonly<Record<string, ErrandType>> = {
  felanmälan: 'management',
  feilmelding: 'management',
  'teknisk förvaltning': 'management',
  forvaltning: 'management',
  'övrig förvaltning': 'managementOther',
  'annen forvaltning': 'managementOther',
  garanti: 'warranty',
  garantiärende: 'warranty',
  reklamation: 'warranty',
  reklamasjon: 'warranty',
  besiktning: 'inspection',
  befaring: 'inspection',
}

const toType = (name: string): ErrandType =>
  errandTypes.find((type) => type === name) ?? typesByName[name.toLowerCase()] ?? 'other'

const toAttachment = ({ kind, ...attachment }: AttachmentDto): ErrandAttachment => ({
  ...attachment,
  ...(isFileKind(kind) && { kind }),
})

const toErrand = (dto: ErrandDto): StoredErrand => ({
  ...dto,
  status: readErrandStatusId(dto.caseStatusId),
  type: toType(dto.caseTypeName),
  attachments: dto.attachments.map(toAttachment),
})

const toLate = ({ count, first }: { readonly count: number; readonly first: readonly ErrandDto[] }) => ({
  count,
  first: first.map(toErrand),
})

const toDetails = (dto: ErrandDetailsDto): ErrandDetails => ({
  ...dto,
  ...toErrand(dto),
  messages: dto.messages.map((message) => ({
    ...message,
    attachments: message.attachments.map(toAttachment),
  })),
})

const toRound = (dto: ResponseOf<typeof getRounds>[number]): Round => ({
  ...dto,
  controlPoints: dto.controlPoints.map((point) => ({
    ...point,
    attachments: point.attachments.map(toAttachment),
  })),
})

const uploadsOf = ({ ids, draft }: ErrandUploads) => ({
  files: [...ids],
  draft,
})

type Change = typeof updateErrand | typeof actOnOneErrand | typeof writeErrandMessage

export const makeHttpErrands = ({ client }: { readonly client: ServiceClient }): Errands => {
  const change = <E extends Change>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
  ): Promise<ErrandChange> =>
    client.call<Change>(endpoint, request, options).then(
      ({ result, body }) => ({ kind: result === 'ok' ? 'done' : result, errand: toDetails(body) }),
      onOutcome<Change, ErrandChange>(endpoint, {
        notFound: () => ({ kind: 'notFound' }),
        statusConflict: () => ({ kind: 'statusConflict' }),
        keyReused: unexpected,
        forbidden: () => ({ kind: 'forbidden' }),
      }),
    )
  const act = (request: RequestOf<typeof actOnOneErrand>, key: string): Promise<ErrandChange> =>
    change(actOnOneErrand, request, { idempotencyKey: key })

  return {
    async list({ filter, order, limit }) {
      const asked = Object.fromEntries(writeErrandAddress({ filter, order }))
      const { viewer, errands, counts, late } = (await client.call(getErrands, { ...asked, limit })).body
      return {
        viewer,
        errands: errands.map(toErrand),
        counts: counts.map(({ caseStatusId, caseTypeName, count }) => ({
          status: readErrandStatusId(caseStatusId),
          type: toType(caseTypeName),
          count,
        })),
        ...(late && { late: toLate(late) }),
      }
    },
    async overview(limit) {
      const { late, all, byStairwell, byKind, errands } = (await client.call(getErrandsOverview, { limit }))
        .body
      return {
        late: toLate(late),
        all,
        byStairwell,
        byKind,
        errands: errands.map(toErrand),
      }
    },
    one: (id) =>
      client
        .call(getErrand, { id })
        .then(({ body }) => toDetails(body), onOutcome(getErrand, { notFound: () => undefined })),
    hasAny: async () => (await client.call(getHasErrands, {})).body.data,
    rounds: async () => (await client.call(getRounds, {})).body.map(toRound),
    typed: async () => (await client.call(getTypedErrandForm, {})).body.fields,
    close: (id, key) => act({ id, action: 'close' }, key),
    update: (id, { removeFiles, newFiles, ...typed }, version) =>
      change(
        updateErrand,
        {
          id,
          ...typed,
          ...(removeFiles && { removeFiles: [...removeFiles] }),
          ...(newFiles && { newFiles: [...newFiles.ids] }),
          draft: newFiles?.draft,
        },
        { version },
      ),
    answer: (id, text, files, key) => act({ id, action: 'answer', text, ...uploadsOf(files) }, key),
    reopen: (id, text, key) => act({ id, action: 'reopen', text }, key),
    requestReopening: (id, text, key) => act({ id, action: 'requestReopening', text }, key),
    rate: (id, rating, text, key) => act({ id, action: 'rate', rating, text }, key),
    share: (id, isShared, key) => act({ id, action: isShared ? 'share' : 'unshare' }, key),
    write: (id, text, files, key) =>
      change(writeErrandMessage, { id, text, ...uploadsOf(files) }, { idempotencyKey: key }),
  }
}
