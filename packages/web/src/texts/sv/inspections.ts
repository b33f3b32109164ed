// Swedish: inspections of a home.
import type { InspectionKind, RemarkState } from '@husrum/domain'

export interface InspectionsTexts {
  readonly heading: string
  readonly none: string
  readonly noneText: string
  readonly failed: string
  readonly failedText: string
  readonly retry: string
  readonly gone: string
  readonly kinds: Readonly<Record<InspectionKind, string>>
  readonly about: Readonly<Record<InspectionKind, string>>
  readonly when: string
  readonly where: string
  readonly who: string
  readonly calendar: string
  readonly moved: (before: string, reason: string) => string
  readonly ahead: string
  readonly open: string
  readonly closed: string
  readonly closedText: (moment: string) => string
  readonly wished: (moment: string) => string
  readonly remarks: (count: number) => string
  readonly noRemarks: string
  readonly remark: (number: number, room: string) => string
  readonly states: Readonly<Record<RemarkState, string>>
  readonly byYou: string
  readonly responsible: string
  readonly due: string
  readonly dispute: string
  readonly errand: (number: string) => string
  readonly photo: (at: number) => string
  readonly add: {
    readonly heading: string
    readonly room: string
    readonly text: string
    readonly files: string
    readonly submit: string
    readonly done: string
  }
  readonly notFixed: {
    readonly heading: string
    readonly text: string
    readonly submit: string
    readonly done: string
  }
  readonly time: {
    readonly heading: string
    readonly text: string
    readonly submit: string
    readonly done: string
  }
  readonly wrong: string
  readonly waits: string
  readonly fields: {
    readonly required: string
    readonly inputToLong: string
    readonly invalidInput: string
    readonly tooManyFiles: string
    readonly fileType: string
    readonly invalid: string
  }
  readonly failures: {
    readonly late: string
    readonly failed: string
    readonly signedOut: string
  }
}

export const texts: InspectionsTexts = {
  heading: 'Dina besiktningar',
  none: 'Ingen besiktning är bokad än',
  noneText: 'När tiden är bestämd får du ett mejl, och den står här.',
  failed: 'Besiktningarna gick inte att hämta',
  failedText: 'Det är vårt fel. Inget har försvunnit.',
  retry: 'Försök igen',
  gone: 'Besiktningarna finns inte här. Bostaden kan höra till ett annat konto.',
  kinds: {
    preliminary: 'Förbesiktning',
    final: 'Slutbesiktning',
    guarantee: 'Garantibesiktning',
  },
  about: {
    preliminary: 'En genomgång innan allt är klart. Det som syns nu hinner åtgärdas i tid.',
    final:
      'En oberoende besiktningsman går igenom bostaden. Felen som noteras ska åtgärdas av entreprenören.',
    guarantee: 'Görs före garantitidens slut, två år efter godkänd slutbesiktning.',
  },
  when: 'Tid',
  where: 'Plats',
  who: 'Vem som kommer',
  calendar: 'Lägg till i kalendern',
  moved: (before, reason) =>
    reason === '' ? `Tidigare tid: ${before}.` : `Tidigare tid: ${before}. Ändrad för att: ${reason}`,
  ahead: 'Bokad',
  open: 'Protokollet är öppet',
  closed: 'Protokollet är stängt',
  closedText: (moment) => `Protokollet stängdes ${moment}. Ser du något nytt anmäler du det som ett fel.`,
  wished: (moment) => `Du bad om en annan tid ${moment}. Vi hör av oss.`,
  remarks: (count) => (count === 1 ? '1 anmärkning' : `${count} anmärkningar`),
  noRemarks: 'Inga anmärkningar.',
  remark: (number, room) => (room === '' ? `Nr ${number}` : `Nr ${number}, ${room}`),
  states: {
    noted: 'Noterad',
    beingFixed: 'Åtgärdas',
    fixed: 'Åtgärdad',
    disputed: 'Bestrids',
    withdrawn: 'Återtagen',
  },
  byYou: 'Er egen anmärkning',
  responsible: 'Åtgärdas av',
  due: 'Senast',
  dispute: 'Varför den bestrids',
  errand: (number) => (number === '' ? 'Följ ärendet' : `Följ ärende ${number}`),
  photo: (at) => `Foto ${at}`,
  add: {
    heading: 'Lägg till en anmärkning',
    room: 'Var i bostaden',
    text: 'Vad är fel',
    files: 'Foton',
    submit: 'Lägg till',
    done: 'Anmärkningen är tillagd.',
  },
  notFixed: {
    heading: 'Det är inte åtgärdat',
    text: 'Vad är kvar',
    submit: 'Öppna ärendet igen',
    done: 'Ärendet är öppnat igen.',
  },
  time: {
    heading: 'Be om en annan tid',
    text: 'Vilka tider passar',
    submit: 'Skicka önskemålet',
    done: 'Önskemålet är skickat.',
  },
  wrong: 'Något behöver rättas innan det går att skicka.',
  waits: 'Vänta tills alla foton är skickade, eller ta bort dem som inte gick att skicka.',
  fields: {
    required: 'Skriv något här.',
    inputToLong: 'Texten är för lång.',
    invalidInput: 'Texten får inte innehålla länkar eller tecknen < och >.',
    tooManyFiles: 'För många foton.',
    fileType: 'Fotot gick inte att ta emot.',
    invalid: 'Kontrollera fältet.',
  },
  failures: {
    late: 'Det går inte längre. Så här ser det ut nu.',
    failed: 'Det gick inte att skicka. Det du skrev är kvar.',
    signedOut: 'Du har loggats ut. Logga in igen och skicka på nytt.',
  },
}
