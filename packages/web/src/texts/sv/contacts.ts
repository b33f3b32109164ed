// Swedish: contacts, and writing to them.
export const texts = {
  openUntil: (time: string) => `Vi svarar nu, till ${time}.`,
  today: (time: string) => `Stängt nu. Öppnar i dag ${time}.`,
  tomorrow: (time: string) => `Stängt nu. Öppnar i morgon ${time}.`,
  onDay: (day: string, time: string) => `Stängt nu. Öppnar ${day} ${time}.`,
  time: (clock: string) => clock.replace(/^0/, '').replace(':', '.'),
  weekdays: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'],
  site: 'Kundservice',
  writeTo: (name: string) => `Skriv till ${name}`,
  call: 'Ring',
  write: {
    heading: 'Skriv till oss',
    text: 'Svaret kommer till din e-postadress. Akuta fel ringer du in.',
    to: 'Till',
    subject: 'Vad gäller det?',
    message: 'Meddelande',
    files: 'Bifoga filer',
    filesKept: (names: string) => `Följer med: ${names}.`,
    send: 'Skicka',
    sent: 'Tack, meddelandet är skickat. Du får svar till din e-postadress.',
  },
  written: {
    heading: 'Det här har du skrivit',
    none: 'Du har inte skrivit något än.',
    to: (name: string, about: string) => (about === '' ? `Till ${name}` : `Till ${name}, om ${about}`),
    files: (names: string) => `Med: ${names}`,
  },
  interests: {
    heading: 'Det här har du anmält intresse för',
    registered: (moment: string) => `Anmäld ${moment}.`,
    waiting: 'Säljaren svarar inom en arbetsdag.',
    answer: {
      answered: (moment: string) => `Säljaren har svarat ${moment}.`,
      notReached: (moment: string) => `Säljaren sökte dig men fick inte tag på dig ${moment}.`,
      closed: (moment: string) => `Avslutad ${moment}.`,
    },
  },
  wrong: 'Något behöver rättas innan meddelandet kan skickas.',
  errors: {
    required: 'Fyll i det här.',
    inputToLong: 'Texten är för lång.',
    invalidInput: 'Ta bort länkar och tecknen < och >.',
    files:
      'Filerna följde inte med. Högst 5 filer, 5 MB var: pdf, jpg, png eller docx. Ta bort dem som inte gick, eller vänta tills de är klara.',
  },
  failures: {
    failed: 'Meddelandet kunde inte skickas. Det du har skrivit står kvar; försök igen om en stund.',
    offline: 'Du är inte uppkopplad. Det du har skrivit står kvar; försök igen när du är det.',
    tooFast: 'Du har skrivit många meddelanden i dag. Ring oss om det är bråttom.',
    signedOut: 'Du har loggats ut. Logga in i en annan flik och skicka igen; det du har skrivit står kvar.',
    unknown: 'Den kontakten är inte längre din. Ladda om sidan och välj en annan.',
  },
  failed: 'Vi kunde inte hämta dina kontakter',
  failedText: 'De finns kvar. Försök igen om en stund, eller använd uppgifterna här nedanför.',
  retry: 'Försök igen',
}

export type ContactsTexts = typeof texts
