// English: what is let, and how one rents it.
import { groupThousands } from '@husrum/domain'
import type { RentalsTexts } from '../sv/rentals.ts'

export const texts: RentalsTexts = {
  freeNow: 'Available now',
  homes: (count) =>
    count === 1 ? 'One apartment is available.' : `${groupThousands(count)} apartments are available.`,
  projects: 'Buildings with homes to rent',
  all: 'Search all homes to rent',
  noneTitle: 'No apartment is available right now',
  noneText:
    'New buildings and apartments come out here. We keep no queue: look in again, or get in touch with us.',
  failed: 'What is available cannot be shown right now. Try again in a moment.',
  rentFrom: (rent) => `Rent from ${rent}`,
  searchHere: 'Search the apartments here',
  how: 'How to rent here',
  steps: [
    'Register your interest in the building or in an apartment. It costs nothing and commits you to nothing.',
    'We invite people to a viewing in the order in which they registered. There is no other queue.',
    'You hand in proof of income and a reference only when you have seen the apartment and want it. We make a credit check.',
    'You sign a lease for an indefinite term, with three months’ notice. The first rent is paid before you move in.',
  ],
  terms: 'Terms, and what the rent includes',
}
