// Output of `npm start -- --help` and contents of `docs/guide/settings.md`: every setting, its description and its default.
import type { z } from '@husrum/contract'
import { capabilityShape } from './capability-settings.ts'
import { cdnShape } from './cdn-settings.ts'
import { databaseShape } from './database-settings.ts'
import { fileShape } from './file-settings.ts'
import { mapShape } from './map-settings.ts'
import type { Meaning } from './parse-settings.ts'
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
import { storyblokShape } from './storyblok-settings.ts'
import { telemetryShape } from './telemetry-settings.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

interface Section {
  readonly heading: string
  readonly settings: readonly (readonly [string, Meaning])[]
}

const settingsOf = (shape: Shape, prefix = ''): Section['settings'] =>
  Object.entries(shape).map(([name, schema]) => [`${prefix}${name}`, meanings.get(schema) ?? { meaning: '' }])

const without = (shape: Shape, ...others: readonly Shape[]): Shape =>
  Object.fromEntries(
    Object.entries(shape).filter(([name]) => !others.some((other) => Object.hasOwn(other, name))),
  )

const tagManager: Section['settings'][number] = [
  'TAG_MANAGER_<SITE>',
  { meaning: 'tag manager container of a site, `GTM-XXXX` or `GTM-XXXX@host`; loaded only after consent' },
]

const sections: readonly Section[] = [
  {
    heading: 'Server',
    settings: [
      ...settingsOf(without(serverShape, databaseShape, telemetryShape, cdnShape, mapShape, storyblokShape)),
      ...settingsOf(proxiesShape),
      ...settingsOf(secretShape),
    ],
  },
  { heading: 'Sites', settings: [...settingsOf(siteHostShape), tagManager] },
  { heading: 'Database', settings: settingsOf(databaseShape) },
  { heading: 'Caches', settings: settingsOf(cdnShape) },
  { heading: 'Uploaded files', settings: settingsOf(fileShape) },
  { heading: 'E-mail', settings: [...settingsOf(mailShape), ...settingsOf(staffMailShape)] },
  {
    heading: 'Electronic identities and signatures',
    settings: [
      ...settingsOf(bankIdShape('')),
      ...oidcMethods.flatMap((method) => settingsOf(oidcShape(method, ''), `${oidcPrefix(method)}_`)),
      ...settingsOf(documentSealShape('')),
    ],
  },
  {
    heading: 'Payments',
    settings: [...settingsOf(swishShape('')), ...settingsOf(sveaShape), ...settingsOf(nordeaShape)],
  },
  { heading: 'Content and maps', settings: [...settingsOf(storyblokShape), ...settingsOf(mapShape)] },
  { heading: 'Traces and metrics', settings: settingsOf(telemetryShape) },
  { heading: 'Other backends', settings: settingsOf(capabilityShape) },
]

const plain = (text: string): string => text.replaceAll('`', '')

export const settingsHelp = (): string =>
  [
    'npm start -- [arguments]',
    '',
    'Installs what is missing, builds what has changed, and serves the seven sites and their services on one port.',
    'Without DATABASE_URL the database is embedded, is stored in the data directory and contains demo data. In production',
    'this must be allowed by EMBEDDED_DATABASE=1.',
    'npm run serve runs what is installed and built, as production unless NODE_ENV says otherwise.',
    'GET /health/ready reports whether the server is ready for requests.',
    '',
    'Arguments and environment variables:',
    ...sections.flatMap(({ settings }) =>
      settings.map(
        ([name, { meaning, usual }]) =>
          `  ${name}\n      ${plain(meaning)}${usual === undefined ? '' : ` (default: ${plain(usual)})`}`,
      ),
    ),
  ].join('\n')

const cell = (text: string): string => text.replaceAll('|', '\\|')
const sentence = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** The page of the guide, in Markdown. */
export const settingsGuide = (): string =>
  [
    '# Settings',
    '',
    'Environment variables of the server, and the arguments of `npm start` (those that begin with `--`). The server checks them when it',
    'starts and names each that it cannot use. Files are named by their paths. `npm start -- --help` prints the same list.',
    '',
    'This page is generated from the schemas in `server/src/platform/settings`. To renew it, run',
    '`npm test -- --unit packages/server/src/platform/settings/settings-guide.test.ts --update`.',
    ...sections.flatMap(({ heading, settings }) => [
      '',
      `## ${heading}`,
      '',
      '| Setting | Meaning | Default |',
      '|---|---|---|',
      ...settings.map(
        ([name, { meaning, usual = '' }]) => `| \`${name}\` | ${cell(sentence(meaning))} | ${cell(usual)} |`,
      ),
    ]),
    '',
  ].join('\n')
