// Swedish: registering interest in a home or a project.

export const texts = {
  about: 'Du anmäler intresse för',
  heading: 'Dina uppgifter',
  message: 'Meddelande',
  messageHint: 'Vad vill du veta? Högst 500 tecken.',
  submit: 'Anmäl intresse',
  again: 'Vill du ändra något skickar du formuläret igen.',
  doneHeading: 'Tack, vi har tagit emot din intresseanmälan',
  done: 'Vi har skickat en bekräftelse till din e-postadress. Säljaren hör av sig till dig.',
  noMail: 'Kommer det inget mejl, titta i skräpposten.',
  back: (name: string) => `Tillbaka till ${name}`,
  goneHeading: 'Den finns inte kvar hos oss',
  gone: 'Bostaden eller projektet har tagits bort. Du kan anmäla intresse för ett annat.',
  chooseHeading: 'Välj en bostad först',
  choose: 'Öppna en bostad eller ett projekt som du tycker om, och välj Anmäl intresse där.',
  failedHeading: 'Vi når inte våra bostäder just nu',
  failed: 'Ladda om sidan om en stund, så går det att anmäla intresse.',
  search: 'Sök bostad',
  sold: 'Bostaden är såld. Säljaren hör av sig om den blir ledig igen.',
}

export type InterestTexts = typeof texts
