// English: the session of whoever is signed in: the user's menu, and the end of the session.
import type { SessionsTexts } from '../sv/sessions.ts'

export const texts: SessionsTexts = {
  account: 'My account',
  settings: 'Settings',
  signOut: 'Sign out',
  failed: 'You are signed in, but we cannot reach your account right now.',
  retry: 'Try again',
  signedOut: 'You are signed out.',
  warning: {
    label: 'Your session ends soon',
    text: (time) => `You will be signed out at ${time}.`,
    lastText: (time) =>
      `You will be signed out at ${time} and will then have to sign in again. Finish or save what you are doing.`,
    stay: 'Stay signed in',
    staying: 'We are trying to prolong your session.',
  },
  own: {
    heading: 'Where you are signed in',
    text: 'Is there one that you do not recognise? Sign it out, then change your password.',
    current: 'This browser',
    begun: (time) => `Signed in since ${time}`,
    device: (browser, system) => `${browser} on ${system}`,
    byIdentity: 'With an electronic identity',
    byEmail: 'With e-mail and password',
    ended: 'That session has ended.',
    failed: 'We could not sign it out just now. Try again.',
    missing: 'We cannot show where you are signed in just now.',
  },
  expired: {
    heading: 'You have been signed out',
    text: 'Too much time went by, so we signed you out. What you had begun is still there when you sign in again.',
    elsewhere:
      'You were signed out in another tab or on another device. Sign in again, and you come back to this page.',
    signIn: 'Sign in again',
    goOn: 'Go on without signing in',
  },
}
