// Swedish: options for the interior of a home.
import type { InteriorIssueKind } from '@husrum/domain'

export interface InteriorTexts {
  readonly heading: string
  readonly lead: string
  readonly none: string
  readonly noneText: string
  readonly failed: string
  readonly failedText: string
  readonly retry: string
  readonly gone: string
  readonly over: string
  readonly closedAll: string
  readonly lastDay: (day: string) => string
  readonly closed: (day: string) => string
  readonly standard: string
  readonly included: string
  readonly agreed: string
  readonly nextStop: (day: string) => string
  readonly issues: Readonly<Record<InteriorIssueKind, (option: string, other: string) => string>>
  readonly needs: (other: string) => string
  readonly summary: string
  readonly sum: string
  readonly ofThemAgreed: string
  readonly more: string
  readonly less: string
  readonly price: string
  readonly total: string
  readonly paid: string
  readonly save: string
  readonly saving: string
  readonly saved: string
  readonly confirm: string
  readonly confirmAgain: string
  readonly binding: string
  readonly confirmed: (moment: string, by: string) => string
  readonly confirmedText: (number: string, sum: string) => string
  readonly notConfirmed: string
  readonly neverConfirmed: string
  readonly justConfirmed: string
  readonly read: string
  readonly pdf: string
  readonly newWindow: string
  readonly changedBy: (name: string) => string
  readonly changedByYou: string
  readonly errors: {
    readonly changed: string
    readonly closed: string
    readonly unknown: string
    readonly onlyOne: string
    readonly incomplete: string
    readonly over: string
    readonly failed: string
    readonly signedOut: string
  }
}

export const texts: InteriorTexts = {
  heading: 'Dina tillval',
  lead: 'Välj för varje grupp fram till dess sista valdag. Valen sparas medan du väljer, och gäller när du har bekräftat dem.',
  none: 'Inga tillval just nu',
  noneText: 'Det finns inget att välja till den här bostaden. När tillvalen öppnar får du ett mejl.',
  failed: 'Tillvalen gick inte att hämta',
  failedText: 'Det är vårt fel. Det som du har valt är kvar.',
  retry: 'Försök igen',
  gone: 'Tillvalen finns inte här. Bostaden kan höra till ett annat konto.',
  over: 'Det går inte längre att välja till bostaden. Så här blev den.',
  closedAll: 'Alla valdagar har passerat. Så här blir din bostad.',
  lastDay: (day) => `Sista valdag ${day}`,
  closed: (day) => `Sista valdag var ${day}. Det här gäller.`,
  standard: 'Standard',
  included: 'Ingår',
  agreed: 'Ingår i ditt avtal',
  nextStop: (day) => `Nästa stopp är ${day}.`,
  issues: {
    needs: (option, other) => `${option} kräver också ${other}.`,
    excludes: (option, other) => `${option} går inte ihop med ${other}. Välj en av dem.`,
    onlyOne: (option) => `${option}: bara en i gruppen kan väljas.`,
    closed: (option) => `${option} kan inte väljas längre.`,
    unknown: (option) => `${option} finns inte längre.`,
  },
  needs: (other) => `Kräver ${other}`,
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
  binding:
    'När du bekräftar beställer du tillvalen till priset ovan. Du kan ändra en grupp fram till dess sista valdag.',
  confirmed: (moment, by) => (by === '' ? `Bekräftat ${moment}` : `Bekräftat ${moment} av ${by}`),
  confirmedText: (number, sum) => `Beställning ${number}, ${sum} inklusive moms.`,
  notConfirmed: 'Du har ändrat sedan du bekräftade. Ändringen gäller när du har bekräftat den.',
  neverConfirmed: 'Inget är bekräftat än. Det som inte bekräftas i tid blir standard.',
  justConfirmed: 'Tack! Tillvalen är bekräftade. Bekräftelsen kommer också med e-post.',
  read: 'Läs bekräftelsen',
  pdf: 'Ladda ner bekräftelsen som PDF',
  newWindow: 'öppnas i ny flik',
  changedBy: (name) => `${name} har också ändrat valen. Så här är de nu, med ditt senaste val.`,
  changedByYou: 'Du har ändrat valen i ett annat fönster. Så här är de nu, med ditt senaste val.',
  errors: {
    changed: 'Valen hade ändrats sedan du såg dem. Så här är de nu. Gör ditt val igen.',
    closed: 'Tiden för att välja gick ut innan valet kom fram. Det som står här gäller.',
    unknown: 'Ett av valen finns inte längre. Se över valen.',
    onlyOne: 'I en av grupperna kan bara ett val göras. Se över valen.',
    incomplete:
      'Något som du har valt kräver eller utesluter ett annat val. Se över valen och bekräfta igen.',
    over: 'Det går inte att välja till den här bostaden längre.',
    failed: 'Valet kunde inte sparas. Det finns kvar här på sidan.',
    signedOut: 'Du har loggats ut. Logga in igen, så är det som sparats kvar.',
  },
}
