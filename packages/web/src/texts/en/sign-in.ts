// English: signing in, registering and everything around an account, with the outcome of each step.
import type { SignInTexts } from '../sv/sign-in.ts'

export const texts: SignInTexts = {
  heading: 'Sign in',
  blocked: {
    heading: 'The browser does not accept cookies',
    text: 'Without cookies you cannot stay signed in. Allow cookies for this website in the settings of the browser, and then reload the page.',
  },
  tabs: { label: 'Sign in as', private: 'My Pages', board: 'Board portal' },
  fields: {
    email: 'E-mail address',
    password: 'Password',
    wrongPassword: 'The password is not right.',
    newPassword: 'New password',
    repeatedPassword: 'The same password again',
    passwordHint:
      'At least 8 characters. Four words that have nothing to do with each other make a good password.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Mobile number',
    campaignCode: 'Campaign code',
    optional: 'optional',
    newsletter: 'Yes, send me news of new projects',
    acceptTerms: 'I accept how my details are used for the account',
    mustTick: 'Tick the box to go on.',
    privacy: 'Read about privacy',
    code: 'Code from the e-mail',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
  identity: {
    provider: { bank_id: 'BankID', eident: 'Norwegian BankID', signicat: 'electronic identity' },
    signIn: {
      bank_id: 'Sign in with BankID',
      eident: 'Sign in with Norwegian BankID',
      signicat: 'Sign in with an electronic identity',
    },
    verify: {
      bank_id: 'Confirm with BankID',
      eident: 'Confirm with Norwegian BankID',
      signicat: 'Confirm with an electronic identity',
    },
    register: {
      bank_id: 'Continue with BankID',
      eident: 'Continue with Norwegian BankID',
      signicat: 'Continue with an electronic identity',
    },
    notOffered:
      'Electronic identification is not available on this website right now. Contact us, and we will help you.',
    onOtherDevice: 'Use BankID on another device',
    onThisDevice: 'Open BankID on this device',
    waiting: {
      bank_id: 'Waiting for BankID',
      eident: 'Waiting for Norwegian BankID',
      signicat: 'Waiting for your electronic identity',
    },
    open: 'Open BankID',
    steps: [
      'Open the BankID app on your phone or tablet.',
      'Press the QR button in the app and scan the code here.',
      'Check that it is us you identify to, and follow the app.',
    ],
    qr: 'QR code for BankID',
    starting: 'Starting …',
    leaving: {
      bank_id: 'You are being sent to BankID.',
      eident: 'You are being sent to Norwegian BankID.',
      signicat: 'You are being sent to your electronic identity.',
    },
    goOn: {
      bank_id: 'Continue to BankID',
      eident: 'Continue to Norwegian BankID',
      signicat: 'Continue to your electronic identity',
    },
    checking: 'We are checking your identification.',
    noConnection: 'We have no connection right now and are trying again.',
    slow: 'This takes longer than usual. You can wait, or start again.',
    startAgain: 'Start again',
    cancel: 'Cancel',
    done: 'Done. You are being signed in.',
  },
  email: {
    heading: 'E-mail and password',
    submit: 'Sign in',
    forgot: 'Forgotten your password?',
    withoutAccount: 'No account?',
    create: 'Create an account',
  },
  board: {
    text: 'For board members of a housing association. You identify yourself, and then choose which association you act for.',
    withoutManagement: 'Is the technical management not ours?',
    report: 'Report a fault without signing in here',
    goOnWithout: 'Continue without technical management',
  },
  association: { next: 'Continue', cancel: 'Cancel signing in' },
  register: {
    identityHeading: 'With an electronic identity',
    identityText: {
      bank_id: 'Fastest. You can book, sign and report faults at once, and have no password to remember.',
      eident: 'Fastest. You have no password to remember.',
      signicat: 'Fastest. You have no password to remember.',
    },
    identified: 'Your identity is confirmed. Fill in the rest, and the account is ready.',
    emailHeading: 'With e-mail and password',
    emailText: 'You can tie an electronic identity to the account later.',
    submit: 'Create the account',
    lookAtMail: 'Look at your mail',
    mailSent: (email) =>
      `We have sent an e-mail to ${email}. Open its link, and you can sign in. If none comes, look among the junk mail.`,
    haveAccount: 'Do you have an account already?',
  },
  forgot: {
    submit: 'Send a link',
    sentHeading: 'Look at your mail',
    sent: (email) => `If ${email} has an account with us, a link is on its way there. It holds for an hour.`,
    noMail: 'No e-mail? Look among the junk mail, and check that the address is right.',
    again: 'Change the address or send again',
    back: 'Back to signing in',
  },
  setPassword: {
    submit: 'Save the password',
    done: 'The password is saved, and every other session has ended. You can sign in now.',
    noLink: 'Open the link in the e-mail to choose a new password. It is missing here.',
    linkOver: 'The link has been used or is too old. Ask for another.',
    newLink: 'Ask for another link',
  },
  changeEmail: {
    ownPassword: 'Your password',
    ownPasswordHint: 'Not needed if you have confirmed your identity within the last five minutes.',
    confirmInstead: 'Confirm with your electronic identity instead',
    submit: 'Send a code',
    codeText: (email) =>
      `We have sent a code to ${email}. It holds for 15 minutes. Your old address holds until you have confirmed.`,
    confirm: 'Confirm the address',
    otherAddress: 'Change to another address',
    done: 'Your new e-mail address is confirmed.',
    mustSignIn: 'Sign in to change your e-mail address.',
    confirmHeading: 'Confirm your e-mail address',
    confirmedHeading: 'The address is confirmed',
    confirmText:
      'Enter the password that you chose when you created the account. Then the address is confirmed and you can sign in.',
    passwordHint:
      'Did you create the account with an electronic identity? Sign in with it in this browser first. Then no password is needed.',
    notMeHeading: 'Was it not you who created the account?',
    notMeText: 'Tell us, and we will remove it. Then nobody can use your address with us.',
    notMe: 'It was not me',
    rejectedHeading: 'Thank you for telling us',
    rejected: 'The link no longer works, and nobody can sign in with us using your e-mail address.',
    confirmLink: 'Confirm my e-mail address',
    confirmed: 'You can sign in now.',
    linkOver: 'The link has been used or is too old. Try to sign in, or create the account again.',
  },
  emailSignIn: {
    heading: 'Signing in by e-mail',
    isOn: 'You can sign in with e-mail and password. If you switch it off, you can only sign in with your electronic identity.',
    isOff: 'Signing in by e-mail is switched off. You sign in with your electronic identity.',
    switchOff: 'Switch off signing in by e-mail',
    allow: 'Allow signing in by e-mail',
    saved: 'Saved.',
  },
  accountDeleted:
    'The account is deleted. We have mailed you a confirmation. You are welcome back whenever you like.',
  identityUntied:
    'The e-identity is removed and everybody is logged out. Log in with e-mail and password. We have mailed you.',
  undoChange: {
    heading: 'Take your account back',
    text: 'We put the account back as it was before the change: your e-mail address counts again, everybody is signed out, and the password and any electronic identity linked to it since are removed.',
    submit: 'Take the account back',
    doneHeading: 'The account is yours again',
    done: 'Everybody is signed out. Now choose a new password: we will send a link to your e-mail address.',
    linkOver:
      'The link has been used or is too old. Get in touch with us if something is wrong with your account.',
    choosePassword: 'Choose a new password',
  },
  consent: {
    question: (brand) => `May we use your account at ${brand}?`,
    text: 'We need your yes before we show your details here. You can take it back in your settings.',
    accept: 'Yes, use my account here',
    decline: 'No, sign me out',
    declineText:
      'If you say no you are signed out. The account stays, and nothing changes at our other brands.',
    declined: 'You said no and are signed out. The account stays.',
    given: 'You have agreed already.',
    mustSignIn: 'Sign in to answer.',
    goOn: 'Continue',
  },
  upgrade: {
    heading: 'Confirm your identity',
    text: {
      bank_id:
        'With BankID you can book a home, sign contracts, see your documents and report faults. If you sign in by e-mail, you confirm once each time you sign in.',
      eident:
        'With Norwegian BankID you can sign contracts, see your documents and report faults. If you sign in by e-mail, you confirm once each time you sign in.',
      signicat:
        'With an electronic identity you can book a home, sign contracts and see your documents. If you sign in by e-mail, you confirm once each time you sign in.',
    },
    passwordHint:
      'You are tying an electronic identity to the account for the first time. Type the account’s password, so that we know it is yours. No password? Choose one with the link below.',
    later: 'Not now',
    doneHeading: 'Your identity is confirmed',
    doneText: 'From now on you can sign in with your electronic identity.',
    next: 'Continue',
  },
  signedIn: (name) => `You are signed in as ${name}.`,
  notTheirs: 'The page you wanted does not belong to the account you are signed in with.',
  notForBoards: (name) =>
    `The page you wanted is for private customers, and you are signed in for the board of ${name}. Sign out, and sign in to My Pages to see it.`,
  outcomes: {
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
        text: 'Somebody else was faster, or the time of your reservation ran out. Search among the homes that are left.',
      },
      acceptterms: {
        heading: 'The terms are not accepted',
        text: 'You need to read the documents and accept the terms before you can go on. Go back to the booking and do so there.',
      },
      purchase: {
        heading: 'The purchase did not go through',
        text: 'Open the booking and see how it stands before you try again. If you are unsure, contact us and we will sort it out.',
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
      cancel: {
        heading: 'You cancelled',
        text: 'Nothing has changed. You can start again whenever you want.',
      },
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
    errorMoney: {
      none: 'No money has been taken.',
      comesBack: 'If you have paid, you get all of it back the same way.',
      look: 'Money may have been taken. Look in the booking or at your bank before you pay again. What was taken without you getting the home, we pay back.',
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
      numeric: () => 'Use digits and spaces only.',
      commonPassword: () =>
        'Many would guess that password first. Choose another, such as a few words in a row.',
      unknownValue: () => 'Choose one of the list.',
      changedElsewhere: ({ now = '' }) =>
        `This was changed elsewhere while you were writing. It now says “${now}”. Save again if yours should count.`,
    },
    ongoingHelp:
      'Open what is listed below and finish it. If you cannot, get in touch and we will help you. Then try again.',
    ongoing: {
      booking: 'Booking',
      document: 'Contract to sign',
      payment: 'Payment',
      refund: 'Refund',
      plan: 'Payment plan',
      home: 'Purchased home',
      errand: 'Errand',
    },
    tryAgainIn: (minutes) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    offline:
      'We cannot reach the service right now. What you wrote is still there. Check your connection and try again.',
    signedOut: 'You are no longer signed in. Sign in and try again.',
    summary: 'Something needs to be corrected',
    ways: {
      booking: 'To the booking',
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
  },
}
