// Swedish: everything that is known of a person, to take along or to have deleted.
import type { OwnDataAnswer } from '@husrum/contract/own-data/wire'

export const texts = {
  archive: {
    heading: 'Allt vi vet om dig',
    text: 'Du kan få en kopia av allt som finns sparat om dig: en sida att läsa, samma uppgifter för datorer, och dina egna filer och handlingar i ett zip-arkiv.',
    ask: 'Beställ en kopia',
    making: 'Vi gör i ordning din kopia. Du får ett mejl när den är klar.',
    ready: (until: string, size: string) =>
      `Kopian är klar (${size}). Du kan hämta den till och med ${until}.`,
    fetch: 'Hämta kopian',
    fresh: 'Var det mer än en kvart sedan du loggade in behöver du göra det igen.',
    failed: 'Vi kunde inte se hur det står till med dina uppgifter. Ladda om sidan och försök igen.',
  },
  deletion: {
    heading: 'Ta bort kontot',
    summary: 'Så tar du bort kontot',
    goes: 'Kontot tas bort genast, med favoriter, sparade sökningar, intresseanmälningar, notiser och allt annat som vi inte måste spara. Du loggas ut överallt. Det går inte att ångra.',
    stays:
      'Underskrivna avtal, betalningar och kvitton sparar vi utan koppling till något konto, så länge bokföringslagen (sju år) och preskriptionstiden (tio år) kräver. Föreningen behåller felanmälningar, utan dina kontaktuppgifter.',
    blocked: 'Det här måste avslutas först:',
    kinds: { booking: 'Bokning', document: 'Dokument', payment: 'Betalning', errand: 'Ärende' },
    password: 'Ditt lösenord',
    identity: 'Legitimera dig först. Sedan har du fem minuter på dig.',
    identify: 'Legitimera dig',
    confirmed: 'Jag förstår att kontot försvinner',
    submit: 'Ta bort kontot för alltid',
  },
  answers: {
    asked: 'Kopian är beställd.',
    failed: 'Det gick inte. Försök igen om en stund.',
    blocked: 'Något pågår som måste avslutas först. Se listan nedan.',
    passwordWrong: 'Lösenordet stämmer inte.',
    identityNeeded: 'Legitimera dig och försök sedan igen.',
    tooMany: 'Det har varit för många försök. Vänta en stund.',
    unconfirmed: 'Kryssa i att du förstår att kontot försvinner.',
  } as Readonly<Record<OwnDataAnswer, string>>,
}

export type OwnDataTexts = typeof texts
