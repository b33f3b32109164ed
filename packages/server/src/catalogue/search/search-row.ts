// A home as the searches read it: one narrow row.
import type { HomeDetails } from '@husrum/domain'
import { searchedPrice, searchedRent, wholeUnitsOf } from '@husrum/domain'
import type { Table } from '../../platform/database/schema.ts'
import { choicesOf, dayNumber, noDay, packChoices, statusCode, statusRank } from './search-codes.ts'

/** Sorts after a home without sun. */
const unknownSun = -1

/** Fields that a home does not have itself: its own number, and those of its stage, its area and its tags. */
export type Numbers = Pick<Table<'home_search'>, 'number' | 'stage_no' | 'area_no' | 'tag_nos'>

export const searchRow = (home: HomeDetails, numbers: Numbers): Table<'home_search'> => {
  const choices = choicesOf(home)
  const days = [...new Set(home.showings.map(dayNumber))].sort((a, b) => a - b)
  return {
    ...numbers,
    site_id: home.siteId,
    inhabit_day: dayNumber(home.inhabitDate),
    published_day: dayNumber(home.publishedAt),
    first_showing: days[0] ?? noDay,
    last_showing: days.at(-1) ?? -1,
    choices: packChoices(choices),
    price: wholeUnitsOf(searchedPrice(home)),
    rent: wholeUnitsOf(searchedRent(home)),
    rooms: home.rooms,
    area: home.area,
    sun_hours: home.sunHours ?? unknownSun,
    status: statusCode(home.status),
    rank: statusRank(home.status),
    residence_type: choices.residenceType,
    disposal_form: choices.disposalForm,
    concept: choices.concept,
    project_status: choices.projectStatus,
    outdoor: choices.outdoor,
    showing_days: days.length > 1 ? days : [],
  }
}
