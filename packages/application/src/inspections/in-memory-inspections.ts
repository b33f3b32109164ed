// Inspections for tests: one home, with the remarks that a test gives.
import type { Inspection, InspectionsView } from '@husrum/domain'
import { inspectionTextRule, issuesOfRemark, mayAddRemark, mayAskForTime } from '@husrum/domain'
import type { InspectionChange, Inspections } from './inspections.ts'

export interface InMemoryInspectionsOptions {
  readonly inspections?: InspectionsView
  /** Thrown by every call, as if the service were unavailable or the caller signed out. */
  readonly failure?: Error
}

export const makeInMemoryInspections = ({
  inspections,
  failure,
}: InMemoryInspectionsOptions = {}): Inspections => {
  let kept = inspections
  const done = new Set<string>()
  const assertThere = (): void => {
    if (failure) throw failure
  }
  const replace = (id: string, changed: (one: Inspection) => Inspection): InspectionChange => {
    if (!kept) return { kind: 'notFound' }
    kept = { ...kept, inspections: kept.inspections.map((one) => (one.id === id ? changed(one) : one)) }
    return { kind: 'done', inspections: kept }
  }
  const issuesOfText = (text: string) => {
    const checked = inspectionTextRule.check(text)
    return checked.kind === 'invalid' ? checked.issues.map((issue) => ({ ...issue, path: ['text'] })) : []
  }

  return {
    async of(residenceId) {
      assertThere()
      return residenceId === undefined || kept?.residenceId === residenceId ? kept : undefined
    },
    async addRemark(id, { room, text }, { ids }, key) {
      assertThere()
      const inspection = kept?.inspections.find((one) => one.id === id)
      if (!kept || !inspection) return { kind: 'notFound' }
      if (done.has(key)) return { kind: 'done', inspections: kept }
      if (!mayAddRemark(inspection, kept.now)) return { kind: 'late' }
      const issues = issuesOfRemark({ room, text })
      if (issues.length > 0) return { kind: 'invalid', issues }
      done.add(key)
      const number = inspection.remarks.length + 1
      return replace(id, (one) => ({
        ...one,
        remarks: [
          ...one.remarks,
          {
            id: `remark-${number}`,
            number,
            room,
            text,
            by: 'buyer',
            state: 'noted',
            responsible: '',
            errand: { id: `errand-${number}`, number: `F-${number}` },
            photos: ids.map((attachmentId) => ({ attachmentId, filename: `${attachmentId}.jpg` })),
            canReportNotFixed: false,
          },
        ],
      }))
    },
    async reportNotFixed(remarkId, text) {
      assertThere()
      const inspection = kept?.inspections.find(({ remarks }) => remarks.some(({ id }) => id === remarkId))
      const remark = inspection?.remarks.find(({ id }) => id === remarkId)
      if (!inspection || !remark) return { kind: 'notFound' }
      const issues = issuesOfText(text)
      if (issues.length > 0) return { kind: 'invalid', issues }
      if (!remark.canReportNotFixed) return { kind: 'late' }
      return replace(inspection.id, (one) => ({
        ...one,
        remarks: one.remarks.map((each) =>
          each.id === remarkId ? { ...each, state: 'beingFixed', canReportNotFixed: false } : each,
        ),
      }))
    },
    async askForTime(id, text) {
      assertThere()
      const inspection = kept?.inspections.find((one) => one.id === id)
      if (!kept || !inspection) return { kind: 'notFound' }
      const issues = issuesOfText(text)
      if (issues.length > 0) return { kind: 'invalid', issues }
      const { now } = kept
      if (!mayAskForTime(inspection, now)) return { kind: 'late' }
      return replace(id, (one) => ({ ...one, wish: { text, at: now } }))
    },
  }
}
