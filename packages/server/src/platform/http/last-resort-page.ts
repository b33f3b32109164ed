// The page for failures that prevent any other page: plain HTML in the language of the site, with a reference for support.
import type { Locale, SiteContact, SiteDefinition } from '@husrum/domain'
import { canonicalPhone } from '@husrum/domain'
import type { Problem } from './problem.ts'

interface Words {
  readonly broken: readonly [heading: string, text: string]
  readonly busy: readonly [heading: string, text: string]
  readonly missing: readonly [heading: string, text: string]
  /** A submitted form was not accepted. */
  readonly refused: readonly [heading: string, text: string]
  readonly tooMany: readonly [heading: string, text: string]
  readonly tooManyPages: readonly [heading: string, text: string]
  readonly contact: string
  readonly reference: string
  readonly start: string
  readonly homes: string
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    broken: ['Något gick fel hos oss', 'Sidan kunde inte visas. Försök gärna igen om en liten stund.'],
    busy: ['Vi är strax tillbaka', 'Tjänsten svarar inte just nu. Vänta några sekunder och ladda om sidan.'],
    missing: [
      'Här finns ingen sida',
      'Adressen leder ingenstans hos oss. Kontrollera att den är rätt skriven.',
    ],
    refused: [
      'Formuläret kom inte fram',
      'Ingenting har ändrats. Gå tillbaka, ladda om sidan och skicka formuläret igen.',
    ],
    tooMany: ['Vänta en minut', 'Vi fick många svar på kort tid. Gå tillbaka och skicka igen om en minut.'],
    tooManyPages: [
      'Vänta en minut',
      'Från din uppkoppling har många sidor öppnats på kort tid. Ladda om sidan om en minut.',
    ],
    contact: 'Kontakta oss',
    reference: 'Referensnummer',
    start: 'Till startsidan',
    homes: 'Se alla bostäder',
  },
  nb: {
    broken: ['Noe gikk galt hos oss', 'Siden kunne ikke vises. Prøv gjerne igjen om et lite øyeblikk.'],
    busy: [
      'Vi er straks tilbake',
      'Tjenesten svarer ikke akkurat nå. Vent noen sekunder og last siden på nytt.',
    ],
    missing: [
      'Her finnes det ingen side',
      'Adressen fører ingen steder hos oss. Sjekk at den er skrevet riktig.',
    ],
    refused: [
      'Skjemaet kom ikke fram',
      'Ingenting er endret. Gå tilbake, last siden på nytt og send skjemaet igjen.',
    ],
    tooMany: ['Vent et minutt', 'Vi fikk mange svar på kort tid. Gå tilbake og send igjen om et minutt.'],
    tooManyPages: [
      'Vent et minutt',
      'Mange sider er åpnet fra nettforbindelsen din på kort tid. Last siden på nytt om et minutt.',
    ],
    contact: 'Kontakt oss',
    reference: 'Referansenummer',
    start: 'Til forsiden',
    homes: 'Se alle boliger',
  },
  fi: {
    broken: ['Jotain meni vikaan', 'Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.'],
    busy: ['Palaamme pian', 'Palvelu ei vastaa juuri nyt. Odota muutama sekunti ja lataa sivu uudelleen.'],
    missing: ['Täällä ei ole sivua', 'Osoite ei johda mihinkään. Tarkista, että se on kirjoitettu oikein.'],
    refused: [
      'Lomake ei tullut perille',
      'Mikään ei ole muuttunut. Palaa takaisin, lataa sivu uudelleen ja lähetä lomake uudestaan.',
    ],
    tooMany: [
      'Odota minuutti',
      'Saimme monta vastausta lyhyessä ajassa. Palaa takaisin ja lähetä uudelleen minuutin kuluttua.',
    ],
    tooManyPages: [
      'Odota minuutti',
      'Verkkoyhteydestäsi on avattu monta sivua lyhyessä ajassa. Lataa sivu uudelleen minuutin kuluttua.',
    ],
    contact: 'Ota yhteyttä',
    reference: 'Viitenumero',
    start: 'Etusivulle',
    homes: 'Katso kaikki asunnot',
  },
  en: {
    broken: [
      'Something went wrong on our side',
      'The page could not be shown. Please try again in a moment.',
    ],
    busy: [
      'We will be right back',
      'The service is not answering just now. Wait a few seconds and reload the page.',
    ],
    missing: [
      'There is no page here',
      'The address leads nowhere. Please check that it is spelled correctly.',
    ],
    refused: [
      'The form did not reach us',
      'Nothing has changed. Go back, reload the page and send the form again.',
    ],
    tooMany: [
      'Wait a minute',
      'We got many answers in a short time. Go back and send yours again in a minute.',
    ],
    tooManyPages: [
      'Wait a minute',
      'Many pages have been opened from your connection in a short time. Reload the page in a minute.',
    ],
    contact: 'Contact us',
    reference: 'Reference number',
    start: 'Go to the start page',
    homes: 'See all homes',
  },
}

/** Inlined in the page. */
export const lastResortStyle =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2420;background:#f7f5f0}' +
  'main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 4rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}' +
  'a{display:inline-block;padding-block:.5rem;color:#1f4f3a;overflow-wrap:anywhere}small{color:#555f59;overflow-wrap:anywhere}' +
  '@media(prefers-color-scheme:dark){html{color-scheme:dark}body{color:#ece9e1;background:#121614}' +
  'a{color:#8cc3ab}small{color:#b4b7ae}}'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface LastResort {
  readonly site: SiteDefinition
  readonly problem: Problem
  readonly requestId: string
  /** Whether a form was submitted, rather than a page requested. */
  readonly isSent: boolean
  /** Absent if the content is unavailable too. */
  readonly contact?: SiteContact | undefined
}

const wordsFor = (
  { problem: { status }, isSent }: Pick<LastResort, 'problem' | 'isSent'>,
  { broken, busy, missing, refused, tooMany, tooManyPages }: Words,
) => {
  if (status === 429) return isSent ? tooMany : tooManyPages
  if (status === 503) return busy
  if (status >= 500) return broken
  return status === 404 || status === 405 ? missing : refused
}

const contactLine = (
  { phone, email, hours }: SiteContact,
  { country }: SiteDefinition,
  word: string,
): string => {
  const ways = [
    ...(phone === undefined
      ? []
      : [`<a href="tel:${canonicalPhone(phone, country)}">${escapeHtml(phone)}</a>`]),
    `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  ]
  return `<p>${word}: ${ways.join(' · ')}${hours === undefined ? '' : ` (${escapeHtml(hours)})`}</p>`
}

/** Depends on its arguments only, so that it works whatever else is broken. */
export const lastResortPage = ({ site, problem, requestId, isSent, contact }: LastResort): Response => {
  const { reference, start, homes, contact: contactWord } = words[site.locale]
  const [heading, text] = wordsFor({ problem, isSent }, words[site.locale])
  const isOurs = problem.code !== 'unknownSite'
  const { search } = site.routes
  const html = `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style>${lastResortStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${isOurs ? `<p><a href="${site.routes.start}">${escapeHtml(start)}</a></p>` : ''}
${isOurs && search !== undefined ? `<p><a href="${search}">${escapeHtml(homes)}</a></p>` : ''}
${isOurs && contact ? contactLine(contact, site, contactWord) : ''}
<p><small>${reference}: ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`
  return new Response(html, {
    status: problem.status,
    headers: { ...problem.headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
