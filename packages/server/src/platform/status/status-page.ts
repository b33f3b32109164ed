// The status page: plain HTML that reloads itself, without script.
import { html, raw } from 'hono/html'
import type { WaitingJobs } from '../jobs/job-queue-facts.ts'
import { letterKind } from '../mail/mail-service.ts'
import type { Status } from './read-status.ts'
import { concernsOf, isFailing, silentSeconds } from './status-verdict.ts'
import type { StatusLanguage, StatusWords } from './status-words.ts'
import { statusWords } from './status-words.ts'

/** Inlined in the page. */
export const statusStyle =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1d2420;background:#f7f5f0}' +
  'main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.75rem;line-height:1.2;margin:0}' +
  'h2{font-size:1.25rem;margin:2.25rem 0 .5rem}.state{padding:.75rem 1rem;border-inline-start:.375rem solid #1f6b45;' +
  'background:#e6f1e9}.state.bad{border-color:#a3261b;background:#fbe9e6}.state h2{margin:0 0 .25rem}ul{margin:0;padding-inline-start:1.25rem}' +
  'table{border-collapse:collapse;min-width:100%}th,td{padding:.5rem 1rem .5rem 0;text-align:start;' +
  'vertical-align:top;border-bottom:1px solid #cfcabd}thead th{font-weight:600}tbody th{font-weight:400}' +
  '.bad>td.how{color:#a3261b;font-weight:600}dl{display:grid;grid-template-columns:max-content 1fr;gap:.5rem 1.5rem;margin:0}dd{margin:0}' +
  '@media(max-width:40rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}table,tbody,tr,th,td{display:block}' +
  'thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{padding:.75rem 0;border-bottom:1px solid #cfcabd}' +
  'th,td{padding:.125rem 0;border:0;overflow-wrap:anywhere}tbody th{font-weight:600}' +
  'td{display:grid;grid-template-columns:7rem 1fr;gap:0 .75rem}td::before{content:attr(data-column);font-weight:400;color:#555c57}}' +
  '@media(prefers-color-scheme:dark){html{color-scheme:dark}body{color:#ece9e1;background:#121614}.state{background:#17281f}' +
  '.state.bad{background:#331915;border-color:#f0897c}th,td,tr{border-color:#3a403c}.bad>td.how{color:#f0897c}td::before{color:#b3b7b1}}'

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const agoIn = (language: StatusLanguage) => {
  const words = new Intl.RelativeTimeFormat(language)
  return (seconds: number): string => {
    const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
    return words.format(-Math.max(0, Math.floor(seconds / length)), unit)
  }
}

type Part = ReturnType<typeof html>

interface Row {
  readonly isBad: boolean
  /** In the order of the columns; the first is the row header. */
  readonly cells: readonly string[]
  /** State of the status cell. */
  readonly how: number
}

/** On narrow screens a row is shown as a list, each cell with the name of its column; ARIA roles keep it a table for screen readers. */
const table = (label: string, columns: readonly string[], rows: readonly Row[]): Part => {
  const cell = (text: string, at: number, how: number): Part =>
    at === 0
      ? html`<th scope="row" role="rowheader">${text}</th>`
      : html`<td role="cell" data-column="${columns[at]}" class="${at === how ? 'how' : ''}">${text}</td>`
  return html`<table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th scope="col" role="columnheader">${column}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  ({
    isBad,
    cells,
    how,
  }) => html`<tr role="row" class="${isBad ? 'bad' : ''}">${cells.map((text, at) => cell(text, at, how))}</tr>
`,
)}
</tbody>
</table>`
}

const jobTable = (
  jobs: readonly WaitingJobs[],
  label: string,
  words: StatusWords,
  ago: (seconds: number) => string,
) =>
  table(
    label,
    words.jobColumns,
    jobs.map(({ kind, state, count, oldest, reason }) => ({
      isBad: state === 'failed',
      cells: [kind, words.states[state], String(count), ago(oldest), reason ?? '–'],
      how: 1,
    })),
  )

