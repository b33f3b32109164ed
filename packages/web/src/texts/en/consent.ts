// English: the cookie prompt, the settings and the list of cookies.
import type { ConsentTexts } from '../sv/consent.ts'

const units = {
  minutes: ['minute', 'minutes'],
  hours: ['hour', 'hours'],
  days: ['day', 'days'],
  months: ['month', 'months'],
} as const

export const texts: ConsentTexts = {
  prompt: {
    heading: 'May we use cookies?',
    text: [
      'Some cookies are needed for the site to work.',
      'If you agree, we also use cookies that count visits, tailor adverts and show films from other companies.',
      'You can change your mind at any time.',
    ],
    announcement: 'There is a question about cookies at the top of the page.',
    choices: 'Choose for yourself',
    close: 'Close, which counts as no',
    readMore: 'Read more about cookies',
  },
  agree: 'Accept all',
  necessaryOnly: 'Only necessary',
  save: 'Save my choices',
  settings: {
    heading: 'Cookie settings',
    text: 'Choose what we may use. Your choice lasts for six months in this browser.',
    close: 'Close without changing',
  },
  categories: {
    necessary: {
      name: 'Necessary',
      text: 'Needed for the site to work: your cookie choice, being signed in, a form you have begun.',
    },
    statistics: {
      name: 'Statistics',
      text: 'Counts visits, so that we can see which pages are read and improve them.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Shows which advert you came from, and our adverts on other sites.',
    },
    thirdParty: {
      name: 'Third parties',
      text: 'Films from YouTube and Vimeo, which may then set cookies of their own.',
    },
  },
  alwaysOn: 'Always on',
  form: {
    legend: 'What you let us use',
    unanswered: 'You have not answered yet. Only necessary cookies are in use.',
    answered: (date) => `You answered on ${date}. This is your choice as it stands.`,
    saved: 'Your choice has been saved.',
  },
  list: {
    heading: 'Our cookies, one by one',
    text: 'A cookie is set only when it is needed, so you will rarely have all of them at once.',
    purpose: 'What it is for',
    lifetime: 'How long it stays',
    noneOfOurs: 'We set no cookies of our own here. When you play a film, YouTube or Vimeo may set theirs.',
    ownMemory:
      'Your browser also remembers where on the page you were, until you close the tab. If you are not logged in, it also remembers which homes you have saved, hidden or chosen to compare, until you remove them. None of it is sent to us until you log in.',
    purposes: {
      token: 'Keeps you signed in.',
      visitor:
        'A random number that tells your visit from others in the statistics, and remembers which homes you looked at.',
      consent: 'Remembers what you answered about cookies.',
      personalIdAnswered: 'Remembers that you have answered the question about confirming your identity.',
      campaignSource: 'Remembers which advert or mailing you came from.',
      residenceType: 'Remembers whether you looked at homes, projects or areas when you searched.',
      scrollPosition: 'Remembers how far down a search you were.',
      searchItems: 'Remembers how many homes you want to see per page.',
      premisesFilters: 'Remembers your latest choices when you look for premises.',
      interest:
        'Remembers which homes and projects you have registered interest in, so that the page can tell you.',
      caseManagement: 'Remembers which fault report you have begun, and that you have just sent one.',
      booking: 'Remembers which home you are booking.',
      signing: 'Ties a signature that you have begun, and a second buyer’s link, to your browser.',
      showingHost: 'Makes the browser the host’s at a showing, so that guests can be ticked off.',
      panorama: 'Ties 360-degree pictures to the browser in which they were opened.',
      favoriteNotice: 'Remembers that you have been told that favourites are kept on this device.',
      banner: 'Remembers which important notice you have closed.',
      binding: 'Belongs to your login, so that nobody else can use it.',
      identification: 'Ties an identification that you have begun to your browser.',
      device:
        'Remembers that you have logged in here before, so that other people’s failed attempts cannot lock you out.',
      typedForm:
        'Remembers what you typed in a form that needs correcting, except passwords. The contents are encrypted.',
    },
    lifetimes: (lifetime) =>
      lifetime.unit === 'session'
        ? 'Until you close the browser'
        : `${lifetime.value} ${units[lifetime.unit][lifetime.value === 1 ? 0 : 1]}`,
  },
}
