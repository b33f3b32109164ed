// The people of the invented company as the server asks for them.
import { seededCampaignCode, seededPassword, seededPeopleOf } from './seeded-people.ts'

export const demoPeople = {
  password: seededPassword,
  campaignCode: seededCampaignCode,
  of: seededPeopleOf,
} as const
