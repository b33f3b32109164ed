// An interior offer of a home, and inspection remarks.
import type { Inspection, InspectionRemark, InspectionsView } from '../inspections/inspections.ts'
import type { InteriorGroup, InteriorOption } from '../interior/interior-offer.ts'
import type { InteriorView } from '../interior/interior-view.ts'
import type { Money } from '../money/money.ts'

/** Whatever is not said is the least. @param facts `price` in minor units */
export const anInteriorOption = ({
  price = 0,
  ...facts
}: Partial<Omit<InteriorOption, 'price'>> & { readonly price?: number } = {}): InteriorOption => ({
  id: 'oak',
  title: 'Ekparkett',
  text: '',
  isStandard: false,
  needs: [],
  excludes: [],
  ...facts,
  price: price as Money,
})

export const anInteriorGroup = (facts: Partial<InteriorGroup> = {}): InteriorGroup => ({
  id: 'floor',
  title: 'Golv',
  text: '',
  rule: 'one',
  options: [anInteriorOption({ isStandard: true })],
  ...facts,
})

export const anInterior = (facts: Partial<InteriorView> = {}): InteriorView => ({
  residenceId: 'residence-1',
  name: 'Lägenhet 1101',
  today: '2026-12-01',
  isOver: false,
  groups: [anInteriorGroup()],
  version: 0,
  chosen: ['oak'],
  issues: [],
  agreed: [],
  agreedSum: 0 as Money,
  price: 300_000_000 as Money,
  ...facts,
})

export const aRemark = (facts: Partial<InspectionRemark> = {}): InspectionRemark => ({
  id: 'remark-1',
  number: 1,
  room: 'Kök',
  text: 'Repa i bänkskivan',
  by: 'inspector',
  state: 'noted',
  responsible: '',
  errand: { id: 'errand-1', number: 'F-1001' },
  photos: [],
  canReportNotFixed: false,
  ...facts,
})

export const anInspection = (facts: Partial<Inspection> = {}): Inspection => ({
  id: 'inspection-1',
  kind: 'final',
  startsAt: Date.UTC(2026, 10, 20, 9),
  endsAt: Date.UTC(2026, 10, 20, 11),
  place: 'Kajgatan 4',
  inspector: 'Karin Berg, besiktningsman',
  note: '',
  remarks: [],
  ...facts,
})

export const someInspections = (facts: Partial<InspectionsView> = {}): InspectionsView => ({
  residenceId: 'residence-1',
  name: 'Lägenhet 1101',
  now: Date.UTC(2026, 10, 20, 12),
  isOver: false,
  inspections: [anInspection()],
  ...facts,
})
