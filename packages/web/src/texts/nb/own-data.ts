// Norwegian: everything that is known of a person, to take along or to have deleted.
import type { OwnDataTexts } from '../sv/own-data.ts'

export const texts: OwnDataTexts = {
  identity: {
    heading: 'E-ID',
    none: 'Ingen e-ID er knyttet til kontoen. Med en kan du bestille, signere og se boligene dine.',
    tie: 'Knytt til en e-ID',
    methods: { bank_id: 'Svensk BankID', eident: 'BankID', signicat: 'Finsk e-ID' },
    name: 'Navn',
    number: 'Fødselsnummer',
    tied: 'Knyttet til',
    used: 'Sist brukt',
    never: 'Ikke ennå',
    summary: 'Koble fra e-ID-en',
    text: 'Etterpå logger du inn med e-post og passord, og ser ikke boliger, avtaler og saker før du knytter den til igjen. Du logges ut overalt og får en e-post.',
    obstacles: {
      noPassword: 'Den kan ikke kobles fra ennå: uten passord kan du ikke logge inn. Velg et passord først.',
      emailUnconfirmed:
        'Den kan ikke kobles fra ennå: bekreft e-postadressen din først, ellers kan du ikke logge inn.',
      identityRequired:
        'Den kan ikke kobles fra ennå: du har slått av innlogging med e-post. Tillat den først.',
    },
    submit: 'Koble fra',
    failed: 'Vi kunne ikke se hvilken e-ID du har. Last siden på nytt og prøv igjen.',
  },
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
      'Signerte avtaler, betalinger og kvitteringer tar vi vare på så lenge bokføringsloven (fem år) og foreldelsesfristen (ti år) krever det, med navnet, adressen og fødselsnummeret ditt som avtalepart. E-postadressen, telefonnummeret og alt annet slettes. Borettslaget eller sameiet beholder feilmeldinger, uten kontaktopplysningene dine.',
    blocked: 'Dette må avsluttes først:',
    kinds: {
      booking: 'Kjøp som pågår',
      document: 'Avtale å signere',
      payment: 'Betaling som ikke er fullført',
      refund: 'Tilbakebetaling på vei til deg',
      plan: 'Betalingsplan',
      home: 'Kjøpt bolig som ikke er overtatt',
      errand: 'Åpen sak',
    },
    ways: {
      booking: 'Fullfør kjøpet eller avbestill det.',
      document: 'Signer avtalen.',
      payment: 'Fullfør eller avbryt betalingen. Vi spør betalingstjenesten til vi vet hvordan det gikk.',
      refund: 'Kontoen kan slettes når pengene er kommet frem.',
      plan: 'Kontoen kan slettes når alt er betalt.',
      home: 'Kontoen kan slettes når du har fått nøklene.',
      errand: 'Avslutt saken, eller vent til den er utbedret.',
    },
    amounts: {
      payment: (amount) => amount,
      refund: (amount) => amount,
      plan: (amount) => `${amount} gjenstår å betale`,
    },
    days: {
      document: (day) => `senest ${day}`,
      payment: (day) => `påbegynt ${day}`,
      refund: (day) => `opprettet ${day}`,
      plan: (day) => `neste betaling ${day}`,
      home: (day) => `overtakelse ${day}`,
    },
    onSite: (site) => `på ${site}`,
    contact: 'Kan du ikke avslutte det selv?',
    contactLink: 'Ta kontakt, så hjelper vi deg',
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
    lastWayIn: 'Da kunne ingen logge inn. Se hva som trengs først.',
  },
}
