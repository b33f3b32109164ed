// A plain HTML form that reports a fault for a board, checked by the domain's rules. Who is signed in comes from outside:
//   BASE_URL=https://www.example.com TOKEN=… COOKIE=… PORT=8080 node server.mjs
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { CallFailed, makeClient } from '@husrum/client'
import { caseRule, emptyCaseForm } from '@husrum/domain'

const { BASE_URL = 'http://localhost:3000', TOKEN, COOKIE, PORT = '8080' } = process.env
const client = makeClient({ baseUrl: BASE_URL, headers: { cookie: COOKIE } })
const caseType = 'boardMemberNoManagement'
const rule = caseRule({ caseType, variant: 'SE' })
const labels = {
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-post',
  phone: 'Telefon',
  compoundName: 'Föreningens namn',
  compoundNumber: 'Organisationsnummer',
  address: 'Adress',
  zipCode: 'Postnummer',
  city: 'Ort',
  object: 'Lägenhetsnummer',
  description: 'Vad är fel?',
}
const aboutTap = { acceptTerms: true, isMember: true, problemArea: 'kitchen', problemAreaDetails: 'water' }

const safe = (value) => String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const page = (body) =>
  `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Felanmälan</title><h1>Felanmälan</h1>${body}</html>`
const form = (typed = { draft: randomUUID() }, wrong = [], trouble = '') => {
  const fields = Object.entries(labels).map(([name, label]) => {
    const told = wrong.includes(name) ? `<strong id="${name}-error">Kontrollera fältet.</strong>` : ''
    const about = told && ` aria-invalid="true" aria-describedby="${name}-error"`
    return `<p><label>${label}<br><input name="${name}" value="${safe(typed[name] ?? '')}"${about}></label> ${told}</p>`
  })
  const draft = `<input type="hidden" name="draft" value="${safe(typed.draft)}">`
  return page(`<form method="post">${trouble}${draft}${fields.join('\n')}<button>Skicka</button></form>`)
}

/** Sent again, it is the same report: the draft's id is in the form. */
const report = async (id, form) => {
  const wizard = { caseType, step: 'summaryWithoutManagement', appliances: false }
  const draft = { id, ...wizard, isNewCase: false, isSwitched: false, form, submission: 1 }
  await client.call('saveCaseDraft', draft, { bearer: TOKEN })
  const once = { bearer: TOKEN, idempotencyKey: `${id}.1` }
  return client.call('submitCaseDraft', { id, submission: 1 }, once)
}

const answer = async (request) => {
  if (request.method !== 'POST') return [200, form()]
  const typed = Object.fromEntries(new URLSearchParams(await text(request)))
  const { draft, ...given } = typed
  const answers = { ...emptyCaseForm, ...given, ...aboutTap }
  const checked = rule.check(answers)
  const wrong = checked.kind === 'invalid' ? checked.issues.map(({ path }) => path[0]) : []
  if (wrong.length > 0) return [422, form(typed, wrong)]
  try {
    const { reference } = await report(draft, answers)
    return [200, page(`<p>Tack! Din anmälan har referensen <b>${safe(reference)}</b>.</p>`)]
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return [503, form(typed, [], '<p role="alert">Det gick inte just nu. Det du skrev är kvar.</p>')]
  }
}

createServer(async (request, response) => {
  const [status, body] = await answer(request)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}).listen(Number(PORT), () => console.log(`http://localhost:${PORT}`))
