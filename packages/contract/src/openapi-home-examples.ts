// OpenAPI examples of a home that is being built: interior choices and inspections.
const residenceId = '5f0c2b1e-0b0e-4a53-8a64-0a4f6a5d2c11'
const inspectionId = '6b8f1a9e-43ad-4f0a-9f5b-54b6d1c0e5d2'
const at = 1_795_000_000_000

const interior = {
  residenceId,
  name: 'Kajutan 1203',
  today: '2026-11-23',
  isOver: false,
  groups: [
    {
      id: 'floor',
      title: 'Golv',
      text: 'Läggs i hall, kök och vardagsrum.',
      rule: 'one' as const,
      lastDay: '2027-01-15',
      options: [
        {
          id: 'floor-oak-plank',
          title: 'Ekparkett',
          text: 'Trestav, mattlackad.',
          price: 0,
          image: 'kajutan-1203-room',
          isStandard: true,
          needs: [],
          excludes: [],
        },
        {
          id: 'floor-herringbone',
          title: 'Fiskbensparkett i ek',
          text: 'Mattlackad.',
          price: 38_000,
          isStandard: false,
          needs: [],
          excludes: [],
        },
      ],
    },
  ],
  version: 3,
  chosen: ['floor-herringbone'],
  issues: [],
  agreed: [],
  agreedSum: 0,
  price: 4_195_000,
  confirmed: { chosen: ['floor-oak-plank'], sum: 0, at, by: 'Astrid Lund', number: '5F0C2B1E-2' },
  changed: { by: 'Astrid Lund', isYou: true, at },
}

const inspections = {
  residenceId,
  name: 'Kajutan 1203',
  now: at,
  isOver: false,
  inspections: [
    {
      id: inspectionId,
      kind: 'final' as const,
      startsAt: at - 86_400_000,
      endsAt: at - 79_200_000,
      place: 'Kajgatan 4',
      inspector: 'Karin Berg, besiktningsman',
      note: '',
      remarks: [
        {
          id: '0d1f5b1c-9a13-4f0b-8b5f-4d7c6a1e2f33',
          number: 1,
          room: 'Kök',
          text: 'Repa i bänkskivan',
          by: 'inspector' as const,
          state: 'beingFixed' as const,
          responsible: 'Snickarna vid Kajen',
          due: '2026-12-18',
          errand: { id: '2b7e1c9d-5a44-4c9e-8c1e-7d6f5a4b3c21', number: 'F-1042' },
          photos: [{ attachmentId: 'photo-1', filename: 'bankskiva.jpg', kind: 'jpeg', size: 48_211 }],
          canReportNotFixed: false,
        },
      ],
    },
  ],
}

export const homeExamples = {
  getInterior: { answer: interior },
  chooseInterior: { request: { version: 2, chosen: ['floor-herringbone'] }, answer: interior },
  confirmInterior: { request: { version: 3, chosen: ['floor-herringbone'] }, answer: interior },
  getInspections: { answer: inspections },
  addInspectionRemark: {
    request: { room: 'Hall', text: 'Dörren kärvar', files: [] },
    answer: inspections,
  },
  reportRemarkNotFixed: { request: { text: 'Repan syns fortfarande' }, answer: inspections },
  askForInspectionTime: { request: { text: 'Vi kan först efter klockan 15' }, answer: inspections },
}
