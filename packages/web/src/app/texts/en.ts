// The words of what holds pages together, English.
import type { PageTexts } from '../page-texts.ts'

export const pageTexts: PageTexts = {
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
