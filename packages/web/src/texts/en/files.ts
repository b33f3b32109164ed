// English: picking and sending files.
import type { FilesTexts } from '../sv/files.ts'

export const texts: FilesTexts = {
  kinds: {
    jpeg: 'JPEG picture',
    png: 'PNG picture',
    pdf: 'PDF',
    mp4: 'MP4 film',
    quicktime: 'MOV film',
    docx: 'Word document',
  },
  limits: (count, each, total) =>
    count === 1
      ? `One file of at most ${each}.`
      : `At most ${count} files, ${each} each and ${total} together.`,
  types: (names) => `You can send ${names}.`,
  or: 'or',
  pick: (count) => (count === 1 ? 'Choose a file' : 'Choose files'),
  camera: 'Take a picture',
  drop: 'or drag and drop them here',
  privacy: 'We remove place and camera details from pictures.',
  list: 'Your files',
  remove: (name) => `Remove ${name}`,
  removeShort: 'Remove',
  retry: (name) => `Try again with ${name}`,
  retryShort: 'Try again',
  previewOf: (name) => `Preview of ${name}`,
  progress: (name) => `Sending ${name}`,
  states: {
    preparing: 'Getting ready',
    sending: (percent) => `Sending, ${percent}%`,
    waiting: (percent) => `Waiting for the network, ${percent}% sent`,
    judging: 'Being checked',
    clean: 'Ready',
  },
  announced: {
    clean: (name) => `${name} is ready.`,
    waiting: 'The network is gone. We go on sending when it is back. You can keep writing.',
    removed: (name) => `${name} is removed.`,
    allClean: (count) => `All ${count} files are ready.`,
  },
  goOnWriting: 'The files are sent while you keep writing.',
  notTaken: 'These files were not added',
  troubles: {
    fileEmpty: () => 'The file is empty. Open it on your device and save it again.',
    fileType: (allowed) => `We cannot take this type of file. Send ${allowed}.`,
    fileHeic: () =>
      'Pictures in HEIC, which an iPhone saves, cannot be sent from a computer. Open the picture in Photos, export it as JPEG and choose it again.',
    fileBroken: () => 'The file is damaged and cannot be opened. Save it again or take a new picture.',
    fileTooManyPixels: () => 'The picture has too many pixels. Take a new one at a lower resolution.',
    fileActive: () =>
      'The file contains macros, scripts or something that is loaded from the web. Save it as a plain PDF without them.',
    fileUnsafe: () =>
      'The file contains something other than it claims to be. Save it again or take a new picture.',
    fileLocked: () =>
      'The file is locked by a password or by restrictions. Print it to a new PDF, or take a picture of it, and send that instead.',
    fileInfected: () => 'The file contains malware. Check your device and send another file.',
    fileTooLarge: (_allowed, each) =>
      `The file is larger than ${each}. Shorten the film or save the file at a smaller size.`,
    tooManyFiles: (_allowed, _each, count) =>
      count === 1
        ? 'There can be only one file. Remove it first.'
        : `There can be at most ${count} files. Remove one first.`,
    filesTooLarge: (_allowed, _each, _count, total) =>
      `The files are larger than ${total} together. Remove one first.`,
    sessionOver: () => 'You have been logged out. Log in and try again.',
    tooMuchNow: (_allowed, _each, _count, _total, minutes) =>
      minutes === 1
        ? 'Too much has been sent from here for now. Try again in a minute, or sign in.'
        : `Too much has been sent from here for now. Try again in ${minutes} minutes, or sign in.`,
    lost: () => 'The file was not sent to the end. Remove it and choose it again.',
    failed: () => 'The file could not be sent. Try again.',
  },
  missing: 'We cannot show files that you sent earlier right now.',
}