const body = (status: Status, language: StatusLanguage): Part => {
  const words = statusWords[language]
  const ago = agoIn(language)
  const { at, servers, database, replicaBehind, jobs, calls, sweeps, backedUpAt } = status
  const agoOf = (instant: number | undefined): string =>
    instant === undefined ? words.never : ago((at - instant) / 1_000)
  const number = new Intl.NumberFormat(language)
  const concerns = concernsOf(status)
  const letters = jobs.filter(({ kind }) => kind === letterKind)
  const others = jobs.filter(({ kind }) => kind !== letterKind)
  const replica =
    replicaBehind === undefined
      ? words.noReplica
      : replicaBehind === 'away'
        ? words.replicaAway
        : words.behind(number.format(Math.round(replicaBehind)))
  return html`${
    concerns.length === 0
      ? html`<p class="state">${words.allWell}</p>`
      : html`<div class="state bad"><h2>${words.lookInto}</h2><ul>${concerns.map((concern) => html`<li>${words.concerns[concern.kind]('about' in concern ? concern.about : '')}</li>`)}</ul></div>`
  }
<h2>${words.servers}</h2>
${table(
  words.servers,
  words.serverColumns,
  servers.map(({ host, version, startedAt, silentFor, megabytes }) => {
    const isSilent = silentFor > silentSeconds
    const how = isSilent ? words.silent(ago(silentFor)) : words.alive
    return {
      isBad: isSilent,
      cells: [host, version, agoOf(startedAt), how, `${number.format(megabytes)} MB`],
      how: 3,
    }
  }),
)}
<h2>${words.database}</h2>
<dl>
<dt>${words.version}</dt><dd>${database.version}</dd>
<dt>${words.size}</dt><dd>${number.format(Math.round(database.bytes / 2 ** 20))} MB</dd>
<dt>${words.connections}</dt><dd>${number.format(database.connections)} / ${number.format(database.maxConnections)}</dd>
<dt>${words.replica}</dt><dd>${replica}</dd>
<dt>${words.backup}</dt><dd>${backedUpAt === undefined ? words.noBackup : agoOf(backedUpAt)}</dd>
</dl>
<h2>${words.letters}</h2>
${letters.length === 0 ? html`<p>${words.noLetters}</p>` : jobTable(letters, words.letters, words, ago)}
<h2>${words.jobs}</h2>
${others.length === 0 ? html`<p>${words.noJobs}</p>` : jobTable(others, words.jobs, words, ago)}
<h2>${words.calls}</h2>
${
  calls.length === 0
    ? html`<p>${words.noCalls}</p>`
    : table(
        words.calls,
        words.callColumns,
        calls.map((call) => ({
          isBad: isFailing(call),
          cells: [
            call.host,
            isFailing(call) ? words.fails(call.failure ?? '') : words.answers,
            agoOf(call.answeredAt),
            agoOf(call.failedAt),
          ],
          how: 1,
        })),
      )
}
<h2>${words.sweeps}</h2>
${table(
  words.sweeps,
  words.sweepColumns,
  sweeps.map(({ name, takenAt, doneAt, failure }) => ({
    isBad: failure !== undefined,
    cells: [
      name,
      failure ? words.fails(failure.reason) : words.works,
      agoOf(takenAt),
      doneAt === undefined ? words.notKnown : agoOf(doneAt),
      failure ? agoOf(failure.since) : '–',
    ],
    how: 1,
  })),
)}`
}

/** @param status undefined while the database is unavailable. */
export const statusPage = (status: Status | undefined, language: StatusLanguage, now: number): Part => {
  const words = statusWords[language]
  const time = new Intl.DateTimeFormat(language === 'sv' ? 'sv' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Stockholm',
  }).format(status?.at ?? now)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="15">
<link rel="icon" href="data:,">
<title>${words.title}</title>
<style>${raw(statusStyle)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.seenAt(time)}</p>
${status ? body(status, language) : html`<p class="state bad">${words.databaseAway}</p>`}
</main>
</body>
</html>
`
}
