// Signing in by an electronic identity.
import type { IdentityService } from '@husrum/application'
import { makeHttpIdentityService } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const signInModule = ({ client, site }: Platform): IdentityService =>
  makeHttpIdentityService({ client, site })
