// Norwegian: picking and sending files.
import type { FilesTexts } from '../sv/files.ts'

export const texts: FilesTexts = {
  kinds: {
    jpeg: 'JPEG-bilde',
    png: 'PNG-bilde',
    pdf: 'PDF',
    mp4: 'MP4-film',
    quicktime: 'MOV-film',
    docx: 'Word-dokument',
  },
  limits: (count, each, total) =>
    count === 1 ? `Én fil på høyst ${each}.` : `Høyst ${count} filer, ${each} hver og ${total} til sammen.`,
  types: (names) => `Du kan sende ${names}.`,
  or: 'eller',
  pick: (count) => (count === 1 ? 'Velg fil' : 'Velg filer'),
  camera: 'Ta et bilde',
  drop: 'eller dra og slipp dem her',
  privacy: 'Vi fjerner sted og kameraopplysninger fra bildene.',
  list: 'Filene dine',
  remove: (name) => `Fjern ${name}`,
  removeShort: 'Fjern',
  retry: (name) => `Prøv igjen med ${name}`,
  retryShort: 'Prøv igjen',
  previewOf: (name) => `Forhåndsvisning av ${name}`,
  progress: (name) => `Sender ${name}`,
  states: {
    preparing: 'Klargjøres',
    sending: (percent) => `Sendes, ${percent} %`,
    waiting: (percent) => `Venter på nettet, ${percent} % er sendt`,
    judging: 'Kontrolleres',
    clean: 'Klar',
  },
  announced: {
    clean: (name) => `${name} er klar.`,
    waiting: 'Nettet er borte. Vi fortsetter å sende når det er tilbake. Du kan skrive videre.',
    removed: (name) => `${name} er fjernet.`,
    allClean: (count) => `Alle ${count} filene er klare.`,
  },
  goOnWriting: 'Filene sendes mens du skriver videre.',
  notTaken: 'Disse filene kom ikke med',
  troubles: {
    fileEmpty: () => 'Filen er tom. Åpne den på enheten og lagre den på nytt.',
    fileType: (allowed) => `Vi kan ikke ta imot denne typen fil. Send ${allowed}.`,
    fileHeic: () =>
      'Bilder i HEIC, som en iPhone lagrer, kan ikke sendes fra en datamaskin. Åpne bildet i Bilder, eksporter det som JPEG, og velg det igjen.',
    fileBroken: () => 'Filen er skadet og kan ikke åpnes. Lagre den på nytt, eller ta et nytt bilde.',
    fileTooManyPixels: () => 'Bildet har for mange bildepunkter. Ta et nytt bilde med lavere oppløsning.',
    fileActive: () =>
      'Filen inneholder makroer, skript eller noe som hentes fra nettet. Lagre den som en vanlig PDF uten slikt.',
    fileUnsafe: () =>
      'Filen inneholder noe annet enn den gir seg ut for. Lagre den på nytt, eller ta et nytt bilde.',
    fileLocked: () =>
      'Filen er låst med passord eller begrensninger. Skriv den ut til en ny PDF, eller ta et bilde av den, og send det i stedet.',
    fileInfected: () => 'Filen inneholder skadelig kode. Kontroller enheten, og send en annen fil.',
    fileTooLarge: (_allowed, each) =>
      `Filen er større enn ${each}. Kort ned filmen, eller lagre filen i mindre størrelse.`,
    tooManyFiles: (_allowed, _each, count) =>
      count === 1
        ? 'Det kan bare være én fil. Fjern den først.'
        : `Det kan være høyst ${count} filer. Fjern en først.`,
    filesTooLarge: (_allowed, _each, _count, total) =>
      `Filene er til sammen større enn ${total}. Fjern en først.`,
    sessionOver: () => 'Du er logget ut. Logg inn, og prøv igjen.',
    tooMuchNow: (_allowed, _each, _count, _total, minutes) =>
      minutes === 1
        ? 'Det er sendt for mye herfra akkurat nå. Prøv igjen om ett minutt, eller logg inn.'
        : `Det er sendt for mye herfra akkurat nå. Prøv igjen om ${minutes} minutter, eller logg inn.`,
    lost: () => 'Filen ble ikke sendt ferdig. Fjern den, og velg den på nytt.',
    failed: () => 'Filen kunne ikke sendes. Prøv igjen.',
  },
  missing: 'Vi kan ikke vise filer som du har sendt tidligere akkurat nå.',
}
