// Norwegian: registering interest in a home or a project.
import type { InterestTexts } from '../sv/interest.ts'

export const texts: InterestTexts = {
  about: 'Du melder interesse for',
  heading: 'Opplysningene dine',
  message: 'Melding',
  messageHint: 'Hva vil du vite? Høyst 500 tegn.',
  submit: 'Meld interesse',
  again: 'Vil du endre noe, sender du skjemaet på nytt.',
  doneHeading: 'Takk, vi har registrert interessen din',
  done: 'Vi har sendt en bekreftelse til e-postadressen din. Selgeren tar kontakt med deg.',
  noMail: 'Kommer det ingen e-post, se i søppelposten.',
  back: (name) => `Tilbake til ${name}`,
  goneHeading: 'Den finnes ikke lenger hos oss',
  gone: 'Boligen eller prosjektet er fjernet. Du kan melde interesse for et annet.',
  chooseHeading: 'Velg en bolig først',
  choose: 'Åpne en bolig eller et prosjekt du liker, og velg Meld interesse der.',
  failedHeading: 'Boligene kan ikke vises akkurat nå',
  failed: 'Last siden på nytt om en stund, så kan du melde interesse.',
  search: 'Finn bolig',
  sold: 'Boligen er solgt. Selgeren tar kontakt hvis den blir ledig igjen.',
}
