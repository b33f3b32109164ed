// Norwegian: everything that is known of a person, to take along or to have deleted.
import type { OwnDataTexts } from '../sv/own-data.ts'

export const texts: OwnDataTexts = {
  archive: {
    heading: 'Alt vi vet om deg',
    text: 'Du kan få en kopi av alt som er lagret om deg: en side du kan lese, de samme opplysningene for datamaskiner, og dine egne filer og dokumenter i et zip-arkiv.',
    ask: 'Bestill en kopi',
    making: 'Vi gjør klar kopien din. Du får en e-post når den er ferdig.',
    ready: (until, size) => `Kopien er klar (${size}). Du kan hente den til og med ${until}.`,
    fetch: 'Hent kopien',
    fresh: 'Er det mer enn et kvarter siden du logget inn, må du gjøre det igjen.',
    failed:
      'Vi fikk ikke sett hvordan det står til med opplysningene dine. Last siden på nytt og prøv igjen.',
  },
  deletion: {
    heading: 'Slett kontoen',
    summary: 'Slik sletter du kontoen',
    goes: 'Kontoen slettes med en gang, med favoritter, lagrede søk, interessemeldinger, varsler og alt annet vi ikke må ta vare på. Du blir logget ut overalt. Det kan ikke angres.',
    stays:
      'Signerte avtaler, betalinger og kvitteringer tar vi vare på uten kobling til noen konto, så lenge bokføringsloven (fem år) og foreldelsesfristen krever det. Borettslaget eller sameiet beholder feilmeldinger, uten kontaktopplysningene dine.',
    blocked: 'Dette må avsluttes først:',
    kinds: { booking: 'Kjøp', document: 'Dokument', payment: 'Betaling', errand: 'Sak' },
    password: 'Passordet ditt',
    identity: 'Legitimer deg først. Deretter har du fem minutter.',
    identify: 'Legitimer deg',
    confirmed: 'Jeg forstår at kontoen forsvinner',
    submit: 'Slett kontoen for alltid',
  },
  answers: {
    asked: 'Kopien er bestilt.',
    failed: 'Det gikk ikke. Prøv igjen om litt.',
    blocked: 'Noe pågår som må avsluttes først. Se listen under.',
    passwordWrong: 'Passordet stemmer ikke.',
    identityNeeded: 'Legitimer deg, og prøv så igjen.',
    tooMany: 'Det har vært for mange forsøk. Vent litt.',
    unconfirmed: 'Kryss av for at du forstår at kontoen forsvinner.',
  },
}
