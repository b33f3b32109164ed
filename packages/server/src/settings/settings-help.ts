// What `npm start -- --help` prints: every setting, what it means and what holds without it.
import type { z } from '@husrum/contract'
import { capabilityShape } from './capability-settings.ts'
import { fileShape } from './file-settings.ts'
import { meanings } from './parse-settings.ts'
import { nordeaShape, sveaShape, swishShape } from './payment-settings.ts'
import { bankIdShape, oidcMethods, oidcPrefix, oidcShape } from './provider-settings.ts'
import { serverShape } from './server-settings.ts'
import {
  documentSealShape,
  mailShape,
  proxiesShape,
  secretShape,
  staffMailShape,
} from './sign-in-settings.ts'
import { siteHostShape } from './site-host-settings.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

const tagManagers =
  '  TAG_MANAGER_<SITE>\n      a site’s tag manager, GTM-XXXX or GTM-XXXX@host; loaded only after consent'

const linesOf = (shape: Shape, prefix = ''): readonly string[] =>
  Object.entries(shape).map(([name, schema]) => {
    const { meaning = '', usual } = meanings.get(schema) ?? {}
    return `  ${prefix}${name}\n      ${meaning}${usual === undefined ? '' : ` (default: ${usual})`}`
  })

export const settingsHelp = (): string =>
  [
    'npm start -- [arguments]',
    '',
    'Installs what is missing, builds what has changed, and serves seven sites with their services on one port. Without a',
    'DATABASE_URL the database is embedded, lies in the data directory, and is filled with an invented world of homes; in',
    'production a server does not start so, unless EMBEDDED_DATABASE=1 says that it is meant.',
    'npm run serve does the same with what is installed and built, and is production unless NODE_ENV says otherwise.',
    'GET /health/ready says whether it may have requests.',
    '',
    'Arguments, and variables of the environment:',
    ...linesOf(serverShape),
    ...linesOf(capabilityShape),
    ...linesOf(siteHostShape),
    ...linesOf(secretShape),
    ...linesOf(proxiesShape),
    ...linesOf(mailShape),
    ...linesOf(staffMailShape),
    ...linesOf(fileShape),
    tagManagers,
    ...linesOf(documentSealShape('')),
    ...linesOf(bankIdShape('')),
    ...oidcMethods.flatMap((method) => linesOf(oidcShape(method, ''), `${oidcPrefix(method)}_`)),
    ...linesOf(swishShape('')),
    ...linesOf(sveaShape),
    ...linesOf(nordeaShape),
  ].join('\n')
