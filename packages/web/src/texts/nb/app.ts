// Norwegian bokmål: what holds pages together: dialogs, a missing page, the edit mode.
import type { AppTexts } from '../sv/app.ts'

export const texts: AppTexts = {
  closeModal: 'Lukk',
  missing: {
    heading: 'Siden finnes ikke',
    text: 'Adressen kan være feilskrevet, eller siden kan være flyttet eller fjernet.',
  },
  editor: {
    mode: 'Redigeringsmodus',
    file: 'Siden skrives i',
    noFile: 'Siden lages av katalogen og har ingen egen fil.',
    leave: 'Avslutt redigeringsmodus',
    reason: 'Dette fikk vi ikke til',
    unknownTemplate: (name) => `Malen finnes ikke i denne versjonen: ${name}`,
    leftOut: (kinds) => `Blokker som ikke kan vises: ${kinds}`,
  },
}
