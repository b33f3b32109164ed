// The texts of the status page.
import type { JobState } from '../jobs/job-queue-facts.ts'
import type { Concern } from './status-verdict.ts'

export interface StatusWords {
  readonly title: string
  readonly seenAt: (time: string) => string
  readonly allWell: string
  readonly lookInto: string
  readonly databaseAway: string
  readonly concerns: Readonly<Record<Concern['kind'], (about: string) => string>>
  readonly servers: string
  readonly serverColumns: readonly [string, string, string, string, string]
  readonly alive: string
  readonly silent: (since: string) => string
  readonly database: string
  readonly version: string
  readonly size: string
  readonly connections: string
  readonly replica: string
  readonly noReplica: string
  readonly replicaAway: string
  readonly behind: (seconds: string) => string
  readonly backup: string
  readonly noBackup: string
  readonly jobs: string
  readonly noJobs: string
  readonly jobColumns: readonly [string, string, string, string, string]
  readonly states: Readonly<Record<JobState, string>>
  readonly letters: string
  readonly noLetters: string
  readonly calls: string
  readonly noCalls: string
  readonly callColumns: readonly [string, string, string, string]
  readonly answers: string
  readonly fails: (reason: string) => string
  readonly never: string
  readonly sweeps: string
  readonly sweepColumns: readonly [string, string, string, string, string]
  readonly works: string
  readonly notKnown: string
}

const sv: StatusWords = {
  title: 'Driftläge',
  seenAt: (time) => `Läget ${time}. Sidan laddas om var femtonde sekund.`,
  allWell: 'Allt är som det ska.',
  lookInto: 'Det här behöver någon titta på',
  databaseAway: 'Databasen svarar inte. Publika sidor visas ändå; inloggning, anmälningar och köp får vänta.',
  concerns: {
    noServer: () => 'Ingen server har hörts av.',
    silentServer: (host) => `Servern ${host} har tystnat.`,
    connections: () => 'Databasens anslutningar håller på att ta slut.',
    replica: () => 'Repliken svarar inte eller ligger efter.',
    jobsFailed: (kind) => `Jobb av slaget ${kind} har getts upp.`,
    jobsLate: (kind) => `Jobb av slaget ${kind} borde ha påbörjats för mer än en kvart sedan.`,
    provider: (host) => `Det senaste anropet till ${host} misslyckades.`,
    sweep: (name) => `Det återkommande arbetet ${name} misslyckas.`,
    backup: () => 'Den senaste säkerhetskopian är äldre än ett dygn.',
    lostFiles: () => 'Filer som någon har skickat saknades när säkerhetskopian gjordes.',
    noBackup: () => 'Ingen säkerhetskopia har gjorts.',
    archive: () => 'Databasens logg arkiveras inte som den ska.',
    noSeller: (site) =>
      `Bostäder på ${site} kan inte bokas på webben, för säljaren är inte angiven. Ange den med npm run catalogue -- sellers.`,
    noAccount: (seller) =>
      `${seller} har inget konto: köparna får inga betalningsuppgifter. Ange bank med npm run catalogue -- sellers.`,
    feed: (source) => `Filen från källan ${source} hämtas inte: se npm run catalogue -- source list.`,
    stories: (count) =>
      `Sidor i Storyblok har fel (${count} st). En sida som inte kan användas visas som den var; loggen säger vad som är fel.`,
  },
  servers: 'Servrar',
  serverColumns: ['Maskin', 'Version', 'Startad', 'Läge', 'Minne'],
  alive: 'Igång',
  silent: (since) => `Tyst, hördes senast ${since}`,
  database: 'Databas',
  version: 'PostgreSQL',
  size: 'Storlek',
  connections: 'Anslutningar',
  replica: 'Replik',
  noReplica: 'Ingen',
  replicaAway: 'Svarar inte, eller följer en annan databas',
  behind: (seconds) => `${seconds} s efter`,
  backup: 'Säkerhetskopia',
  noBackup: 'Ingen är känd',
  jobs: 'Jobb',
  noJobs: 'Inga jobb ligger kvar.',
  jobColumns: ['Slag', 'Läge', 'Antal', 'Äldst', 'Senaste fel'],
  states: { waiting: 'Väntar', retrying: 'Försöker igen', active: 'Pågår', failed: 'Uppgivet' },
  letters: 'Brev som inte har gått iväg',
  noLetters: 'Alla brev har gått iväg.',
  calls: 'Anrop till andra',
  noCalls: 'Inga anrop har gjorts sedan servrarna startade.',
  callColumns: ['Värd', 'Läge', 'Svarade senast', 'Misslyckades senast'],
  answers: 'Svarar',
  fails: (reason) => `Misslyckas: ${reason}`,
  never: 'Aldrig',
  sweeps: 'Återkommande arbete',
  sweepColumns: ['Arbete', 'Läge', 'Påbörjades senast', 'Gjordes senast', 'Misslyckas sedan'],
  works: 'Fungerar',
  notKnown: 'Okänt',
}

