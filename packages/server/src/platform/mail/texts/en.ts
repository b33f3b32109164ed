// What our mails say in English.
import { englishErrandStatuses, englishHomeStatuses, englishRentalStatuses } from '@husrum/domain'
import type { MailTexts } from '../letter.ts'
import { showingLetters } from './showings-en.ts'

export const en: MailTexts = {
  greeting: 'Hello,',
  orCopy: 'If the button does not work, copy this address into your browser:',
  signature: 'Kind regards,\n{brand}',
  settings: 'Change what you get e-mails about',
  wayOut: { cancel: 'Cancel the booking', withdraw: 'Withdraw from the agreement' },
  doNotReply: 'Please do not reply to this e-mail. If you need help, you will find us on our website.',
  heldBack: {
    status: (status) => `status “${status}”`,
    sale: (status) => `sold elsewhere (“${status}”), but the booking is signed`,
    price: (amount) => `price ${amount}`,
    totalPrice: (amount) => `total price ${amount}`,
    more: (count) => `… and ${count} more`,
  },
  homeNews: {
    everywhere: 'all homes',
    from: (value) => `from ${value}`,
    upTo: (value) => `up to ${value}`,
    moreChoices: (count) => (count === 1 ? 'one more choice' : `${count} more choices`),
    isNew: 'New',
    price: (before, now) => `New price: ${now}, was ${before}`,
    status: (before, now) => `${now}, was ${before.toLowerCase()}`,
    showing: (moment) => `New viewing: ${moment}`,
    others: (count) =>
      count === 1
        ? 'One more home has news. You find it in the search.'
        : `${count} more homes have news. You find them in the search.`,
    stop: 'Stop e-mails about this search',
    statuses: englishHomeStatuses,
    rentalStatuses: englishRentalStatuses,
    perMonth: (amount) => `${amount} a month`,
  },
  errandNews: {
    number: 'Errand number',
    about: 'About',
    status: 'Status',
    visit: 'Visit',
    promisedBy: 'We answer by',
    doneBy: 'Done by',
    callNow: (name, phone) => `Is it urgent? Do not wait for an answer: call ${name} on ${phone} now.`,
    callIfWorse: (name, phone) =>
      `If it gets worse or urgent, do not wait for an answer: call ${name} on ${phone}.`,
    files: 'Attached files',
    stop: 'Stop getting letters like this about errands',
    unfollow: 'Stop following this fault',
    statuses: englishErrandStatuses,
    by: 'By',
    board: (association, name) =>
      name === '' ? `The board of ${association}` : `${name}, board of ${association}`,
  },
  letters: {
    ...showingLetters,
    confirmEmail: {
      subject: 'Confirm your e-mail address at {brand}',
      before: [
        'Somebody, hopefully you, has created an account at {brand} with this e-mail address.',
        'Open the link and enter the password that you chose. If you created the account with an electronic identity, sign in with that instead. The link is valid for 24 hours.',
      ],
      button: 'Confirm the e-mail address',
      after: [
        'If it was not you, open the link and choose “It was not me”, and we will remove the account right away. Without the password of the account nobody can confirm the address, whatever you press.',
      ],
    },
    alreadyRegistered: {
      subject: 'You already have an account at {brand}',
      before: [
        'Somebody, hopefully you, tried to create an account at {brand} with this e-mail address. You already have one, so we did not create another.',
        'If you have forgotten your password, you can choose a new one.',
      ],
      button: 'Go to sign in',
      after: ['If it was not you, there is nothing you need to do. Your account is as it was.'],
    },
    resetPassword: {
      subject: 'Choose a new password at {brand}',
      before: [
        'We received a request for a new password for your account at {brand}.',
        'The link is valid for one hour and works once.',
      ],
      button: 'Choose a new password',
      after: ['If you did not ask for this, there is nothing you need to do. Your old password still works.'],
    },
    changeEmail: {
      subject: 'Your code from {brand}',
      before: [
        'Enter the code on our website to start using this e-mail address. It is valid for 15 minutes.',
      ],
      after: [
        'If you did not ask for a code, ignore this e-mail. Never give the code to anybody, not even to us.',
      ],
    },
    passwordChanged: {
      subject: 'Your password at {brand} has been changed',
      before: [
        'The password of your account at {brand} has been changed. You have been signed out on other devices.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: choose a new password',
      after: ['If it was not you, choose a new password right away and get in touch with us.'],
    },
    passwordAdded: {
      subject: 'Your account at {brand} has a password now',
      before: [
        'Somebody who was signed in with your electronic identity has chosen a password for your account at {brand}. It is now possible to sign in by e-mail too.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. The password is removed then, and everybody is signed out.',
      ],
    },
    emailChanged: {
      subject: 'Your e-mail address at {brand} has been changed',
      before: [
        'Your account at {brand} has a new e-mail address. From now on we write to that one, and you sign in with it.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. This address is yours again then, everybody is signed out and you choose a new password.',
      ],
    },
    identityTied: {
      subject: 'An electronic identity is linked to your account at {brand}',
      before: [
        'Somebody who was signed in to your account at {brand} has linked their electronic identity to it and can now sign in with it.',
        'If it was you, all is well.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'If it was not you, press the button within seven days. The identity is removed then, everybody is signed out and you choose a new password.',
      ],
    },
    identityUntied: {
      subject: 'The e-identity has been removed from your account with {brand}',
      before: [
        'Somebody who was logged in to your account with {brand} has removed the e-identity from it. You now log in with e-mail and password. Everybody has been logged out.',
        'If it was you, all is done.',
      ],
      button: 'It was not me: take the account back',
      after: [
        'Was it not you? Press the button within seven days. Everybody is then logged out and you choose a new password. After that, tie your e-identity again under Settings.',
      ],
    },
    emailInUse: {
      subject: 'This address is already in use at {brand}',
      before: [
        'Somebody tried to add this e-mail address to an account at {brand}. It already belongs to another account, so nothing has been changed.',
      ],
      after: [
        'If it was you, sign in with the account that has the address. If not, there is nothing you need to do.',
      ],
    },
    accountDeleted: {
      subject: 'Your account with {brand} is deleted',
      before: [
        'Your account with {brand} is deleted, with everything that we do not have to keep. You are signed out everywhere, and links in earlier mails lead nowhere.',
        'Signed agreements, payments and receipts are kept for as long as bookkeeping law and the limitation period require. They belong to no account any more.',
      ],
      after: ['Was it not you? Contact customer service at once. You find us on the website.'],
    },
    archiveReady: {
      subject: 'Your data with {brand} is ready to fetch',
      before: [
        'You asked for a copy of everything that {brand} knows about you. It is ready now, and you can fetch it for seven days. You will be asked to sign in again.',
      ],
      button: 'Fetch the data',
      after: [
        'Was it not you who asked? Sign in, look at where you are signed in, and change your password.',
      ],
    },
    interestRegistered: {
      subject: 'Thank you for your interest at {brand}: {about}',
      before: [
        'We have registered your interest in {about}.',
        'The seller will get in touch with what you need to know, and you will hear from us when something happens with the sale.',
      ],
      button: 'Open the page',
      after: [
        'Was it not you who registered interest? Then somebody has typed your address by mistake. Get in touch with us on the website and we will remove the details.',
      ],
    },
    printOrdered: {
      subject: 'Your printed material from {brand} is on its way: {about}',
      before: [
        'We are posting the printed material about {about} to you. It usually takes three to five working days.',
      ],
      button: 'See your order',
      after: ['Was it not you who ordered it? Contact us through the website.'],
    },
    homeHeld: {
      subject: '{brand}: {about} is held for you until {until}',
      before: [
        'We are holding {about} for you until {until}. Nobody else can book the home in the meantime.',
        'What you fill in is saved, so you can go on whenever you like until then, on another device as well.',
      ],
      button: 'Go on with the booking',
      after: [
        'Have you changed your mind? Cancel the booking on the page, and somebody else can book the home. It costs nothing.',
      ],
    },
    homeOffered: {
      subject: '{brand}: {about} is free for you until {until}',
      before: [
        'You are first in line for {about}, and the home is free now.',
        'Until {until} you are the only one who can book it. Then it is offered to the next person in line.',
      ],
      button: 'Book the home',
      after: [
        'Do you no longer want the home? Leave the line on its page, and the next person is asked at once.',
      ],
    },
    bookingExpired: {
      subject: '{brand}: Time ran out: {about}',
      before: [
        'The time for your booking of {about} ran out before it was complete, so the home is no longer held for you.',
        'You have not bought anything. If you had already paid, we take care of the money: if the home is still free it is yours, otherwise we pay everything back.',
      ],
      button: 'See whether the home is free',
      after: ['If it is free you can book it again. If it is taken you can join the line.'],
    },
    bookingCancelled: {
      subject: '{brand}: Your booking of {about} is cancelled',
      before: [
        'The booking of {about} is cancelled, and the home is no longer held for you.',
        'You have not bought anything. If you have paid a fee, we pay it back.',
      ],
      button: 'Go to the home',
      after: ['Was it not you who cancelled? Get in touch with us on the website.'],
    },
    bookingEndedByStaff: {
      subject: '{brand}: We have ended your booking of {about}',
      before: [
        'We have ended your booking of {about}, and the home is no longer held for you.',
        'If you have paid a fee, we pay the whole amount back.',
      ],
      button: 'Go to the home',
      after: ['Any questions? Get in touch with the seller, who is named on the page of the home.'],
    },
    interiorOpened: {
      subject: '{brand}: You can now choose options for {about}',
      before: [
        'Options are now open for {about}. The first deadline is {day}: up to and including that day you can choose and change.',
        'You do not have to choose anything. Where you have not chosen and confirmed, the home gets its standard.',
      ],
      button: 'Go to the options',
      after: [],
    },
    interiorStops: {
      subject: '{brand}: Last day to choose for {about}: {day}',
      before: [
        'Up to and including {day} you can choose and change these in {about}: {list}.',
        'What you have confirmed by then is what holds. Where you have confirmed nothing, the home gets its standard.',
      ],
      button: 'Go to the options',
      after: [],
    },
    interiorConfirmed: {
      subject: '{brand}: The options for {about} are confirmed',
      before: [
        'We have received the options for {about}. They come to {amount} including VAT and are paid for with the final payment.',
        'You can change each group up to and including its last day.',
      ],
      button: 'See what holds',
      after: [],
    },
    inspectionBooked: {
      subject: '{brand}: Inspection of {about}',
      before: ['{about} is inspected on {until}. We meet here: {place}.'],
      button: 'Go to the inspection',
      after: ['If the time does not suit you, you can ask for another one on the page.'],
    },
    inspectionMoved: {
      subject: '{brand}: New time for the inspection of {about}',
      before: ['The inspection of {about} has a new time: {until}. We meet here: {place}.'],
      button: 'Go to the inspection',
      after: [],
    },
    inspectionClosed: {
      subject: '{brand}: The record of the inspection of {about} is ready',
      before: [
        'The record of the inspection of {about} is closed. On the page you see every remark, who fixes it and when.',
      ],
      button: 'Go to the inspection',
      after: [],
    },
    bookingConfirmed: {
      subject: '{brand}: The seller has confirmed your booking of {about}',
      before: [
        'The seller has confirmed your booking of {about}. The home is no longer for sale to anybody else.',
      ],
      button: 'Go to the booking',
      after: ['The seller gets in touch about the next step.'],
    },
    homeGone: {
      subject: '{brand}: {about} is no longer for sale',
      before: [
        '{about}, for which you stood in line, has been sold or is not sold any more.',
        'The line is therefore closed. You need not do anything.',
      ],
      button: 'To the page of the home',
      after: ['There are more homes in the same area on the website.'],
    },
    linePriceChanged: {
      subject: '{brand}: A new price for {about}',
      before: [
        '{about}, for which you stand in line, now costs {amount}.',
        'You keep your place in the line.',
      ],
      button: 'To the home',
      after: ['Do you not want to wait any longer? Leave the line on the page of the home.'],
    },
    heldPriceKept: {
      subject: '{brand}: The price of {about} does not change for you',
      before: [
        'The price of {about} has changed on the website. For your booking it is still {amount}, as when you began.',
        'You need not do anything.',
      ],
      button: 'Go to the booking',
      after: ['Any questions? Get in touch with the seller.'],
    },
    bookingInvitation: {
      subject: '{brand}: {name} wants to buy {about} with you',
      before: [
        '{name} has named you as the second buyer of {about}.',
        'Read the documents and sign with your own electronic identity. You need no account. The link is good for one signature and for as long as the home is held.',
      ],
      button: 'Read and sign',
      after: [
        'Does the link not open? Go to {typedAt} and type the code {typedCode}.',
        'Does this mean nothing to you? Then you need not do anything. Without your signature there is no booking.',
      ],
    },
    dayChanged: {
      subject: '{brand}: New date for {about}',
      before: ['{what} for {about} is now {day}.', 'We said before: {before}. This is why it changed:'],
      button: 'To the timeline',
      after: [
        'The timeline has every date and how it changed. You can fetch them for your calendar there too.',
      ],
    },
    newsPublished: {
      subject: '{brand}: {about}',
      before: ['There is news for you on My Pages at {brand}: {about}.'],
      button: 'Read the news',
      after: [],
    },
    contactMessage: {
      subject: '{brand}: {about}, from {name}',
      before: ['{name} has written to you on My Pages at {brand}.'],
      after: ['Reply to this e-mail to answer whoever wrote it.'],
    },
    contactReceipt: {
      subject: '{brand} has your message: {about}',
      before: ['Thank you, {name} has your message. This is what you wrote:'],
      button: 'See what you have written',
      after: ['The answer comes to this address.'],
    },
    bookingSigned: {
      subject: '{brand}: You have signed: {about}',
      before: [
        'We have received your signature for {about}.',
        'The booking is complete once everybody has signed and the booking fee is paid. The page of the booking shows how far you have come.',
      ],
      button: 'Go to the booking',
      after: ['Was it not you who signed? Get in touch with us at once. You find us on the website.'],
    },
    bookingCompleted: {
      subject: '{brand}: The booking is complete: {about}',
      before: [
        'Congratulations! Your booking of {about} is complete.',
        'The agreement with its signatures is attached, with the receipt and the terms. The calendar file has the days to remember.',
      ],
      button: 'Go to the booking',
      after: ['The seller gets in touch about the next step. Everything is on the page of the booking too.'],
    },
    bookingWithdrawn: {
      subject: '{brand}: You have withdrawn from the booking of {about}',
      before: [
        'We received your notice on {until}. The booking of {about} has ended.',
        'The confirmation is attached. Keep it: it shows when your notice arrived. What you have paid, the fee and any instalments, is back with you by {refundBy} at the latest.',
      ],
      button: 'Go to the booking',
      after: ['Was it not you? Get in touch with us on the website.'],
    },
    vipWithdrawn: {
      subject: '{brand}: You have withdrawn from your membership',
      before: [
        'We received your notice on {until}. {about}: the membership has ended, and your place in the order is gone.',
        'What you have paid is back with you by {refundBy} at the latest, the way you paid it. Keep this e-mail: it shows when your notice arrived.',
      ],
      button: 'Go to the membership',
      after: ['Was it not you? Get in touch with us on the website.'],
    },
    confirmNews: {
      subject: '{brand}: would you like to hear more about {about}?',
      before: [
        'Somebody, hopefully you, registered at our viewing of {about} and wanted {brand} to get in touch about the homes.',
        'Open the link and press “Confirm”, and we let you know when something happens.',
      ],
      button: 'Confirm',
      after: ['If it was not you, there is nothing you need to do. You will not hear from us.'],
    },
    confirmAlert: {
      subject: 'Confirm your home alert from {brand}',
      before: [
        'Somebody, hopefully you, wants an e-mail from {brand} when something happens among these homes: {search}.',
        'Open the link and press “Confirm”, and the alert begins. The link is good for 48 hours.',
      ],
      button: 'Confirm the alert',
      after: [
        'If it was not you, there is nothing you need to do. You get no more e-mails, and the address is removed.',
      ],
    },
    homesFound: {
      subject: 'New at {brand}: {search}',
      before: ['This has happened among the homes that you follow: {search}.'],
      button: 'See all homes in the search',
      after: [],
    },
    errandNumbered: {
      subject: 'Errand {number} is registered with {brand}',
      before: ['We have received the fault report. It now has an errand number.'],
      button: 'Open the errand',
      after: ['If we need to know more, we ask in the errand. You can write to us there too.'],
    },
    errandMoved: {
      subject: '{brand}: Errand {number}: {status}',
      before: ['The errand has a new status.'],
      button: 'Open the errand',
      after: ['You need not do anything unless the errand says that we are waiting for you.'],
    },
    errandExecuted: {
      subject: '{brand}: Errand {number} has been dealt with',
      before: ['The fault should be fixed now.'],
      button: 'Tell us how it went',
      after: ['Is it not right after all? Reopen the errand within 14 days and tell us why, and we go on.'],
    },
    errandCompleted: {
      subject: '{brand}: Errand {number} is completed',
      before: ['We have completed the errand.'],
      button: 'Open the errand',
      after: [
        'If the fault comes back within 14 days, you can ask us to reopen the errand. After that, please make a new report.',
      ],
    },
    errandAsked: {
      subject: '{brand}: We need your answer: errand {number}',
      before: ['We have a question before we can go on.'],
      button: 'Answer the question',
      after: ['The work waits until we have your answer.'],
    },
    errandVisit: {
      subject: '{brand}: Visit booked: errand {number}',
      before: ['We have booked a visit.'],
      button: 'Open the errand',
      after: ['Does the time not suit you? Write to us in the errand and we find another.'],
    },
    errandExpected: {
      subject: '{brand}: Errand {number} has a day',
      before: ['We now know by when the fault is dealt with.'],
      button: 'Open the errand',
      after: ['If the day changes, you hear from us.'],
    },
    errandMessage: {
      subject: '{brand}: New message: errand {number}',
      before: ['You have a message.'],
      button: 'Read and answer',
      after: ['Please answer in the errand. Nobody reads answers to this letter.'],
    },
    errandUpdated: {
      subject: '{brand}: Errand {number} has been changed',
      before: ['The details of the errand have been changed.'],
      button: 'See the change',
      after: ['Is anything wrong? Write to us in the errand.'],
    },
    errandReopened: {
      subject: '{brand}: Errand {number} is open again',
      before: ['The errand is open again.'],
      button: 'Open the errand',
      after: ['We go on with the work and get in touch.'],
    },
    errandReopenRequested: {
      subject: '{brand}: We are looking at errand {number} again',
      before: ['We have the request to reopen the errand.'],
      button: 'Open the errand',
      after: ['We read it and answer in the errand.'],
    },
    errandClosed: {
      subject: '{brand}: Errand {number} is closed',
      before: ['The errand is closed. Nobody works on it any more.'],
      button: 'Open the errand',
      after: ['Is the fault still there? Then please make a new report.'],
    },
    errandFollowed: {
      subject: '{brand}: The fault that you follow: {status}',
      before: ['Something has happened to a fault that somebody else reported and that you follow.'],
      button: 'To My Pages',
      after: ['You need not do anything.'],
    },
    errandReceived: {
      subject: 'Your fault report to {brand} has arrived: {number}',
      before: [
        'We have received your fault report. One of our technicians takes care of it, and tells you about the next step by the time below at the latest.',
      ],
      button: 'See the errand',
      after: ['In the errand you can see what happens, and write to us.'],
    },
    documentToSign: {
      subject: '{brand}: Something to sign: {about}',
      before: [
        'A document waits for your signature: {about}. Read it in peace and sign it with your e-identity.',
      ],
      button: 'Read and sign',
      after: ['If there are two of you who sign, both get this mail.'],
    },
    documentSigned: {
      subject: '{brand}: Everybody has signed: {about}',
      before: [
        'Everybody has signed now: {about}. The document is kept on My Pages, which also shows who signed and when.',
      ],
      button: 'See the document',
      after: ['There is nothing more to do.'],
    },
    paymentDue: {
      subject: '{brand}: {amount} for {about} is due on {dueOn}',
      before: [
        '{amount} for {about} is to be paid by {dueOn}. My Pages shows what it is for and how to pay.',
      ],
      button: 'To your payments',
      after: ['If you have paid from your bank already, there is nothing to do.'],
    },
    paymentOverdue: {
      subject: 'Reminder from {brand}: {amount} for {about}',
      before: ['{amount} for {about} was to be paid by {dueOn}, and we have not seen the money.'],
      button: 'To your payments',
      after: [
        'If you have paid in the last few days, you can ignore this mail. If you cannot pay now, get in touch and we will find a way.',
      ],
    },
    paymentReceived: {
      subject: '{brand}: We have received {amount} for {about}',
      before: ['Thank you, {amount} for {about} has come. The number of the receipt is {payment}.'],
      button: 'See the payment and the receipt',
      after: ['There is nothing more to do.'],
    },
    payBackAsked: {
      subject: '{brand}: Pay back {amount} for {about} by {dueOn}',
      before: [
        'The purchase of {about} has ended. {amount} came by bank transfer, so no payment service returns it: you do, by {dueOn}.',
      ],
      after: [
        'The number of the task is {payment}. Ask the buyer for an account number, pay, and note the bank’s reference on the task. The buyer is then told.',
      ],
    },
    payBackLate: {
      subject: '{brand}: {amount} for {about} has not been paid back yet',
      before: [
        'The buyer is to have {amount} for {about} back by {dueOn}. Task {payment} has waited for five working days.',
      ],
      after: ['If the money has been sent already, note the bank’s reference on the task.'],
    },
    refundByHand: {
      subject: '{brand}: Pay back {amount} for {about} by {dueOn}',
      before: [
        '{amount} for {about} is to go back to the payer, but {provider} cannot return it. Please transfer it by {dueOn}. The number of the payment at {provider} is {payment}.',
      ],
      after: [
        'The number of the task is {task}. Ask the recipient for an account number, pay, and note the bank’s reference on the task. The recipient is then told.',
      ],
    },
    paymentToCheck: {
      subject: '{brand}: Find out whether {amount} for {about} has been paid',
      before: [
        'We do not know how payment {payment} of {amount} for {about} ended, and cannot ask {provider}. The payment is closed, so that the payer can pay in another way.',
      ],
      after: [
        'Look it up at {provider} by {dueOn}, and note on task {task} whether the money has come. If it has, it is refunded.',
      ],
    },
    refundToCheck: {
      subject: '{brand}: Find out whether {amount} for {about} has been refunded',
      before: [
        'The refund of {amount} for {about}, payment {payment}, is not finished, and we cannot ask {provider}. Pay nothing before you have looked there: the money may be back already.',
      ],
      after: [
        'Note on task {task} by {dueOn} whether the money has been returned. If it has not, you get a task to transfer it yourselves.',
      ],
    },
    moneyTaskLate: {
      subject: '{brand}: Task {task} is waiting, {amount} for {about}',
      before: [
        'Task {task} about payment {payment} at {provider}, {amount} for {about}, was due on {dueOn} and has waited for five working days.',
      ],
      after: ['If it is done already, note the reference on the task.'],
    },
    changesHeldBack: {
      subject: '{brand}: The sales system contradicts a booking',
      before: [
        'The sales system has sent data that contradict a booking made on the website. The booking stands, and these data were not saved:',
      ],
      after: [
        'If the booking is right, correct the sales system. If the home was sold to somebody else, record the sale, or end the booking with a reason. You get one letter about each contradiction.',
      ],
    },
    pagesRefused: {
      subject: '{brand}: Pages could not be shown as they were written',
      before: ['This in Storyblok could not be used:'],
      after: [
        'Those pages are shown as they were, and all other changes are out. Correct the fields and publish again.',
      ],
    },
    refundStarted: {
      subject: '{brand}: {amount} is on its way back to you',
      before: ['We are paying back {amount} for {about}. The money goes back the way you paid it.'],
      button: 'See how it stands',
      after: [
        'The number of the payment is {payment}. It usually takes some minutes, now and then a couple of banking days. We write to you again when the money is back.',
      ],
    },
    refundDone: {
      subject: '{brand}: {amount} is back with you',
      before: ['The refund of {amount} for {about} is complete.'],
      button: 'See how it stands',
      after: [
        'The number of the payment is {payment}. If the money does not show at your bank within two banking days, please contact us.',
      ],
    },
    errandCopy: {
      subject: 'Copy of the fault report to {brand}: {number}',
      before: ['This is a copy of the fault report.'],
      button: 'See the errand',
      after: ['In the errand you can see what happens, and write to us.'],
    },
  },
}
