// The letter to staff about a connection that is off: its facts, and its texts in each language.
import type { LettersOf } from '../mail/letter.ts'

interface ConnectionLetters {
  /** A receiver of events has refused them for days, or for good. */
  readonly connectionOff: {
    /** Its name. */
    readonly about: string
  }
}

declare module '../mail/letter.ts' {
  interface LetterKinds extends ConnectionLetters {}
}

export const connectionLetters: LettersOf<ConnectionLetters> = {
  sv: {
    connectionOff: {
      subject: '{brand}: Anslutningen {about} är avstängd',
      before: [
        'Systemet {about} har inte tagit emot händelser på fem dagar, eller svarat att det inte vill ha fler. Därför skickas inga händelser dit längre.',
      ],
      after: [
        'Rätta felet i systemet och slå på anslutningen igen med npm run connections -- resume. Händelserna finns kvar i 30 dagar och skickas då i efterhand.',
      ],
    },
  },
  nb: {
    connectionOff: {
      subject: '{brand}: Koblingen {about} er slått av',
      before: [
        'Systemet {about} har ikke tatt imot hendelser på fem dager, eller har svart at det ikke vil ha flere. Derfor sendes det ikke flere hendelser dit.',
      ],
      after: [
        'Rett feilen i systemet og slå på koblingen igjen med npm run connections -- resume. Hendelsene ligger klare i 30 dager og sendes da i etterkant.',
      ],
    },
  },
  fi: {
    connectionOff: {
      subject: '{brand}: Yhteys {about} on katkaistu',
      before: [
        'Järjestelmä {about} ei ole ottanut tapahtumia vastaan viiteen päivään, tai se on ilmoittanut, ettei halua niitä enempää. Siksi sinne ei enää lähetetä tapahtumia.',
      ],
      after: [
        'Korjatkaa vika järjestelmässä ja avatkaa yhteys uudelleen komennolla npm run connections -- resume. Tapahtumat säilyvät 30 päivää ja lähetetään silloin jälkikäteen.',
      ],
    },
  },
  en: {
    connectionOff: {
      subject: '{brand}: The connection {about} is off',
      before: [
        'The system {about} has not taken events for five days, or has answered that it wants no more. No events are sent to it any longer.',
      ],
      after: [
        'Correct the fault in the system, and switch the connection on again with npm run connections -- resume. Events are kept for 30 days, and are sent then.',
      ],
    },
  },
}
