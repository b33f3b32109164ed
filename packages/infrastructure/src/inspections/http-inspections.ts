// Inspections over HTTP. Late changes and invalid input are results, not failures.
import type { InspectionChange, Inspections } from '@husrum/application'
import type { RequestOf, ResponseOf } from '@husrum/contract'
import {
  addInspectionRemark,
  askForInspectionTime,
  getInspections,
  reportRemarkNotFixed,
} from '@husrum/contract'
import type { FieldIssue, InspectionsView } from '@husrum/domain'
import { isFileKind } from '@husrum/domain'
import type { CallOptions, ServiceClient } from '../http/service-client.ts'
import { onOutcome, unexpected } from '../http/service-client.ts'

type InspectionsDto = ResponseOf<typeof getInspections>

const toInspections = (dto: InspectionsDto): InspectionsView => ({
  ...dto,
  inspections: dto.inspections.map((inspection) => ({
    ...inspection,
    remarks: inspection.remarks.map((remark) => ({
      ...remark,
      photos: remark.photos.map(({ kind, ...photo }) => ({ ...photo, ...(isFileKind(kind) && { kind }) })),
    })),
  })),
})

type Write = typeof addInspectionRemark | typeof reportRemarkNotFixed | typeof askForInspectionTime

export const makeHttpInspections = ({ client }: { readonly client: ServiceClient }): Inspections => {
  const change = <E extends Write>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions,
  ): Promise<InspectionChange> =>
    client.call(endpoint, request, options).then(
      ({ body }) => ({ kind: 'done', inspections: toInspections(body as InspectionsDto) }),
      onOutcome<Write, InspectionChange>(endpoint, {
        notFound: () => ({ kind: 'notFound' }),
        late: () => ({ kind: 'late' }),
        keyReused: unexpected,
        invalidRequest: ({ errors }) => {
          if (errors.length === 0) return unexpected
          const issues = errors.map(({ field, key }) => ({ path: [field], key: key as FieldIssue['key'] }))
          return { kind: 'invalid', issues }
        },
      }),
    )

  return {
    of: (residenceId) =>
      client
        .call(getInspections, residenceId ? { residenceId } : {})
        .then(({ body }) => toInspections(body), onOutcome(getInspections, { notFound: () => undefined })),
    addRemark: (id, form, { draft, ids }, key) =>
      change(addInspectionRemark, { id, ...form, files: [...ids], draft }, { idempotencyKey: key }),
    reportNotFixed: (id, text, key) => change(reportRemarkNotFixed, { id, text }, { idempotencyKey: key }),
    askForTime: (id, text) => change(askForInspectionTime, { id, text }, {}),
  }
}
