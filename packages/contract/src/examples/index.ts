// Written by `npm run examples:record`.
import subject0 from './search.json' with { type: 'json' }
import subject1 from './catalogue.json' with { type: 'json' }
import subject2 from './premises.json' with { type: 'json' }
import subject3 from './explorer.json' with { type: 'json' }
import subject4 from './panoramas.json' with { type: 'json' }
import subject5 from './text-search.json' with { type: 'json' }
import subject6 from './pages.json' with { type: 'json' }
import subject7 from './consent.json' with { type: 'json' }
import subject8 from './measurements.json' with { type: 'json' }
import subject9 from './client-errors.json' with { type: 'json' }
import subject10 from './accounts.json' with { type: 'json' }
import subject11 from './interests.json' with { type: 'json' }
import subject12 from './sign-in.json' with { type: 'json' }
import subject13 from './my-pages.json' with { type: 'json' }
import subject14 from './news.json' with { type: 'json' }
import subject15 from './news-staff.json' with { type: 'json' }
import subject16 from './notifications.json' with { type: 'json' }
import subject17 from './own-data.json' with { type: 'json' }
import subject18 from './contract-parties.json' with { type: 'json' }
import subject19 from './print-orders.json' with { type: 'json' }
import subject20 from './saved-searches.json' with { type: 'json' }
import subject21 from './visits.json' with { type: 'json' }
import subject22 from './favourites.json' with { type: 'json' }
import subject23 from './fault-report.json' with { type: 'json' }
import subject24 from './errands.json' with { type: 'json' }
import subject25 from './files.json' with { type: 'json' }
import subject26 from './booking.json' with { type: 'json' }
import subject27 from './booking-staff.json' with { type: 'json' }
import subject28 from './bank.json' with { type: 'json' }
import subject29 from './events.json' with { type: 'json' }
import subject30 from './payments.json' with { type: 'json' }
import subject31 from './documents.json' with { type: 'json' }
import subject32 from './residences.json' with { type: 'json' }
import subject33 from './register.json' with { type: 'json' }
import subject34 from './contacts.json' with { type: 'json' }
import subject35 from './interior.json' with { type: 'json' }
import subject36 from './inspections.json' with { type: 'json' }
import subject37 from './showings.json' with { type: 'json' }
import subject38 from './staff-tasks.json' with { type: 'json' }
import subject39 from './wishes.json' with { type: 'json' }

export const examples = {
  ...subject0,
  ...subject1,
  ...subject2,
  ...subject3,
  ...subject4,
  ...subject5,
  ...subject6,
  ...subject7,
  ...subject8,
  ...subject9,
  ...subject10,
  ...subject11,
  ...subject12,
  ...subject13,
  ...subject14,
  ...subject15,
  ...subject16,
  ...subject17,
  ...subject18,
  ...subject19,
  ...subject20,
  ...subject21,
  ...subject22,
  ...subject23,
  ...subject24,
  ...subject25,
  ...subject26,
  ...subject27,
  ...subject28,
  ...subject29,
  ...subject30,
  ...subject31,
  ...subject32,
  ...subject33,
  ...subject34,
  ...subject35,
  ...subject36,
  ...subject37,
  ...subject38,
  ...subject39,
}
