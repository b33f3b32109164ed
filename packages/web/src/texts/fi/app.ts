// Finnish: what holds pages together: dialogs, a missing page, the edit mode.
import type { AppTexts } from '../sv/app.ts'

export const texts: AppTexts = {
  closeModal: 'Sulje',
  missing: {
    heading: 'Sivua ei löydy',
    text: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty tai poistettu.',
  },
  editor: {
    mode: 'Muokkaustila',
    file: 'Sivun tiedosto',
    noFile: 'Sivu muodostetaan kohdetiedoista, eikä sillä ole omaa tiedostoa.',
    leave: 'Poistu muokkaustilasta',
    reason: 'Mikä meni vikaan',
    unknownTemplate: (name) => `Tämä versio ei tunne sivupohjaa: ${name}`,
    leftOut: (kinds) => `Lohkot, joita ei voida näyttää: ${kinds}`,
  },
}
