// Swedish: somebody's own bookings, and all that is known of one of them.
import type { BookingLogKind, BookingPaymentStatus, PaymentProvider } from '@husrum/domain'

/** Where a booking stands, as its buyer sees it. */
export type OwnBookingStage =
  | 'fill'
  | 'sign'
  | 'waitCoSigner'
  | 'pay'
  | 'paying'
  | 'done'
  | 'asCoBuyer'
  | 'cancelled'
  | 'expired'
  | 'failed'

const stages: Record<OwnBookingStage, string> = {
  fill: 'Pågår',
  sign: 'Ska skrivas under',
  waitCoSigner: 'Väntar på underskrift',
  pay: 'Ska betalas',
  paying: 'Betalning pågår',
  done: 'Klar',
  asCoBuyer: 'Pågår',
  cancelled: 'Avslutad',
  expired: 'Tiden gick ut',
  failed: 'Gick inte igenom',
}

const next: Record<OwnBookingStage, string> = {
  fill: 'Fyll i resten av uppgifterna och skriv under.',
  sign: 'Läs handlingarna och skriv under.',
  waitCoSigner: 'Den du köper med ska skriva under. Länken finns i mejlet som vi har skickat.',
  pay: 'Betala bokningsavgiften, så är bokningen klar.',
  paying: 'Vi tar reda på hur betalningen gick. Du behöver inte göra någonting, vi mejlar dig.',
  done: 'Säljaren hör av sig om nästa steg. Avtalet och kvittot finns här.',
  asCoBuyer: 'Den som bokar fyller i uppgifterna. Du får en länk i ett mejl när du ska skriva under.',
  cancelled: 'Bostaden hålls inte åt dig längre.',
  expired: 'Bostaden hålls inte åt dig längre. Är den ledig kan du boka den igen.',
  failed: 'Bokningen blev inte av. Hör av dig om du undrar varför.',
}

const log: Record<BookingLogKind, string> = {
  held: 'Bostaden reserverades',
  infoOpened: 'Uppgifterna började fyllas i',
  infoFilled: 'Uppgifterna fylldes i',
  documentsFilled: 'Handlingarna lästes',
  choicesFilled: 'Tillvalen gjordes',
  financingFilled: 'Finansieringen fylldes i',
  accommodationFilled: 'Boendet fylldes i',
  wentBack: 'Ett steg tillbaka',
  signed: 'Avtalet skrevs under',
  signingStopped: 'Underskriften avbröts',
  paymentBegun: 'Betalningen påbörjades',
  paymentPaid: 'Betalningen kom fram',
  paymentFailed: 'Betalningen gick inte igenom',
  paymentLate: 'Betalningen kom fram efter att tiden gått ut',
  completed: 'Bokningen blev klar',
  cancelled: 'Bokningen avbröts',
  withdrawn: 'Avtalet ångrades',
  released: 'Bokningen släpptes',
  expired: 'Tiden gick ut',
  failed: 'Bokningen gick inte igenom',
  refundBegun: 'Återbetalningen påbörjades',
  refundDone: 'Återbetalningen blev klar',
  reconfirmed: 'Bostaden var ledig, och bokningen gäller igen',
  confirmed: 'Säljaren bekräftade bokningen',
  refused: 'Säljaren avslutade bokningen',
}

const payment: Record<BookingPaymentStatus, string> = {
  created: 'Inte påbörjad',
  pending: 'Väntar på att den godkänns',
  paid: 'Betald',
  declined: 'Godkändes inte, inga pengar har dragits',
  failed: 'Gick inte igenom, inga pengar har dragits',
  cancelled: 'Avbröts, inga pengar har dragits',
  unknown: 'Oklart om pengarna har dragits. Vi tar reda på det och mejlar dig',
}

const providers: Record<PaymentProvider, string> = { swish: 'Swish', svea: 'Svea', nordea: 'Nordea' }

