// Swedish: what holds pages together: dialogs, a missing page, the edit mode.

export const texts = {
  closeModal: 'Stäng',
  /** Where the content service answers that nothing is there, and no more. */
  missing: {
    heading: 'Sidan finns inte',
    text: 'Adressen kan vara felskriven, eller så har sidan flyttats eller tagits bort.',
  },
  /** Read by editors alone. */
  editor: {
    mode: 'Redigeringsläge',
    /** Stands before the name of a file. */
    file: 'Sidan skrivs i',
    noFile: 'Sidan görs av katalogen och har ingen egen fil.',
    leave: 'Lämna redigeringsläget',
    reason: 'Det här fick vi inte ihop',
    unknownTemplate: (name: string) => `Mallen finns inte i den här versionen: ${name}`,
    leftOut: (kinds: string) => `Block som inte kan visas: ${kinds}`,
  },
}

export type AppTexts = typeof texts
