// Swedish: changing one's mind about a booking, in two steps.
import type { NoWayOutReason } from '@husrum/domain'

const reasons: Record<NoWayOutReason, string> = {
  binding:
    'Köpanbudet är bindande när det är underskrivet och går inte att ångra här. Ring säljaren, så berättar vi vad som går att göra.',
  noRight:
    'Det finns ingen ångerrätt när köpanbudet är antaget. Ring säljaren, så berättar vi vad som går att göra.',
  tooLate: 'Ångerfristen har gått ut. Du kan ändå lämna bokningen: ring eller mejla säljaren.',
  over: 'Bokningen är redan avslutad.',
  wait: 'Betalningen skrivs in i bokningen just nu. Vänta en minut och läs in sidan igen.',
}

export const texts = {
  list: {
    lead: 'Välj vilken bokning det gäller. På nästa sida bekräftar du.',
    none: 'Du har inga bokningar att avsluta.',
    withdraw: (name: string) => `Ångra avtalet om ${name}`,
    cancel: (name: string) => `Avbryt bokningen av ${name}`,
    why: (name: string) => `Varför går det inte att avsluta ${name}?`,
  },
  guest: {
    text: 'Logga in, så ser du dina bokningar och kan ångra dem här.',
    signIn: 'Logga in',
    otherwise:
      'Kan du inte logga in? Ring eller mejla oss och säg att du ångrar dig. Det gäller lika mycket.',
  },
  failed: 'Det gick inte att hämta dina bokningar',
  failedText: 'Ingenting är avslutat. Försök igen, eller ring eller mejla oss: det gäller lika mycket.',
  identify: 'Har du loggat in med e-post? Legitimera dig, så ser du dina bokningar.',
  retry: 'Försök igen',
  others: 'Dina andra bokningar',
  what: 'Vad det gäller',
  booked: 'Bokad',
  signed: 'Underskriven',
  who: 'Vem som ångrar',
  confirmationTo: 'Bekräftelsen går till',
  money: 'Pengarna',
  moneyBack: (amount: string, day: string) => `${amount} går tillbaka samma väg, senast ${day}.`,
  moneyUnknown:
    'Det är inte klart om pengar har dragits. Har de det går de tillbaka samma väg så snart vi vet.',
  noMoney: 'Du har inte betalat något.',
  withdraw: {
    heading: (name: string) => `Ångra avtalet om ${name}`,
    text: 'Du behöver inte säga varför. Bostaden släpps till nästa i kön, och det går inte att ändra tillbaka.',
    confirm: 'Bekräfta att du ångrar avtalet',
    keep: 'Behåll avtalet',
  },
  cancel: {
    heading: (name: string) => `Avbryt bokningen av ${name}`,
    text: 'Bostaden släpps till nästa i kön.',
    confirm: 'Bekräfta att du avbryter bokningen',
    keep: 'Behåll bokningen',
  },
  none: {
    heading: (name: string) => `Det går inte att avsluta bokningen av ${name} här`,
    reasons,
    cost: (amount: string) => `Efter ångerfristen behåller vi ${amount} av det du har betalat.`,
    contact: 'Säljaren',
  },
  forBoth: 'Ni är två om bokningen. Den avslutas för er båda, och vi skriver till er båda.',
  trouble: 'Det gick inte just nu. Ingenting är ändrat. Försök igen.',
  offline: 'Du verkar vara utan nät. Ingenting är ändrat. Försök igen när du är uppkopplad.',
  conflict: 'Bokningen har ändrats sedan du öppnade sidan. Så här står den nu.',
  done: {
    withdrawn: (name: string) => `Du har ångrat avtalet om ${name}`,
    received: (time: string) => `Vi tog emot det ${time}.`,
    letter: 'En bekräftelse är på väg till din e-post. Spara den.',
    paper: 'Bekräftelsen som pdf',
    cancelled: (name: string) => `Bokningen av ${name} är avbruten`,
    cancelledText: 'Bostaden hålls inte åt dig längre. Vi har skickat ett mejl om det.',
    ended: (name: string) => `Bokningen av ${name} är avslutad`,
    byOther: 'Den du köper tillsammans med avslutade bokningen för er båda.',
    history: 'Se vad som har hänt i bokningen',
  },
  sending: 'Skickar …',
}

export type WithdrawalTexts = typeof texts
