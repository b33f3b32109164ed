// English: the frame around every page, and the pages for what is missing or broken.
// The phone number is from the series that PTS reserves for fiction.
import type { LayoutTexts } from '../sv/layout.ts'

export const texts: LayoutTexts = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main menu',
  breadcrumbs: 'You are here',
  searchHomes: 'Find a home',
  toStart: (siteName) => `${siteName}, to the start page`,
  toStartPage: 'To the start page',
  toHomes: 'To the homes',
  wayOut: 'Leave and go to the start page',
  quickLinks: 'Quick links',
  language: 'Language',
  login: 'Sign in',
  myPages: 'My pages',
  boardPages: 'Board pages',
  favourites: 'Favourites',
  subMenu: 'In this section',
  search: {
    open: 'Search',
    field: 'Search this site',
    corporateField: 'Search About us',
    submit: 'Search',
    popular: 'Popular searches',
  },
  banner: {
    label: 'Important notice',
    readMore: 'Read more',
    dismiss: 'Close the notice',
  },
  redirected: {
    text: 'You were brought here from our Swedish site.',
    back: 'Back to the Swedish site',
  },
  footer: {
    company: 'About us',
    discovery: 'Find your home',
    help: 'Help',
    social: 'Follow us',
    contact: 'Contact us',
    cookieSettings: 'Cookie settings',
    withdraw: 'Withdraw from an agreement',
    countries: 'Husrum in the Nordics',
  },
  phone: {
    label: 'Call us',
    number: '+46 8 465 004 13',
    href: 'tel:+46846500413',
    hours: 'Weekdays 9 am to 5 pm',
  },
  notFound: {
    waysOn: 'Where to next',
    start: 'To the start page',
    allHomes: 'See all homes',
    instead: 'Projects to look at instead',
    search: 'Search our homes',
  },
  error: {
    unavailable: {
      heading: 'This page cannot be shown right now',
      text: 'We cannot reach the information that the page needs. It usually passes within a few minutes. Nothing that you have filled in has been lost.',
    },
    broken: {
      heading: 'Something went wrong on our side',
      text: 'The fault is ours, not yours, and we have been told about it. Try again, or get in touch and we will help.',
    },
    outdated: {
      heading: 'The website has been updated',
      text: 'Part of this page can therefore not be loaded. Send or save what you are working on, and then reload the page.',
      retry: 'Reload the page',
    },
    retry: 'Try again',
    start: 'To the start page',
    reference: 'Reference number',
  },
}
