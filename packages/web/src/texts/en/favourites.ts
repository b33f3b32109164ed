// English: homes that somebody has saved, hidden, or set side by side.
import type { FavouritesTexts } from '../sv/favourites.ts'

export const texts: FavouritesTexts = {
  emptyHeading: 'No favourites yet',
  empty: 'Press the heart on a home that you want to come back to.',
  toList: 'All favourites, with prices and news',
  search: 'Find a home',
  onDevice: 'Favourites are kept in this browser. If you log in, they follow you to your other devices.',
  onDeviceAlone: 'Favourites are kept in this browser.',
  login: 'Log in',
  withoutScript: 'Without JavaScript, homes can only be saved or hidden when you are logged in.',
  sold: (day) => (day === undefined ? 'Sold since you saved it.' : `Sold on ${day}.`),
  price: (before, now, day) =>
    day === undefined
      ? `The price was ${before} when you saved it.`
      : `New price on ${day}: ${now}, was ${before}.`,
  status: (before, now, day) =>
    day === undefined
      ? `Was “${before}” when you saved it.`
      : `${now} since ${day}, was ${before.toLowerCase()}.`,
  showing: (moment) => `New viewing: ${moment}`,
  isNew: 'New',
  news: (count) =>
    count === 1 ? 'One of your favourites has news.' : `${count} of your favourites have news.`,
  see: 'I have seen what is new',
  gone: (date) => `A home that you saved on ${date} is no longer with us.`,
  remove: 'Remove',
  hiddenHeading: 'Hidden homes',
  hiddenText: 'These are not shown in your search lists.',
  showAgain: 'Show again',
  askFavourite: (name) => `Save ${name} as a favourite`,
  askHidden: (name) => `Hide ${name} from the lists`,
  failedHeading: 'We cannot reach our homes right now',
  failed: 'Your favourites are still there. Reload the page in a while.',
  waiting: 'Fetching your favourites …',
  compare: (words) => `Compare ${words}`,
  compareNone: 'Clear',
  homes: (count) => (count === 1 ? `${count} home` : `${count} homes`),
  undo: 'Undo',
  wasHidden: (name) => `${name} is hidden.`,
  close: 'Close',
  full: 'You already have as many as can be saved. Remove one first.',
  away: 'It could not be saved right now. Try again.',
  fourCompared: 'At most four homes can be compared. Remove one first.',
  marksLabel: 'Your choices among the homes',
  fact: 'Fact',
  differs: 'differs',
  choose: 'Choose two to four homes with the button Compare on their cards.',
  removed: (words) => `${words} can no longer be found here.`,
  removeFrom: (name) => `Remove ${name} from the comparison`,
  print: 'Print',
  plans: 'Floor plans to the same scale',
  table: 'Comparison of homes',
  stage: 'Project',
  place: 'Place',
  rooms: 'Rooms',
  area: 'Living area',
  statusLabel: 'Status',
  viewing: 'Next viewing',
  scroll: 'The table scrolls sideways.',
}