const en: StatusWords = {
  title: 'Status',
  seenAt: (time) => `As of ${time}. The page reloads every fifteen seconds.`,
  allWell: 'All is well.',
  lookInto: 'Needs attention',
  databaseAway:
    'The database is not answering. Public pages are shown all the same; sign-in, reports and purchases have to wait.',
  concerns: {
    noServer: () => 'No server has been heard from.',
    silentServer: (host) => `The server ${host} has gone silent.`,
    connections: () => 'The database is running out of connections.',
    replica: () => 'The replica is not answering, or is behind.',
    jobsFailed: (kind) => `Jobs of the kind ${kind} have been given up.`,
    jobsLate: (kind) =>
      `Jobs of the kind ${kind} should have been picked up more than a quarter of an hour ago.`,
    provider: (host) => `The latest call to ${host} failed.`,
    sweep: (name) => `Recurring work is failing: ${name}.`,
    backup: () => 'The latest backup is older than a day.',
    lostFiles: () => 'Uploaded files were missing when the backup was made.',
    noBackup: () => 'No backup has been made.',
    archive: () => 'The log of the database is not being archived as it should.',
    noSeller: (site) =>
      `Homes of ${site} cannot be booked online, because their seller is not named. Name it with npm run catalogue -- sellers.`,
    noAccount: (seller) =>
      `${seller} has no account: its buyers get no payment details. Add its bank with npm run catalogue -- sellers.`,
    feed: (source) =>
      `The file of the source ${source} is not being fetched: see npm run catalogue -- source list.`,
    stories: (count) =>
      `Pages in Storyblok have errors (${count}). A page that cannot be used is shown as it was; the log says what is wrong.`,
  },
  servers: 'Servers',
  serverColumns: ['Machine', 'Version', 'Started', 'State', 'Memory'],
  alive: 'Running',
  silent: (since) => `Silent, last heard from ${since}`,
  database: 'Database',
  version: 'PostgreSQL',
  size: 'Size',
  connections: 'Connections',
  replica: 'Replica',
  noReplica: 'None',
  replicaAway: 'Does not answer, or follows another database',
  behind: (seconds) => `${seconds} s behind`,
  backup: 'Backup',
  noBackup: 'None known',
  jobs: 'Jobs',
  noJobs: 'No jobs are left to do.',
  jobColumns: ['Kind', 'State', 'Number', 'Oldest', 'Latest failure'],
  states: { waiting: 'Waiting', retrying: 'Trying again', active: 'Under way', failed: 'Given up' },
  letters: 'Letters that have not gone out',
  noLetters: 'All letters have gone out.',
  calls: 'Calls to others',
  noCalls: 'No calls have been made since the servers started.',
  callColumns: ['Host', 'State', 'Last answered', 'Last failed'],
  answers: 'Answers',
  fails: (reason) => `Fails: ${reason}`,
  never: 'Never',
  sweeps: 'Recurring work',
  sweepColumns: ['Work', 'State', 'Last begun', 'Last done', 'Failing since'],
  works: 'Works',
  notKnown: 'Unknown',
}

export type StatusLanguage = 'sv' | 'en'

export const statusWords: Readonly<Record<StatusLanguage, StatusWords>> = { sv, en }
