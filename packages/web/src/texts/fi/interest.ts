// Finnish: registering interest in a home or a project.
import type { InterestTexts } from '../sv/interest.ts'

export const texts: InterestTexts = {
  about: 'Ilmoitat kiinnostuksesi kohteeseen',
  heading: 'Omat tietosi',
  message: 'Viesti',
  messageHint: 'Mitä haluat tietää? Enintään 500 merkkiä.',
  submit: 'Ilmoita kiinnostuksesi',
  again: 'Jos haluat muuttaa jotakin, lähetä lomake uudelleen.',
  doneHeading: 'Kiitos, kiinnostusilmoituksesi on vastaanotettu',
  done: 'Lähetimme vahvistuksen sähköpostiosoitteeseesi. Myyjä ottaa sinuun yhteyttä.',
  noMail: 'Jos viestiä ei tule, katso roskapostista.',
  back: (name) => `Takaisin: ${name}`,
  goneHeading: 'Kohdetta ei enää ole',
  gone: 'Asunto tai kohde on poistettu. Voit ilmoittaa kiinnostuksesi johonkin toiseen.',
  chooseHeading: 'Valitse ensin asunto',
  choose: 'Avaa asunto tai kohde, josta pidät, ja valitse siellä Ilmoita kiinnostuksesi.',
  failedHeading: 'Asuntoja ei voi näyttää juuri nyt',
  failed: 'Lataa sivu hetken kuluttua uudelleen, niin voit ilmoittaa kiinnostuksesi.',
  search: 'Etsi asuntoa',
  sold: 'Asunto on myyty. Myyjä ottaa sinuun yhteyttä, jos se vapautuu.',
}
