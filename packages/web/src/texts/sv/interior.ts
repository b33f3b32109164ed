// Swedish: options for the interior of a home.
import type { InteriorIssueKind } from '@husrum/domain'

export const texts = {
  heading: 'Dina tillval',
  lead: 'Välj för varje grupp fram till dess sista valdag. Valen sparas medan du väljer, och gäller när du har bekräftat dem.',
  none: 'Inga tillval just nu',
  noneText: 'Det finns inget att välja till den här bostaden. När tillvalen öppnar får du ett mejl.',
  failed: 'Tillvalen gick inte att hämta',
  failedText: 'Det är vårt fel. Det som du har valt är kvar.',
  retry: 'Försök igen',
  gone: 'Tillvalen finns inte här. Bostaden kan höra till ett annat konto.',
  over: 'Bostaden är inte längre din att välja till. Så här blev den.',
  closedAll: 'Alla valdagar har passerat. Så här blir din bostad.',
  lastDay: (day: string) => `Sista valdag ${day}`,
  closed: (day: string) => `Stängd sedan ${day}. Det här gäller.`,
  standard: 'Standard',
  included: 'Ingår',
  agreed: 'Ingår i ditt avtal',
  nextStop: (day: string) => `Nästa stopp är ${day}.`,
  issues: {
    needs: (option: string, other: string) => `${option} kräver också ${other}.`,
    excludes: (option: string, other: string) => `${option} går inte ihop med ${other}. Välj en av dem.`,
    onlyOne: (option: string) => `${option}: bara en i gruppen kan väljas.`,
    closed: (option: string) => `${option} kan inte väljas längre.`,
    unknown: (option: string) => `${option} finns inte längre.`,
  } satisfies Readonly<Record<InteriorIssueKind, (option: string, other: string) => string>>,
  needs: (other: string) => `Kräver ${other}`,
  summary: 'Sammanfattning',
  sum: 'Tillval inklusive moms',
  ofThemAgreed: 'Varav redan i ditt avtal',
  more: 'Tillkommer',
  less: 'Avgår',
  price: 'Bostadens pris',
  total: 'Bostad och tillval',
  paid: 'Tillvalen betalas tillsammans med slutbetalningen, senast på tillträdesdagen.',
  save: 'Spara valen',
  saving: 'Sparar …',
  saved: 'Valen är sparade. De gäller när du har bekräftat dem.',
  confirm: 'Bekräfta tillvalen',
  confirmAgain: 'Bekräfta ändringen',
  binding: 'När du bekräftar beställer du tillvalen till priset ovan. Du kan ändra en grupp fram till dess sista valdag.',
  confirmed: (moment: string, by: string) => (by === '' ? `Bekräftat ${moment}` : `Bekräftat ${moment} av ${by}`),
  confirmedText: (number: string, sum: string) => `Beställning ${number}, ${sum} inklusive moms.`,
  notConfirmed: 'Du har ändrat sedan du bekräftade. Ändringen gäller när du har bekräftat den.',
  neverConfirmed: 'Inget är bekräftat än. Det som inte bekräftas i tid blir standard.',
  justConfirmed: 'Tack! Tillvalen är bekräftade. Bekräftelsen kommer också med e-post.',
  read: 'Läs bekräftelsen',
  pdf: 'Ladda ner bekräftelsen som PDF',
  newWindow: 'öppnas i ny flik',
  changedBy: (name: string) => `${name} har också ändrat valen. Så här är de nu, med ditt senaste val.`,
  changedByYou: 'Du har ändrat valen i ett annat fönster. Så här är de nu, med ditt senaste val.',
  errors: {
    changed: 'Valen hade ändrats sedan du såg dem. Så här är de nu. Gör ditt val igen.',
    closed: 'Tiden för att välja gick ut innan valet kom fram. Det som står här gäller.',
    unknown: 'Ett av valen finns inte längre. Se över valen.',
    onlyOne: 'I en av grupperna kan bara ett val göras. Se över valen.',
    incomplete: 'Något som du har valt kräver eller utesluter ett annat val. Se över valen och bekräfta igen.',
    over: 'Det går inte att välja till den här bostaden längre.',
    failed: 'Valet kunde inte sparas. Det finns kvar här på sidan.',
    signedOut: 'Du har loggats ut. Logga in igen, så är det som sparats kvar.',
  },
} as const

type Widened<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Widened<Value[Key]> }

export type InteriorTexts = Widened<typeof texts>
