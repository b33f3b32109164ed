// Norwegian: changing one's mind about a booking, in two steps.
import type { WithdrawalTexts } from '../sv/withdrawal.ts'

export const texts: WithdrawalTexts = {
  list: {
    lead: 'Velg hvilket kjøp det gjelder. På neste side bekrefter du.',
    none: 'Du har ingen kjøp å avslutte.',
    withdraw: (name) => `Angre avtalen om ${name}`,
    cancel: (name) => `Avbryt kjøpet av ${name}`,
    why: (name) => `Hvorfor kan ikke ${name} avsluttes?`,
  },
  guest: {
    text: 'Logg inn, så ser du kjøpene dine og kan avbryte dem her.',
    signIn: 'Logg inn',
    otherwise:
      'Får du ikke logget inn? Ring eller send oss en e-post og si at du vil avbryte. Det gjelder like mye.',
  },
  failed: 'Vi fikk ikke hentet kjøpene dine',
  failedText:
    'Ingenting er avsluttet. Prøv igjen, eller ring eller send oss en e-post. Det gjelder like mye.',
  identify: 'Har du logget inn med e-post? Legitimer deg, så ser du kjøpene dine.',
  retry: 'Prøv igjen',
  others: 'De andre kjøpene dine',
  what: 'Hva det gjelder',
  booked: 'Begynt',
  signed: 'Signert',
  who: 'Hvem som avbryter',
  confirmationTo: 'Bekreftelsen sendes til',
  money: 'Pengene',
  moneyBack: (amount, day) => `${amount} går tilbake samme vei, senest ${day}.`,
  moneyUnknown:
    'Det er ikke klart om penger er trukket. Er de det, går de tilbake samme vei så snart vi vet.',
  noMoney: 'Du har ikke betalt noe.',
  withdraw: {
    heading: (name) => `Angre avtalen om ${name}`,
    text: 'Du trenger ikke å si hvorfor. Boligen går til neste i køen, og det kan ikke gjøres om.',
    confirm: 'Bekreft at du angrer avtalen',
    keep: 'Behold avtalen',
  },
  cancel: {
    heading: (name) => `Avbryt kjøpet av ${name}`,
    text: 'Boligen går til neste i køen.',
    confirm: 'Bekreft at du avbryter kjøpet',
    keep: 'Behold kjøpet',
  },
  none: {
    heading: (name) => `Kjøpet av ${name} kan ikke avsluttes her`,
    reasons: {
      binding:
        'Kjøpstilbudet er bindende når det er signert, og kan ikke angres her. Ring selgeren, så forteller vi hva som er mulig.',
      noRight:
        'Det er ingen angrerett ved kjøp av bolig når tilbudet er signert. Ring selgeren, så forteller vi hva som er mulig.',
      tooLate: 'Angrefristen har gått ut. Du kan likevel gå fra kjøpet: ring eller send selgeren en e-post.',
      over: 'Kjøpet er allerede avsluttet.',
      wait: 'Betalingen registreres akkurat nå. Vent et minutt og last inn siden på nytt.',
    },
    cost: (amount) => `Etter angrefristen beholder vi ${amount} av det du har betalt.`,
    contact: 'Selgeren',
  },
  forBoth: 'Dere er to om kjøpet. Det avsluttes for dere begge, og vi skriver til dere begge.',
  trouble: 'Det gikk ikke akkurat nå. Ingenting er endret. Prøv igjen.',
  offline: 'Du ser ut til å være uten nett. Ingenting er endret. Prøv igjen når du er tilkoblet.',
  conflict: 'Kjøpet er endret siden du åpnet siden. Slik står det nå.',
  done: {
    withdrawn: (name) => `Du har angret avtalen om ${name}`,
    received: (time) => `Vi mottok det ${time}.`,
    letter: 'En bekreftelse er på vei til e-posten din. Ta vare på den.',
    paper: 'Bekreftelsen som pdf',
    cancelled: (name) => `Kjøpet av ${name} er avbrutt`,
    cancelledText: 'Boligen holdes ikke av til deg lenger. Vi har sendt deg en e-post om det.',
    ended: (name) => `Kjøpet av ${name} er avsluttet`,
    byOther: 'Den du kjøper sammen med, avsluttet kjøpet for dere begge.',
    history: 'Se hva som har skjedd i kjøpet',
  },
  sending: 'Sender …',
}
