// Accounts: what people do with their own.
import type { AccountService } from '@husrum/application'
import { makeHttpAccountService } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const accountsModule = ({ client, site }: Platform): AccountService =>
  makeHttpAccountService({ client, site })