export const texts = {
  list: {
    groups: {
      open: 'Pågående bokningar',
      done: 'Klara bokningar',
      ended: 'Avslutade bokningar',
    },
    lines: 'Bostäder som du står i kö till',
    none: 'Du har inga bokningar.',
    noneText: 'När du bokar en bostad på webben hittar du den här.',
    search: 'Sök bostad',
    failed: 'Det gick inte att hämta dina bokningar',
    failedText: 'De finns kvar hos oss. Försök igen om en stund.',
    retry: 'Försök igen',
    place: (place: number, length: number) => `Du står på plats ${place} av ${length}.`,
    lineText: 'Vi mejlar dig när bostaden blir din att boka.',
    offered: (time: string) => `Bostaden är ledig och din att boka till ${time}.`,
    book: 'Boka bostaden',
    toHome: 'Till bostaden',
  },
  stages,
  next,
  goOn: {
    fill: 'Fortsätt bokningen',
    sign: 'Skriv under',
    waitCoSigner: 'Se hur det går',
    pay: 'Betala',
    paying: 'Se hur det går',
  } as Partial<Record<OwnBookingStage, string>>,
  heldUntil: (time: string) => `Bostaden hålls åt dig till ${time}.`,
  open: (name: string) => `Avtal, kvitto och händelser: ${name}`,
  openShort: 'Avtal, kvitto och händelser',
  withdrawUntil: (day: string) => `Du kan ångra dig utan kostnad till och med ${day}.`,
  withdrawAnyTime: 'Du kan ångra dig när som helst och får tillbaka avgiften.',
  moment: (day: string, time: string) => `${day} kl. ${time}`,
  one: {
    back: 'Mina bostäder',
    gone: 'Bokningen finns inte',
    goneText: 'Kontrollera adressen, eller leta upp bokningen bland dina bostäder.',
    signedOut: 'Logga in för att se bokningen',
    signedOutText: 'Bokningen visas bara för dem som köper.',
    signIn: 'Logga in',
    failed: 'Det gick inte att hämta bokningen',
    identify: 'Har du loggat in med e-post? Legitimera dig, så ser du bokningen.',
    next: 'Det här händer nu',
    price: 'Priset',
    fee: 'Bokningsavgift',
    papers: 'Handlingar',
    noPapers: 'Handlingarna finns här när uppgifterna är ifyllda.',
    pdf: (title: string) => `${title} som pdf`,
    pdfShort: 'Pdf',
    newWindow: 'öppnas i ny flik',
    buyers: 'De som köper',
    signed: (name: string, time: string) => `${name} skrev under ${time}.`,
    invited: (name: string, time: string) => `${name} har inte skrivit under än. Länken skickades ${time}.`,
    unsigned: (name: string) => `${name} har inte skrivit under än.`,
    payment: 'Betalning',
    noPayment: 'Ingenting är betalt.',
    nothingToPay: 'Du betalar ingenting när du bokar.',
    amount: 'Belopp',
    way: 'Sätt',
    state: 'Läge',
    receipt: 'Kvitto nummer',
    refund: 'Återbetalning',
    refunds: {
      underWay: 'På väg tillbaka till dig',
      done: 'Pengarna är tillbaka hos dig',
      failed: 'Gick inte. Vi ordnar det och hör av oss',
    },
    payments: payment,
    providers,
    contact: 'Fråga säljaren',
    mind: 'Om du ändrar dig',
    cancel: 'Avbryt bokningen',
    withdraw: 'Ångra avtalet',
    noWay: 'Så lämnar du bokningen',
    history: 'Det här har hänt',
    log,
    by: {
      you: 'du',
      staff: 'säljaren',
      provider: 'betaltjänsten',
      system: 'automatiskt',
      other: 'den andra köparen',
    },
    reason: (text: string) => `Skäl: ${text}`,
  },
}

export type OwnBookingsTexts = typeof texts
