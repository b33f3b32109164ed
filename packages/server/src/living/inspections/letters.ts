// Letters about inspections: their facts, and their texts in each language.
import type { AboutAndLink, LettersOf } from '../../platform/mail/letter.ts'

/** About a home. */
interface Appointment extends AboutAndLink {
  /** When it begins, epoch milliseconds. */
  readonly until: number
  readonly place: string
  /** The reason for the change. */
  readonly quote?: string
}

interface InspectionLetters {
  readonly inspectionBooked: Appointment
  readonly inspectionMoved: Appointment
  readonly inspectionClosed: AboutAndLink
}

declare module '../../platform/mail/letter.ts' {
  interface LetterKinds extends InspectionLetters {}
}

export const inspectionLetters: LettersOf<InspectionLetters> = {
  sv: {
    inspectionBooked: {
      subject: '{brand}: Tid för besiktning av {about}',
      before: ['{about} besiktigas {until}. Vi ses här: {place}.'],
      button: 'Till besiktningen',
      after: ['Passar tiden inte kan du be om en annan på sidan.'],
    },
    inspectionMoved: {
      subject: '{brand}: Ny tid för besiktning av {about}',
      before: ['Besiktningen av {about} har fått en ny tid: {until}. Vi ses här: {place}.'],
      button: 'Till besiktningen',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Protokollet från besiktningen av {about} är klart',
      before: [
        'Protokollet från besiktningen av {about} är stängt. På sidan ser du varje anmärkning, vem som åtgärdar den och när.',
      ],
      button: 'Till besiktningen',
      after: [],
    },
  },
  nb: {
    inspectionBooked: {
      subject: '{brand}: Tid for befaring av {about}',
      before: ['{about} befares {until}. Vi møtes her: {place}.'],
      button: 'Til befaringen',
      after: ['Passer ikke tiden, kan du be om en annen på siden.'],
    },
    inspectionMoved: {
      subject: '{brand}: Ny tid for befaring av {about}',
      before: ['Befaringen av {about} har fått ny tid: {until}. Vi møtes her: {place}.'],
      button: 'Til befaringen',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Protokollen fra befaringen av {about} er klar',
      before: [
        'Protokollen fra befaringen av {about} er lukket. På siden ser du hver merknad, hvem som utbedrer den og når.',
      ],
      button: 'Til befaringen',
      after: [],
    },
  },
  fi: {
    inspectionBooked: {
      subject: '{brand}: Tarkastusaika: {about}',
      before: ['Asunnon {about} tarkastus on {until}. Tapaamme täällä: {place}.'],
      button: 'Tarkastuksen sivulle',
      after: ['Jos aika ei sovi, voit pyytää sivulla toista aikaa.'],
    },
    inspectionMoved: {
      subject: '{brand}: Uusi tarkastusaika: {about}',
      before: ['Asunnon {about} tarkastuksen aika on muuttunut: {until}. Tapaamme täällä: {place}.'],
      button: 'Tarkastuksen sivulle',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: Tarkastuspöytäkirja on valmis: {about}',
      before: [
        'Asunnon {about} tarkastuspöytäkirja on suljettu. Sivulta näet jokaisen huomautuksen, kuka sen korjaa ja milloin.',
      ],
      button: 'Tarkastuksen sivulle',
      after: [],
    },
  },
  en: {
    inspectionBooked: {
      subject: '{brand}: Inspection of {about}',
      before: ['{about} is inspected on {until}. We meet here: {place}.'],
      button: 'Go to the inspection',
      after: ['If the time does not suit you, you can ask for another one on the page.'],
    },
    inspectionMoved: {
      subject: '{brand}: New time for the inspection of {about}',
      before: ['The inspection of {about} has a new time: {until}. We meet here: {place}.'],
      button: 'Go to the inspection',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: The record of the inspection of {about} is ready',
      before: [
        'The record of the inspection of {about} is closed. On the page you see every remark, who fixes it and when.',
      ],
      button: 'Go to the inspection',
      after: [],
    },
  },
}
