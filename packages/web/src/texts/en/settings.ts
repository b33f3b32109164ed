// The settings of an account, in English.
import type { SettingsTexts } from '../sv/settings.ts'

export const texts: SettingsTexts = {
  name: {
    heading: 'Your name',
    byIdentity: 'Your name comes from your electronic identity and changes when it changes there.',
    byContact: 'Is the name wrong? Confirm your identity, and we take it from there.',
  },
  details: {
    heading: 'How we reach you',
    address: 'Street address',
    postalCode: 'Postal code',
    city: 'Town',
    save: 'Save',
    saved: 'Your details are saved.',
  },
  signIn: { heading: 'Signing in', changeEmail: 'Change e-mail address' },
  password: {
    heading: 'Change password',
    current: 'Current password',
    currentHint: 'No password yet? Leave this empty and confirm your identity instead.',
    save: 'Save the new password',
    changed: 'Your password is changed, and every other session is signed out.',
  },
  consent: {
    heading: (brand: string) => `Your account at ${brand}`,
    given: 'You have agreed to the account being used here.',
    missing: 'You have not answered whether the account may be used here.',
    change: 'Change your answer',
  },
}
