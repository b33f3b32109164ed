// Signing in: by e-mail, or by an electronic identity.
import type { SignIn } from '@husrum/application'
import { makeSignIn } from '@husrum/application'
import { makeHttpAccountService, makeHttpIdentityService } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const signInModule = ({ client, clock, site, session, openIdentity, report }: Platform): SignIn =>
  makeSignIn({
    accounts: makeHttpAccountService({ client, site }),
    identities: makeHttpIdentityService({ client, site }),
    session,
    site,
    clock,
    random: Math.random,
    openIdentity,
    report,
  })
