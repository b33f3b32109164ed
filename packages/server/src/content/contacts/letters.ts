// Letters about messages to contacts: their facts, and their texts in each language.
import type { LetterAttachment, LettersOf } from '../../platform/mail/letter.ts'

interface Message {
  /** The subject of the message. */
  readonly about: string
  /** The writer; in a receipt the recipient. */
  readonly name: string
  readonly quote: string
  /** One line each: the home or association, and for the contact how to reach the writer. */
  readonly lines: readonly string[]
  readonly link?: string
  readonly settingsLink?: string
  /** Address for replies to the writer. */
  readonly replyTo?: string
  readonly attachments?: readonly LetterAttachment[]
}

interface ContactLetters {
  /** A message, to the contact's mailbox. */
  readonly contactMessage: Message
  /** The receipt for its writer. */
  readonly contactReceipt: Message
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends ContactLetters {}
}

export const contactLetters: LettersOf<ContactLetters> = {
  sv: {
    contactMessage: {
      subject: '{brand}: {about}, från {name}',
      before: ['{name} har skrivit till er på Mina sidor hos {brand}.'],
      after: ['Svara på mejlet så går svaret till den som skrev.'],
    },
    contactReceipt: {
      subject: '{brand} har fått ditt meddelande: {about}',
      before: ['Tack, {name} har fått ditt meddelande. Så här skrev du:'],
      button: 'Se vad du har skrivit',
      after: ['Svaret kommer till den här adressen.'],
    },
  },
  nb: {
    contactMessage: {
      subject: '{brand}: {about}, fra {name}',
      before: ['{name} har skrevet til dere på Mine sider hos {brand}.'],
      after: ['Svar på e-posten, så går svaret til den som skrev.'],
    },
    contactReceipt: {
      subject: '{brand} har fått meldingen din: {about}',
      before: ['Takk, {name} har fått meldingen din. Dette skrev du:'],
      button: 'Se hva du har skrevet',
      after: ['Svaret kommer til denne adressen.'],
    },
  },
  fi: {
    contactMessage: {
      subject: '{brand}: {about}, lähettäjä {name}',
      before: ['{name} on kirjoittanut teille Sivuni-osiossa, {brand}.'],
      after: ['Vastaa tähän viestiin, niin vastaus menee kirjoittajalle.'],
    },
    contactReceipt: {
      subject: '{brand}: viestisi on saapunut, {about}',
      before: ['Kiitos, viestisi on perillä. Vastaanottaja: {name}. Kirjoitit näin:'],
      button: 'Katso, mitä olet kirjoittanut',
      after: ['Vastaus tulee tähän osoitteeseen.'],
    },
  },
  en: {
    contactMessage: {
      subject: '{brand}: {about}, from {name}',
      before: ['{name} has written to you on My Pages at {brand}.'],
      after: ['Reply to this e-mail to answer whoever wrote it.'],
    },
    contactReceipt: {
      subject: '{brand} has your message: {about}',
      before: ['Thank you, {name} has your message. This is what you wrote:'],
      button: 'See what you have written',
      after: ['The answer comes to this address.'],
    },
  },
}
