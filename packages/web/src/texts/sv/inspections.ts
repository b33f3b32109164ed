// Swedish: inspections of a home.
import type { InspectionKind, RemarkState } from '@husrum/domain'

export const texts = {
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
  } satisfies Readonly<Record<InspectionKind, string>> as Readonly<Record<InspectionKind, string>>,
  about: {
    preliminary: 'En genomgång innan allt är klart. Det som syns nu hinner åtgärdas i tid.',
    final: 'En oberoende besiktningsman går igenom bostaden. Felen som noteras ska åtgärdas av entreprenören.',
    guarantee: 'Görs före garantitidens slut, två år efter godkänd slutbesiktning.',
  } as Readonly<Record<InspectionKind, string>>,
  when: 'Tid',
  where: 'Plats',
  who: 'Vem som kommer',
  calendar: 'Lägg till i kalendern',
  moved: (before: string, reason: string) =>
    reason === '' ? `Tidigare tid: ${before}.` : `Tidigare tid: ${before}. Ändrad för att: ${reason}`,
  ahead: 'Bokad',
  open: 'Protokollet är öppet',
  closed: 'Protokollet är stängt',
  closedText: (moment: string) =>
    `Protokollet stängdes ${moment}. Ser du något nytt anmäler du det som ett fel.`,
  wished: (moment: string) => `Du bad om en annan tid ${moment}. Vi hör av oss.`,
  remarks: (count: number) => (count === 1 ? '1 anmärkning' : `${count} anmärkningar`),
  noRemarks: 'Inga anmärkningar.',
  remark: (number: number, room: string) => (room === '' ? `Nr ${number}` : `Nr ${number}, ${room}`),
  states: {
    noted: 'Noterad',
    beingFixed: 'Åtgärdas',
    fixed: 'Åtgärdad',
    disputed: 'Bestrids',
    withdrawn: 'Återtagen',
  } satisfies Readonly<Record<RemarkState, string>> as Readonly<Record<RemarkState, string>>,
  byYou: 'Noterad av dig',
  responsible: 'Åtgärdas av',
  due: 'Senast',
  dispute: 'Varför den bestrids',
  errand: (number: string) => (number === '' ? 'Följ ärendet' : `Följ ärende ${number}`),
  photo: (at: number) => `Foto ${at}`,
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
} as const

type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> }

export type InspectionsTexts = Widened<typeof texts>
