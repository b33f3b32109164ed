// The users of the demo company, in the shape that the server expects.
import { seededCampaignCode, seededPassword, seededPeopleOf } from './seeded-people.ts'

export const demoPeople = {
  password: seededPassword,
  campaignCode: seededCampaignCode,
  of: seededPeopleOf,
} as const
