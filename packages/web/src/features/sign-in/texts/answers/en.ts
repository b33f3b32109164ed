// What is said of an outcome, in English.
import type { AnswerTexts } from '../../answer-texts.ts'

export const answerTexts: AnswerTexts = {
  messages: {
    RFA1: 'Start your BankID app.',
    RFA2: 'The BankID app is not installed. Please contact your bank.',
    RFA3: 'Action cancelled. Please try again.',
    RFA4: 'An identification or signing for this personal number is already started. Please try again.',
    RFA5: 'Something went wrong. Please try again.',
    RFA6: 'Action cancelled.',
    RFA8: "The BankID app is not responding. Please check that it's started and that you have internet access. If you don't have a valid BankID you can get one from your bank. Try again.",
    RFA9: 'Enter your security code in the BankID app and select Identify or Sign.',
    RFA13: 'Trying to start your BankID app.',
    RFA15A:
      'Searching for BankID. Make sure you have a valid BankID on this computer. If you have a BankID on card, insert it into your card reader.',
    RFA15B: 'Searching for BankID. Make sure you have a valid BankID on this device.',
    RFA16: 'Your BankID is blocked or too old. Please use another BankID or get a new one from your bank.',
    RFA17A: "You don't seem to have the BankID app. Please install it and get a BankID from your bank.",
    RFA17B: 'Failed to scan the QR code. Start the BankID app and scan the QR code.',
    RFA19: 'Do you want to use BankID on this computer or on another device?',
    RFA20: 'Do you want to use BankID on this device or on another device?',
    RFA21: 'An identification or signing is in progress.',
    RFA22: 'Something went wrong. Please try again.',
    RFA23: 'Take a photo of and scan your ID document with the BankID app.',
    InvalidInput: 'Check what you entered.',
    InvalidEmailLoginInput: 'Wrong e-mail or password.',
    MustLoginWithBankId: 'Your account needs BankID. Sign in with that instead.',
    SsnNotFound:
      'We find no account for you. Create one, or sign in with e-mail and password if you have such an account.',
    UserAlreadyExists: 'You already have an account. Sign in with it.',
    InvalidCampaignCode: 'The campaign code is not valid.',
    MustActivatePid: 'Confirm your identity to continue.',
    ChooseBoardMember: 'Which association do you want to sign in as?',
    NoBoardMember:
      'We find no association under our technical management whose board you are on. You can report a fault without signing in to the board portal.',
    HasOngoingBusiness: 'Something in progress must be finished first.',
    Error: 'Something went wrong. Try again.',
  },
  errorPages: {
    userssnnomatch: {
      heading: 'Somebody else signed',
      text: 'The personal number of the signature is not that of the booking. Start again, and let whoever books sign in person.',
    },
    purchaseobjecterror: {
      heading: 'The home can no longer be booked',
      text: 'Somebody else was faster, or the time of your reservation ran out. Nothing has been taken from your account. Search among the homes that are left.',
    },
    acceptterms: {
      heading: 'The terms are not accepted',
      text: 'You need to read the documents and accept the terms before you can go on. Go back to the booking and do so there.',
    },
    purchase: {
      heading: 'The purchase did not go through',
      text: 'Check with your bank whether money has been taken before you try again. If you are unsure, contact us and we will sort it out.',
    },
    general: {
      heading: 'Something went wrong',
      text: 'The fault is ours. Wait a while and try again. If that does not help, contact us.',
    },
    notfound: {
      heading: 'We cannot find the booking',
      text: 'The link may be old, or the home has been removed. Sign in to see your bookings, or search for the home.',
    },
    unauthorizedid: {
      heading: 'Your identification is not enough here',
      text: 'Use an electronic identity of this country with a high level of assurance. Some homes also ask for a VIP membership.',
    },
    cancel: { heading: 'You cancelled', text: 'Nothing has changed. You can start again whenever you want.' },
    inprogress: {
      heading: 'Something else is already in progress',
      text: 'You already have an identification or a payment under way. Finish it in the app, wait a minute and try again.',
    },
    timeout: {
      heading: 'Time ran out',
      text: 'It took too long to get an answer. Keep the app open and try again.',
    },
    browsererror: {
      heading: 'You came back in another browser',
      text: 'For your security you must finish in the browser that you began in, with cookies allowed. Go back to it, or start again here.',
    },
    bankidinvalid: {
      heading: 'Your BankID cannot be used',
      text: 'It is blocked, too old or not supported by the app. Update the app, or get a new one from your bank. You can also sign in another way.',
    },
    loginfailed: {
      heading: 'Signing in did not work',
      text: 'Your identity is confirmed, but signing in did not go through. Try again in a while.',
    },
    usernopid: {
      heading: 'Confirm your identity',
      text: 'To go on you need to tie your electronic identity to the account. Sign in, and we will ask for it.',
    },
    userexists: {
      heading: 'You already have an account',
      text: 'There is an account with these details already. Sign in with it instead of creating another.',
    },
  },
  fieldErrors: {
    required: () => 'Fill this in.',
    email: () => 'Write an e-mail address, such as name@example.com.',
    phoneNumber: () => 'Use digits, plus, hyphens and spaces only.',
    inputToLong: ({ max }) => `Write ${max ?? 50} characters at most.`,
    invalidInput: ({ forbidden }) =>
      forbidden === undefined ? 'This cannot be used.' : `Remove “${forbidden}”.`,
    emailInUse: () => 'The address is in use already.',
    emailVerificationCodeWrong: () => 'The code is not right. It has six digits and stands in the e-mail.',
    minLength: ({ min }) => `Use at least ${min ?? 8} characters.`,
    maxLength: ({ max }) => `Use ${max ?? 128} characters at most.`,
    passwordNoMatch: () => 'The passwords differ.',
    commonPassword: () =>
      'Many would guess that password first. Choose another, such as a few words in a row.',
    unknownValue: () => 'Choose one of the list.',
  },
  ongoing: {
    booking: 'Booking',
    document: 'Contract to sign',
    payment: 'Payment',
    errand: 'Errand',
  },
  tryAgainIn: (minutes) =>
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  offline:
    'We cannot reach the service right now. What you wrote is still there. Check your connection and try again.',
  signedOut: 'You are no longer signed in. Sign in and try again.',
  summary: 'Something needs to be corrected',
  ways: {
    retry: 'Try again',
    login: 'Sign in',
    createAccount: 'Create an account',
    search: 'Find a home',
    myPages: 'To My Pages',
    start: 'To the start page',
    faultReport: 'Report a fault',
    contact: 'If you need help, contact us.',
    verify: 'Confirm your identity',
  },
}
