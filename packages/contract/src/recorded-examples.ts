// Examples of requests and answers, recorded from a run of the server. `npm run examples:record` renews them; never edit the files.
import type { EndpointName } from './endpoints.ts'
import accounts from './examples/accounts.json' with { type: 'json' }
import booking from './examples/booking.json' with { type: 'json' }
import bookingStaff from './examples/booking-staff.json' with { type: 'json' }
import catalogue from './examples/catalogue.json' with { type: 'json' }
import clientErrors from './examples/client-errors.json' with { type: 'json' }
import consent from './examples/consent.json' with { type: 'json' }
import contacts from './examples/contacts.json' with { type: 'json' }
import contractParties from './examples/contract-parties.json' with { type: 'json' }
import documents from './examples/documents.json' with { type: 'json' }
import errands from './examples/errands.json' with { type: 'json' }
import explorer from './examples/explorer.json' with { type: 'json' }
import faultReport from './examples/fault-report.json' with { type: 'json' }
import favourites from './examples/favourites.json' with { type: 'json' }
import files from './examples/files.json' with { type: 'json' }
import inspections from './examples/inspections.json' with { type: 'json' }
import interior from './examples/interior.json' with { type: 'json' }
import measurements from './examples/measurements.json' with { type: 'json' }
import myPages from './examples/my-pages.json' with { type: 'json' }
import news from './examples/news.json' with { type: 'json' }
import notifications from './examples/notifications.json' with { type: 'json' }
import ownData from './examples/own-data.json' with { type: 'json' }
import pages from './examples/pages.json' with { type: 'json' }
import panoramas from './examples/panoramas.json' with { type: 'json' }
import payments from './examples/payments.json' with { type: 'json' }
import premises from './examples/premises.json' with { type: 'json' }
import printOrders from './examples/print-orders.json' with { type: 'json' }
import residences from './examples/residences.json' with { type: 'json' }
import savedSearches from './examples/saved-searches.json' with { type: 'json' }
import search from './examples/search.json' with { type: 'json' }
import showings from './examples/showings.json' with { type: 'json' }
import signIn from './examples/sign-in.json' with { type: 'json' }
import staffTasks from './examples/staff-tasks.json' with { type: 'json' }
import textSearch from './examples/text-search.json' with { type: 'json' }
import visits from './examples/visits.json' with { type: 'json' }
import wishes from './examples/wishes.json' with { type: 'json' }

/** `request` is the body, without path parameters. */
export interface EndpointExample {
  readonly request?: unknown
  readonly answer?: unknown
}

/** A test lists endpoints without an example. */
export const recordedExamples: Partial<Readonly<Record<EndpointName, EndpointExample>>> = {
  ...search,
  ...catalogue,
  ...premises,
  ...explorer,
  ...panoramas,
  ...textSearch,
  ...pages,
  ...consent,
  ...measurements,
  ...clientErrors,
  ...accounts,
  ...signIn,
  ...myPages,
  ...news,
  ...notifications,
  ...ownData,
  ...contractParties,
  ...printOrders,
  ...savedSearches,
  ...visits,
  ...favourites,
  ...faultReport,
  ...errands,
  ...files,
  ...booking,
  ...bookingStaff,
  ...payments,
  ...documents,
  ...residences,
  ...contacts,
  ...interior,
  ...inspections,
  ...showings,
  ...staffTasks,
  ...wishes,
}
