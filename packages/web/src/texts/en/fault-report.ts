// English: reporting a fault, from the page in front of the wizard to the word that the report is there.
import { englishFaultWords } from '@husrum/domain'
import type { FaultReportTexts } from '../sv/fault-report.ts'
import { months } from './months.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const twoDigits = (count: number): string => String(count).padStart(2, '0')

export const texts: FaultReportTexts = {
  title: englishFaultWords.wizard,
  errors: {
    required: () => 'Fill this in.',
    email: () => 'Write an e-mail address, such as name@example.com.',
    phoneNumber: () => 'Use digits, plus, hyphens and spaces only.',
    minLength: ({ min }) => `Write at least ${min ?? 7} characters.`,
    maxLength: ({ max }) => `Write at most ${max ?? 20} characters.`,
    inputToLong: ({ max }) => `The text is too long. Shorten it to ${max ?? 50} characters.`,
    invalidInput: ({ forbidden }) =>
      forbidden === undefined ? 'This cannot be used. Write it in another way.' : `Remove “${forbidden}”.`,
    numeric: () => 'Write digits only.',
    orgNr: () => 'The number is not right. It stands in the statutes of the association.',
    unknownValue: () => 'Choose one of those listed.',
    tooManyFiles: ({ max }) => `At most ${max ?? 5} files. Remove one.`,
    fileType: () => 'Only pictures (jpg, png), pdf, film (mp4, mov) and Word (docx) can be sent.',
    fileTooLarge: () => 'A file may be at most 20 MB. Choose a smaller one.',
    filesTooLarge: () => 'The files may be at most 100 MB together. Remove one.',
    fileEmpty: () => 'The file is empty. Choose another.',
  },
  missing: {
    acceptTerms: 'Tick the box to go on.',
    isMember: 'Tick the box. Only members of the board can report for the association.',
    type: 'Say whether the fault is in a home or in a common area.',
    selectedApartment: 'Please select an address to continue with your defect report.',
    problemArea: 'Say where the fault is.',
    problemAreaDetails: 'Say what is wrong.',
    description: 'Describe the fault in a few words.',
    email: 'Write your e-mail address, so that we can answer.',
    phone: 'Write your phone number, so that we can agree on a time.',
    compoundNumber: 'Write the organisation number of the association.',
  },
  fields: {
    acceptTerms: 'I have read and accept the terms',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Phone number',
    boardEmail: 'The board’s shared e-mail address',
    other: 'Somebody else is to be contacted about the fault',
    otherFirstName: 'First name of the contact',
    otherLastName: 'Last name of the contact',
    otherEmail: 'E-mail address of the contact',
    otherPhone: 'Phone number of the contact',
    compoundName: 'Name of the association',
    compoundNumber: 'Organisation number',
    isMember: 'I am a member of the association’s board',
    type: 'What is the fault in?',
    address: 'Street address',
    zipCode: 'Postal code',
    city: 'Town',
    object: 'Apartment number',
    searchString: 'Search for an address or an apartment number',
    selectedApartment: 'Address',
    selectedApartmentId: 'Address',
    fullBuilding: 'The whole building',
    problemArea: 'Where is the fault?',
    problemAreaName: 'Where is the fault?',
    problemAreaDetails: 'What is wrong?',
    problemAreaDetailsName: 'What is wrong?',
    publicAreaProblem: 'What is wrong?',
    description: 'Describe the fault',
    files: 'Pictures and files',
    sendCopy: 'Send a copy to my e-mail',
    shareWithBoard: 'Share the case with the board of the association',
  },
  rooms: { ...englishFaultWords.commonAreas, ...englishFaultWords.rooms },
  details: englishFaultWords.details,
  legends: englishFaultWords.pages,
  kinds: {
    resident: {
      name: 'A fault in a home or a house',
      who: 'I live in the house',
      text: 'A fault in your own home, in a common area or at another address.',
    },
    boardMember: {
      name: 'A fault for the association',
      who: 'I am on the board',
      text: 'For associations whose technical management is ours.',
    },
    boardMemberNoManagement: {
      name: 'A fault for an association that we do not manage',
      who: 'I am on the board, but somebody else manages our house',
      text: 'For faults under warranty in houses that we have built.',
    },
  },
  moment: ({ weekday, day, month, hour, minute }) =>
    `${weekdays[weekday]} ${day} ${months[month - 1]} at ${twoDigits(hour)}:${twoDigits(minute)}`,
  optional: 'optional',
  retry: 'Try again',
  loading: 'Fetching …',
  shell: {
    stepOf: (number, of) => `Step ${number} of ${of}`,
    progress: 'How far you have come',
    allSteps: 'All steps',
    done: 'done',
    here: 'you are here',
    start: 'Begin',
    next: 'Next',
    back: 'Back',
    submit: 'Send the report',
    sending: 'Sending …',
    cancel: 'Cancel the report',
    applianceNext: 'Go on with the report',
    applianceBack: 'Change what is wrong',
    saved: (time) => `Saved ${time}`,
    saving: 'Saving …',
    notSaved: {
      offline: 'You are offline. What you have written is still here, and is saved when the network is back.',
      away: 'Not saved yet: we cannot reach the server. What you have written is still here.',
      signedOut: 'You have been signed out. What you have written is still here: sign in, and it is saved.',
    },
    signIn: 'Sign in again',
    wrong: 'Something needs to be put right',
    cleared: 'You changed an earlier answer. What belonged to it is gone, so please answer again.',
    undo: 'Undo the change',
    elsewhere: 'The report has been changed in another tab or on another device.',
    takeElsewhere: 'Show that version',
    keepOwn: 'Keep what is written here',
    sentElsewhere: (number) =>
      number === ''
        ? 'The report has already been sent from another tab.'
        : `The report has already been sent from another tab: ${number}.`,
    toSent: 'Show the sent report',
  },
  abort: {
    heading: 'Do you want to cancel the report?',
    text: 'What you have written and all files will be removed. To finish it later, simply leave the page: we keep it for a day.',
    keep: 'Go on reporting',
    abort: 'Cancel and remove',
  },
  terms: {
    intro: 'It takes about two minutes. You get a case number and can follow what happens.',
    saved:
      'What you write is saved all the time. You can leave and go on within a day, also on another device.',
    points: [
      'We use your details to mend the fault and to contact you about it.',
      'Those who are to mend it, such as a contractor, will see what you write and how to reach you.',
      'If the fault is not ours to mend, whoever caused it may have to pay. We tell you first.',
    ],
    privacy: 'Read about personal data',
  },
  contact: {
    known: 'We have filled in what we know. Correct what is not right.',
    changesProfile:
      'If you change your phone number, it changes on My Pages too when the report is sent. A new e-mail address you confirm there.',
    nameIsFixed: 'The name comes from your electronic identity and cannot be changed here.',
    nameIsWrong: 'Is the name not right? Contact us.',
    boardEmailHint: 'Answers go there, to all of the board. A change here is a change for the association.',
    otherHint: 'Say who can let us in or answer questions.',
    photos: 'Have you already taken pictures? Add them now',
  },
  residence: {
    apartment: 'A home',
    apartmentHint: 'Your own or somebody else’s',
    publicSpace: 'A common area',
    publicSpaceHint: 'Stairwell, laundry, garage, yard',
    homes: 'Which home?',
    places: 'Which address?',
    other: 'Another address',
    fillIn: 'Fill in the address below.',
    noHomes: 'We find no home that belongs to you. Write the address, and we will find it.',
    dwelling: (number) => `apartment ${number}`,
    failed: 'Your addresses could not be fetched. Try again, or choose another address and write it.',
    hint: 'Write at least two characters.',
    search: 'Search',
    searching: 'Searching …',
    none: 'No results',
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
    buildings: 'Houses and stairwells',
    apartments: 'Apartments',
    picked: 'Chosen address',
    searchFailed: 'The search does not work right now. Try again.',
    buildingKind: { object: 'house', stairs: 'stairwell', property: 'the whole property' },
  },
  compound: {
    numberHint: 'It stands in the statutes.',
    memberHint: 'Do you live in the house without being on the board? Report as a resident instead.',
  },
  estate: {
    objectHint: 'Four digits, such as 1203. The number is often on the door.',
    zipHint: 'Digits only',
  },
  area: {
    failed: 'An error occurred when fetching spaces. Try again later.',
    detailsFailed: 'An error occurred when fetching detailed spaces. Try again later.',
    reported: 'Already reported here',
    reportedText:
      'If it is the same fault, there is no need to report it again. Follow it, and we tell you when something happens.',
    reportedOn: (day) => `reported ${day}`,
    follow: 'Follow the case',
    followed: 'You follow it. We tell you when something happens.',
    followFailed: 'That did not work just now. Try again.',
    another: 'If it is another fault, simply go on.',
    faq: 'This may help at once',
    appliance: 'Appliances have the maker’s warranty',
    applianceText: 'The next step says what we need to know about the machine.',
    warrantyRunning: (day) =>
      `The house is under warranty until ${day}. We mend faults of the building at no cost to you.`,
    warrantyOver: (day) =>
      `The warranty of the house ended ${day}. Upkeep is paid by you or the association; report it all the same, and we will judge the fault.`,
  },
  appliances: {
    text: 'Look for these details and write them in the description, so that the repairer can bring the right parts:',
    points: ['make and model', 'serial number, on a sign inside the door', 'error code, if one is shown'],
    photo: 'A picture of the sign will do, too.',
    warranty: 'The maker’s warranty may be shorter than that of the house.',
  },
  description: {
    shareHint:
      'Without sharing, the board only sees that the case exists, where it is and which status it has, and you can change your mind later in the case.',
    hint: 'What happens, when did it begin, and is it getting worse? Write no personal numbers.',
    left: (count) => `${count} characters left`,
    atLimit: 'The text is as long as it may be: 5,000 characters.',
    over: (count) => `${count} characters too many. Shorten the text.`,
    filesHint: 'One picture close up, and one that shows the room.',
  },
  files: {
    waiting: (count) =>
      count === 1
        ? 'A file is on its way. The report is sent as soon as it is there.'
        : `${count} files are on their way. The report is sent as soon as they are there.`,
    refused: 'Some files could not be taken. Remove them under Pictures and files, and you can go on.',
    stopWaiting: 'Do not wait, go on editing',
  },
  summary: {
    intro: 'Is everything right? Then send it.',
    change: (legend) => `Change ${legend.toLowerCase()}`,
    contact: 'Contact details',
    otherContact: 'Contact instead',
    files: 'Pictures and files',
    noFiles: 'None',
    copy: 'Copy',
    shared: 'Shared with the board',
    yes: 'Yes',
    no: 'No',
    promise: 'Once it is sent you get a case number, and a time by which we answer.',
  },
  failures: {
    heading: 'The report has not been sent',
    kept: 'Everything that you have written is still here.',
    fileSize: 'The files are too large: at most 20 MB each and 100 MB together. Remove one and send again.',
    fileType:
      'A file is of a kind that cannot be sent. Pictures (jpg, png), pdf, film (mp4, mov) and Word (docx) can.',
    tooFast: (minutes) =>
      minutes <= 1
        ? 'There have been many reports from here. Try again in a minute.'
        : `There have been many reports from here. Try again in ${minutes} minutes.`,
    offline: 'You are offline. Connect and send again: the fault is reported only once.',
    away: 'We got no answer. Send again: the fault is reported only once, even if it arrived.',
    signedOut: 'You have been signed out. Sign in again, and you go on here.',
    elsewhere:
      'The report has been changed in another tab or on another device. Choose which version counts, and then send it.',
    generic:
      'Something went wrong when the report was sent. Try again in a while, or call us if it is urgent.',
  },
  technical: {
    heading: 'Technical error',
    text: 'A technical error occurred. Please try again later.',
    kept: 'What you have written is kept.',
    retry: 'Try again',
    close: 'Close',
  },
  sent: {
    heading: {
      resident: 'We have received your report',
      boardMember: 'We have received the board’s report',
      boardMemberNoManagement: 'We have received your report',
    },
    text: {
      resident: 'We read it and answer you.',
      boardMember: 'It may take a few minutes until it is listed among the association’s errands.',
      boardMemberNoManagement:
        'We judge whether the warranty covers the fault, and answer to the address that you gave.',
    },
    ticket: 'Case number',
    ticketLater: 'The case number comes within minutes, by e-mail.',
    next: 'What happens now?',
    promised: (when) =>
      `We answer by ${when}. One of our technicians has then read the report and tells you what happens.`,
    copySent: 'A copy has been sent to your e-mail.',
    letterNote: {
      withoutWords:
        'We have e-mailed the case number, but not what you wrote. Copies are sent only to a confirmed e-mail address.',
      heldBack:
        'We have sent several e-mails to this address recently, so we are not sending one about this report. We have received it all the same.',
    },
    emailChange: {
      asked: 'We have sent a code to your new e-mail address. Enter it to change your address on My Pages.',
      notAsked:
        'Our answer goes to the address that you gave. On My Pages your e-mail address is unchanged: to change it you have to show who you are again.',
    },
    toSettings: { asked: 'Enter the code', notAsked: 'Change e-mail address' },
    meanwhile: 'Meanwhile',
    ifWorse: 'Does it get worse or urgent? Do not wait for an answer here.',
    meanwhilePoints: [
      'If it leaks, turn off the water and put something under it.',
      'Do not repair what belongs to the house. Keep what has come off.',
    ],
    see: 'See the case',
    errands: 'Go to errands',
    follow: 'Follow the report',
    another: 'Report another fault',
    close: 'Close',
  },
  door: {
    emergency: 'Is it urgent?',
    emergencyText: 'Choose what is true, and see whom to call now. If lives are in danger: call 112.',
    emergencies: {
      leak: {
        question: 'Water leaks and cannot be stopped',
        meanwhile: 'Turn off the water if you can, often in a cabinet in the bathroom or the hallway.',
      },
      noHeat: {
        question: 'All of the home or the house is without heat',
        meanwhile: 'Keep windows and doors closed. Leave radiators on.',
      },
      stuckLift: {
        question: 'Somebody is stuck in the lift',
        meanwhile: 'Press the alarm in the lift and stay there. Do not try to open the doors.',
      },
      lock: {
        question: 'An outer door cannot be locked or opened',
        meanwhile: 'Do not leave the home unlocked. If you are locked out, wait where you are safe.',
      },
      electricity: {
        question: 'All of the home or the house is without electricity',
        meanwhile:
          'See whether the neighbours have electricity, and check the fuses. Touch nothing that sparks.',
      },
      gas: {
        question: 'It smells of gas',
        meanwhile:
          'Go outside and call 112. Light nothing, touch no switches, and open windows on the way out.',
      },
    },
    call: (name) => `Call ${name}`,
    unanswered: 'Nobody answers our phone right now. Call 112 if lives are in danger, otherwise report here.',
    thenReport: 'Once you have called, report the fault here, so that it is written down.',
    begun: 'You have begun a report',
    begunOn: (when) => `Saved ${when}`,
    goOn: 'Go on with the report',
    report: 'Report a fault',
    choose: 'Who reports?',
    start: 'Report',
    signIn: 'You sign in first.',
    verify: 'You confirm who you are first.',
    switches:
      'We do not manage your association. The report is made as for an association that we do not manage.',
    switched: 'Continue without technical management',
    board: {
      heading: 'The board’s fault report',
      signedInAs: (name: string) => `You are signed in as ${name}.`,
      text: 'To report for the board, sign in for the association.',
      signIn: 'Sign in for the board',
      withoutManagement: (association: string) =>
        `We do not have the technical management of ${association}. Its board therefore reports as an association without our management.`,
      none: 'We find no association with us whose board you are on. If you live in the building, report as a resident. If you are on a board, report as an association without our management.',
    },
    warranty: 'Who pays?',
  },
}
