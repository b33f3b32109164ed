// The page for when no page can be made: plain HTML in the site's language, with a number to give to support.
import type { Locale, SiteDefinition } from '@husrum/domain'
import type { Problem } from '../http/problem.ts'

interface Words {
  readonly broken: readonly [heading: string, text: string]
  readonly busy: readonly [heading: string, text: string]
  readonly missing: readonly [heading: string, text: string]
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
    reference: 'Referansenummer',
    start: 'Til forsiden',
    homes: 'Se alle boliger',
  },
  fi: {
    broken: ['Jotain meni vikaan', 'Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.'],
    busy: ['Palaamme pian', 'Palvelu ei vastaa juuri nyt. Odota muutama sekunti ja lataa sivu uudelleen.'],
    missing: ['Täällä ei ole sivua', 'Osoite ei johda mihinkään. Tarkista, että se on kirjoitettu oikein.'],
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
    reference: 'Reference number',
    start: 'Go to the start page',
    homes: 'See all homes',
  },
}

const style =
  'body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2420;background:#f7f5f0}' +
  'main{max-width:34rem;margin:0 auto;padding:18vh 1.5rem 4rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}' +
  'a{color:#1f4f3a}small{color:#555f59}'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface LastResort {
  readonly site: SiteDefinition
  readonly problem: Problem
  readonly requestId: string
  readonly nonce: string
}

/** Needs nothing but its arguments, so that it can be given whatever else is broken. */
export const lastResortPage = ({ site, problem, requestId, nonce }: LastResort): Response => {
  const { broken, busy, missing, reference, start, homes } = words[site.locale]
  const [heading, text] = problem.status === 503 ? busy : problem.status >= 500 ? broken : missing
  const isOurs = problem.code !== 'unknownSite'
  const { search } = site.routes
  const html = `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${isOurs ? `<p><a href="${site.routes.start}">${escapeHtml(start)}</a></p>` : ''}
${isOurs && search !== undefined ? `<p><a href="${search}">${escapeHtml(homes)}</a></p>` : ''}
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
