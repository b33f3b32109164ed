// English: following a search by letter, and the searches that one keeps.
import { groupThousands } from '@husrum/domain'
import type { SavedSearchesTexts } from '../sv/saved-searches.ts'

export const texts: SavedSearchesTexts = {
  everything: 'All homes',
  homesNow: (count) =>
    count === 0
      ? 'No home just now'
      : `${groupThousands(count).replaceAll('\u00a0', ',')} ${count === 1 ? 'home' : 'homes'} just now`,
  rhythm: 'How often do you want e-mails?',
  rhythms: {
    atOnce: 'As soon as something happens',
    daily: 'Once a day, at 8 o’clock',
    weekly: 'Once a week, on Mondays',
  },
  kinds: 'What do you want to hear of?',
  kindsOfNews: {
    newHome: 'A new home comes up',
    price: 'A price changes',
    status: 'A home is booked, sold, or for sale again',
    showing: 'A viewing is set',
  },
  follow: {
    yourSearch: 'Your search',
    changeSearch: 'Change the search',
    email: 'E-mail address',
    emailHint: 'We send you a link to confirm by.',
    start: 'Start the alert',
    name: 'Name of the search',
    save: 'Save this search',
    noSearch: 'Begin with a search. Then choose “Save this search” above the results.',
    toSearch: 'Find a home',
    back: 'Back to the search',
    haveAccount: 'Do you have an account?',
    logIn: 'Sign in and save the search there',
  },
  started: {
    heading: 'Look at your e-mail',
    text: 'We have sent you an e-mail with a link. The alert begins when you have confirmed. The link is good for 48 hours.',
    textTo: (email) =>
      `We have sent an e-mail to ${email}. The alert begins when you have confirmed by the link in it. The link is good for 48 hours.`,
    noMail: 'No e-mail? Look among the junk, and check that the address is right.',
  },
  confirm: {
    heading: 'Confirm the alert',
    text: 'Press the button, and we e-mail you when something happens among the homes in your search.',
    submit: 'Confirm',
    doneHeading: 'The alert is on',
    done: 'We e-mail you when something happens. Every e-mail has a link that stops the alert.',
  },
  stop: {
    heading: 'Stop e-mails about the search?',
    text: 'Press the button, and no more e-mails come about this search.',
    submit: 'Stop e-mails',
    doneHeading: 'No more e-mails will come',
    done: 'The alert is stopped. If you have an account, the search is still there, paused.',
  },
  unknownLink: {
    heading: 'The link is no longer good',
    confirm: 'It may be too old, or the alert has been stopped already. Search again and begin anew.',
    stop: 'The alert has most likely been stopped already. If e-mails still come, use the link in the latest one.',
  },
  errors: {
    invalid: 'Something needs to be put right',
    tooMany: 'You have as many saved searches as there is room for. Remove one first.',
    tooFast: 'Many e-mails have been sent from here. Wait a while and try again.',
    failed: 'It did not work just now. Try again in a while.',
    unknown: 'The search is no longer there.',
  },
  fieldErrors: {
    email: 'Write an e-mail address, such as name@example.com.',
    name: 'Write a name of at most 50 characters, without links and the characters < > @ ? =.',
    rhythm: 'Choose how often you want e-mails.',
    kinds: 'Choose at least one.',
  },
  list: {
    label: 'Your saved searches',
    empty: 'You have no saved searches yet.',
    emptyText:
      'Search for a home and choose “Save this search”. Then we e-mail you when something new comes, if you like.',
    missing: 'We cannot show your saved searches just now.',
    retry: 'Try again',
    newsSince: (day) => (day === undefined ? 'New' : `New since ${day}`),
    noNews: (day) => `Nothing new since ${day}.`,
    counts: {
      newHome: (count) => (count === 1 ? '1 new home' : `${count} new homes`),
      price: (count) => (count === 1 ? '1 new price' : `${count} new prices`),
      status: (count) => (count === 1 ? '1 has a new status' : `${count} have a new status`),
      showing: (count) => (count === 1 ? 'a viewing in 1 home' : `viewings in ${count} homes`),
    },
    isNew: 'New',
    newPrice: (before, now) => `New price: ${now}, was ${before}`,
    newStatus: (before, now) => `${now}, was ${before.toLowerCase()}`,
    newShowing: (moment) => `New viewing: ${moment}`,
    others: (count) => (count === 1 ? 'One more home has news' : `${count} more homes have news`),
    see: 'I have seen what is new',
    mails: {
      atOnce: 'E-mails as soon as something happens',
      daily: 'E-mails once a day',
      weekly: 'E-mails on Mondays',
    },
    tellsOf: { newHome: 'new homes', price: 'prices', status: 'statuses', showing: 'viewings' },
    paused: 'E-mails are paused',
    change: 'Change the name, how often or what about',
    submitChange: 'Save the change',
    pause: 'Pause e-mails',
    resume: 'Start e-mails again',
    remove: 'Remove',
    undo: 'Undo',
    done: {
      saved: 'The search is saved.',
      changed: 'The change is saved.',
      paused: 'E-mails are paused.',
      resumed: 'We e-mail you again when something happens.',
      removed: 'The search is removed.',
      restored: 'The search is back.',
      seen: 'Everything is marked as seen.',
    },
  },
}
