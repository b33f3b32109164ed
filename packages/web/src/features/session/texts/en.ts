// The words around a session, English.
import type { SessionTexts } from '../session-texts.ts'

export const sessionTexts: SessionTexts = {
  account: 'My account',
  settings: 'Settings',
  signOut: 'Log out',
  failed: 'You are logged in, but we cannot reach your account right now.',
  retry: 'Try again',
  signedOut: 'You are logged out.',
  warning: {
    label: 'Your session ends soon',
    text: (time) => `You will be logged out at ${time}.`,
    lastText: (time) =>
      `You will be logged out at ${time} and will then have to log in anew. Finish or save what you are doing.`,
    stay: 'Stay logged in',
  },
  expired: {
    heading: 'You have been logged out',
    text: 'Too much time went by, so we logged you out. What you had begun is still there when you log in again.',
    signIn: 'Log in again',
    goOn: 'Go on without logging in',
  },
}
