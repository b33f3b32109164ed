// Swedish: picking and sending files.
import type { FileKind, FileRefusal } from '@husrum/domain'

/** Why a file was not taken, before it was sent or by the server. */
export type FileTrouble =
  | FileRefusal
  | 'fileHeic'
  | 'fileTooLarge'
  | 'tooManyFiles'
  | 'filesTooLarge'
  | 'sessionOver'
  | 'tooMuchNow'
  | 'lost'
  | 'failed'

const kinds = {
  jpeg: 'JPEG-bild',
  png: 'PNG-bild',
  pdf: 'PDF',
  mp4: 'MP4-film',
  quicktime: 'MOV-film',
  docx: 'Word-dokument',
} satisfies Record<FileKind, string>

export const texts = {
  kinds,
  limits: (count: number, each: string, total: string) =>
    count === 1 ? `En fil på högst ${each}.` : `Högst ${count} filer, ${each} var och ${total} tillsammans.`,
  types: (names: string) => `Du kan skicka ${names}.`,
  /** Before the last of several. */
  or: 'eller',
  pick: (count: number): string => (count === 1 ? 'Välj fil' : 'Välj filer'),
  camera: 'Ta en bild',
  drop: 'eller dra och släpp dem här',
  privacy: 'Vi tar bort plats och kamerauppgifter ur bilderna.',
  list: 'Dina filer',
  remove: (name: string) => `Ta bort ${name}`,
  removeShort: 'Ta bort',
  retry: (name: string) => `Försök igen med ${name}`,
  retryShort: 'Försök igen',
  previewOf: (name: string) => `Förhandsvisning av ${name}`,
  progress: (name: string) => `Skickar ${name}`,
  states: {
    preparing: 'Förbereds',
    sending: (percent: number) => `Skickas, ${percent} %`,
    waiting: (percent: number) => `Väntar på nätet, ${percent} % är skickat`,
    judging: 'Kontrolleras',
    clean: 'Klar',
  },
  announced: {
    clean: (name: string) => `${name} är klar.`,
    waiting: 'Nätet är borta. Vi fortsätter skicka när det är tillbaka. Du kan skriva vidare.',
    removed: (name: string) => `${name} är borttagen.`,
    allClean: (count: number) => `Alla ${count} filer är klara.`,
  },
  goOnWriting: 'Filerna skickas medan du skriver vidare.',
  notTaken: 'De här filerna kom inte med',
  troubles: {
    fileEmpty: () => 'Filen är tom. Öppna den på enheten och spara om den.',
    fileType: (allowed: string) => `Vi kan inte ta emot den här sortens fil. Skicka ${allowed}.`,
    fileHeic: () =>
      'Bilder i HEIC, som en iPhone sparar, går inte att skicka från en dator. Öppna bilden i Foton, exportera den som JPEG och välj den igen.',
    fileBroken: () => 'Filen är skadad och går inte att öppna. Spara om den eller ta en ny bild.',
    fileTooManyPixels: () => 'Bilden har för många bildpunkter. Ta en ny bild med lägre upplösning.',
    fileActive: () =>
      'Filen innehåller makron, skript eller något som hämtas från nätet. Spara den som en vanlig PDF utan sådant.',
    fileUnsafe: () => 'Filen innehåller något annat än den utger sig för. Spara om den eller ta en ny bild.',
    fileLocked: () =>
      'Filen är låst med lösenord eller begränsad. Skriv ut den till en ny PDF, eller ta en bild av den, och skicka den i stället.',
    fileInfected: () => 'Filen innehåller skadlig kod. Kontrollera enheten och skicka en annan fil.',
    fileTooLarge: (_allowed: string, each: string) =>
      `Filen är större än ${each}. Korta filmen eller spara filen i mindre storlek.`,
    tooManyFiles: (_allowed: string, _each: string, count: number) =>
      count === 1
        ? 'Det får bara vara en fil. Ta bort den först.'
        : `Det får vara högst ${count} filer. Ta bort någon först.`,
    filesTooLarge: (_allowed: string, _each: string, _count: number, total: string) =>
      `Filerna är tillsammans större än ${total}. Ta bort någon först.`,
    sessionOver: () => 'Du har loggats ut. Logga in och försök igen.',
    tooMuchNow: (_allowed: string, _each: string, _count: number, _total: string, minutes: number) =>
      minutes === 1
        ? 'Det har skickats för mycket härifrån just nu. Försök igen om en minut, eller logga in.'
        : `Det har skickats för mycket härifrån just nu. Försök igen om ${minutes} minuter, eller logga in.`,
    lost: () => 'Filen hann inte skickas klart. Ta bort den och välj den igen.',
    failed: () => 'Det gick inte att skicka filen. Försök igen.',
  } satisfies Record<
    FileTrouble,
    (allowed: string, each: string, count: number, total: string, minutes: number) => string
  >,
  missing: 'Vi kan inte visa filer som du har skickat tidigare just nu.',
}

export type FilesTexts = typeof texts
