// The text in the bank's app during an identification: the requester, and the purpose.
import type { AuthFlow, Locale } from '@husrum/domain'

/** `{site}` is replaced by the site's name. */
const texts: Readonly<Record<Locale, Readonly<Record<AuthFlow, string>>>> = {
  sv: {
    login: 'Jag loggar in på {site}.',
    loginBoardMember: 'Jag loggar in i styrelseportalen på {site}.',
    register: 'Jag legitimerar mig för att skapa ett konto på {site}.',
    update: 'Jag kopplar mitt BankID till mitt konto på {site}.',
    booking: 'Jag legitimerar mig för att boka en bostad på {site}.',
  },
  nb: {
    login: 'Jeg logger inn på {site}.',
    loginBoardMember: 'Jeg logger inn i styreportalen på {site}.',
    register: 'Jeg legitimerer meg for å opprette en konto på {site}.',
    update: 'Jeg knytter min elektroniske ID til kontoen min på {site}.',
    booking: 'Jeg legitimerer meg for å reservere en bolig på {site}.',
  },
  fi: {
    login: 'Kirjaudun palveluun {site}.',
    loginBoardMember: 'Kirjaudun hallituksen portaaliin palvelussa {site}.',
    register: 'Tunnistaudun luodakseni tilin palveluun {site}.',
    update: 'Liitän sähköisen henkilöllisyyteni tiliini palvelussa {site}.',
    booking: 'Tunnistaudun varatakseni asunnon palvelussa {site}.',
  },
  en: {
    login: 'I am signing in to {site}.',
    loginBoardMember: 'I am signing in to the board portal of {site}.',
    register: 'I am confirming my identity to create an account with {site}.',
    update: 'I am adding my electronic identity to my account with {site}.',
    booking: 'I am confirming my identity to book a home with {site}.',
  },
}

export const visibleTextOf = (
  purpose: AuthFlow,
  site: { readonly locale: Locale; readonly name: string },
): string => texts[site.locale][purpose].replace('{site}', site.name)
