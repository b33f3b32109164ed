// A builder for errands: complete and plausible; a test sets only the relevant fields.
import type { Errand } from '../errands/errand.ts'
import { errandStatusIdOf } from '../errands/errand-status-ids.ts'

/** A dripping tap in a kitchen in Göteborg, reported on 2 November 2026 and not looked at yet. */
export const anErrand = (facts: Partial<Errand> = {}): Errand => {
  const { status = 'registered' } = facts
  return {
    id: 'errand-1',
    caseStatusId:
      status === 'unknown' ? '00000000-0000-0000-0000-000000000000' : errandStatusIdOf(status, 'SE'),
    status,
    statusSince: 1_793_606_400_000,
    caseTypeName: 'Felanmälan',
    type: 'management',
    creationDate: 1_793_606_400_000,
    ticketNumber: 'F-1001',
    objectName: '1-1203',
    objectAddress: 'Kajskjulsgatan 4',
    buildingPartName: 'Hus A',
    brfName: 'Brf Kajutan',
    otherResidentInfo: '',
    roomType: 'kitchen',
    nrOfCaseControlPoints: 0,
    attachments: [],
    ...facts,
  }
}
