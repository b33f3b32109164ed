// The words of what holds pages together, Swedish.
import type { PageTexts } from '../page-texts.ts'

export const pageTexts: PageTexts = {
  closeModal: 'Stäng',
  missing: {
    heading: 'Sidan finns inte',
    text: 'Adressen kan vara felskriven, eller så har sidan flyttats eller tagits bort.',
  },
  editor: {
    mode: 'Redigeringsläge',
    file: 'Sidan skrivs i',
    noFile: 'Sidan görs av katalogen och har ingen egen fil.',
    leave: 'Lämna redigeringsläget',
    reason: 'Det här fick vi inte ihop',
    unknownTemplate: (name) => `Mallen finns inte i den här versionen: ${name}`,
    leftOut: (kinds) => `Block som inte kan visas: ${kinds}`,
  },
}
