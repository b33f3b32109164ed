// Examples of residences for the OpenAPI document.
const residence = {
  id: '6f1d2c34-5b6a-4c7d-8e9f-0a1b2c3d4e5f',
  site: 'sweden',
  objectId: 'kajutan-1203',
  stageId: 'kajutan',
  home: {
    objectId: 'kajutan-1203',
    name: 'Kajutan 1203',
    address: 'Kajgatan 4',
    areaName: 'Norra Kajen',
    municipality: 'Göteborg',
    stageName: 'Brf Kajutan',
    path: '/bostader/goteborg/norra-kajen/kajutan/1203/',
    image: 'kajutan-1203-room',
    rooms: 3,
    area: 78,
    floor: 2,
    disposalForm: 'condominium',
    inhabitDate: '2027-03-01',
    monthlyFee: 4250,
    price: 4195000,
    maxFloor: 6,
    floorPlan: 'kajutan-1203-plan',
  },
  role: 'owner' as const,
  agreedOn: '2026-03-02',
  isSuccession: false,
  isInteriorChosen: false,
  hasFaultReports: true,
  days: [
    {
      kind: 'moveIn' as const,
      earliest: '2027-03-01',
      latest: '2027-04-30',
      source: 'estimate' as const,
      setAt: 1_772_445_600_000,
    },
    {
      kind: 'moveIn' as const,
      earliest: '2027-04-12',
      source: 'changed' as const,
      reason: 'Stommen tog längre tid än planerat.',
      setAt: 1_793_700_000_000,
    },
  ],
}

export const residenceExamples = {
  getResidences: {
    answer: {
      residences: [residence],
      elsewhere: [
        { site: 'cooperative', href: 'https://www.husrum-kooperativ.example/mina-sidor/mina-bostader/' },
      ],
    },
  },
  getTimeline: { answer: residence },
}
