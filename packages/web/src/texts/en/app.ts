// English: what holds pages together: dialogs, a missing page, the edit mode.
import type { AppTexts } from '../sv/app.ts'

export const texts: AppTexts = {
  closeModal: 'Close',
  missing: {
    heading: 'There is no such page',
    text: 'The address may be misspelt, or the page may have been moved or removed.',
  },
  editor: {
    mode: 'Edit mode',
    file: 'This page is written in',
    noFile: 'This page is made from the catalogue and has no file of its own.',
    leave: 'Leave edit mode',
    reason: 'What went wrong',
    unknownTemplate: (name) => `This release has no such template: ${name}`,
    leftOut: (kinds) => `Blocks that cannot be shown: ${kinds}`,
  },
}
