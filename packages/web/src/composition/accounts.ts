// Accounts: what people do with their own.
import type { Accounts } from '@husrum/application'
import { makeHttpAccountService } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const accountsModule = ({ client, site }: Pick<Platform, 'client' | 'site'>): Accounts =>
  makeHttpAccountService({ client, site })
