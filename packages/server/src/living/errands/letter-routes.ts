// Stops letters about errands, or starts them again: a page with one button, and the one-click unsubscribe of mail programs
// (RFC 8058). Only the signed link is required: no session, no script.
import { errandLetterPaths, errandLetterQuery } from '@husrum/contract'
import type { ErrandLetter, Locale, SiteDefinition } from '@husrum/domain'
import { routePath, sites } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { plainFormStyle, plainPage } from '../../platform/http/plain-page.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readForm } from '../../platform/http/read-form.ts'
import type { LetterStop, LetterStops } from './letter-stops.ts'

interface Words {
  readonly title: string
  /** The content of each kind, after "letters about". */
  readonly kinds: Readonly<Record<ErrandLetter, string>>
  readonly ask: (kind: string) => string
  readonly stop: string
  readonly stopped: (kind: string) => string
  readonly again: string
  readonly begun: (kind: string) => string
  readonly errands: string
  /** For one errand that another person has reported. */
  readonly followed: {
    readonly ask: string
    readonly stop: string
    readonly stopped: string
    readonly again: string
    readonly begun: string
  }
}

const words: Readonly<Record<Locale, Words>> = {
  sv: {
    title: 'Mejl om ärenden',
    kinds: {
      progress: 'att ett ärende fått ett nummer eller en ny status',
      visit: 'bokade besök',
      question: 'frågor som väntar på ditt svar',
      message: 'nya meddelanden',
      done: 'att ett ärende är åtgärdat eller avslutat',
    },
    ask: (kind) => `Vill du sluta få mejl om ${kind}? Allt finns kvar på Mina sidor.`,
    stop: 'Sluta skicka',
    stopped: (kind) => `Du får inte längre mejl om ${kind}.`,
    again: 'Skicka dem igen',
    begun: (kind) => `Du får mejl om ${kind} igen.`,
    errands: 'Till dina ärenden',
    followed: {
      ask: 'Vill du sluta följa felet? Du får då inga fler mejl om det.',
      stop: 'Sluta följa',
      stopped: 'Du följer inte längre felet och får inga fler mejl om det.',
      again: 'Följ igen',
      begun: 'Du följer felet igen.',
    },
  },
  nb: {
    title: 'E-post om saker',
    kinds: {
      progress: 'at en sak har fått et nummer eller en ny status',
      visit: 'avtalte besøk',
      question: 'spørsmål som venter på svar fra deg',
      message: 'nye meldinger',
      done: 'at en sak er utbedret eller avsluttet',
    },
    ask: (kind) => `Vil du slutte å få e-post om ${kind}? Alt ligger fortsatt på Mine sider.`,
    stop: 'Slutt å sende',
    stopped: (kind) => `Du får ikke lenger e-post om ${kind}.`,
    again: 'Send dem igjen',
    begun: (kind) => `Du får e-post om ${kind} igjen.`,
    errands: 'Til sakene dine',
    followed: {
      ask: 'Vil du slutte å følge feilen? Da får du ikke flere e-poster om den.',
      stop: 'Slutt å følge',
      stopped: 'Du følger ikke lenger feilen og får ikke flere e-poster om den.',
      again: 'Følg igjen',
      begun: 'Du følger feilen igjen.',
    },
  },
  fi: {
    title: 'Viestit palvelupyynnöistä',
    kinds: {
      progress: 'palvelupyynnön numerosta ja uudesta tilasta',
      visit: 'varatuista käynneistä',
      question: 'kysymyksistä, jotka odottavat vastaustasi',
      message: 'uusista viesteistä',
      done: 'hoidetuista ja päätetyistä palvelupyynnöistä',
    },
    ask: (kind) => `Haluatko lopettaa sähköpostiviestit ${kind}? Kaikki löytyy edelleen Sivuni-osiosta.`,
    stop: 'Lopeta viestit',
    stopped: (kind) => `Et enää saa sähköpostia ${kind}.`,
    again: 'Aloita viestit uudelleen',
    begun: (kind) => `Saat taas sähköpostia ${kind}.`,
    errands: 'Palvelupyyntöihin',
    followed: {
      ask: 'Haluatko lopettaa vian seuraamisen? Et saa siitä enää sähköpostia.',
      stop: 'Lopeta seuraaminen',
      stopped: 'Et enää seuraa vikaa etkä saa siitä sähköpostia.',
      again: 'Seuraa uudelleen',
      begun: 'Seuraat taas vikaa.',
    },
  },
  en: {
    title: 'Letters about errands',
    kinds: {
      progress: 'an errand’s number or new status',
      visit: 'booked visits',
      question: 'questions that wait for your answer',
      message: 'new messages',
      done: 'errands that have been dealt with or completed',
    },
    ask: (kind) => `Do you want to stop getting letters about ${kind}? Everything stays on My Pages.`,
    stop: 'Stop sending',
    stopped: (kind) => `You no longer get letters about ${kind}.`,
    again: 'Send them again',
    begun: (kind) => `You get letters about ${kind} again.`,
    errands: 'To your errands',
    followed: {
      ask: 'Do you want to stop following the fault? You then get no more letters about it.',
      stop: 'Stop following',
      stopped: 'You no longer follow the fault and get no more letters about it.',
      again: 'Follow it again',
      begun: 'You follow the fault again.',
    },
  },
}

const style = `${plainFormStyle}
  a { color: inherit }`

const longestForm = 1_024

const siteAsked = (at: SiteDefinition, key: string | undefined): SiteDefinition =>
  (sites as readonly SiteDefinition[]).find(
    (site) => site.key === key && site.hosts.production === at.hosts.production,
  ) ?? at

export const errandLetterRoutes = (app: Hono<AppEnv>, { stops }: { readonly stops: LetterStops }): void => {
  const show = (
    c: Context<AppEnv>,
    {
      said,
      stop,
      token,
      button,
    }: {
      readonly said: string
      readonly stop: LetterStop
      readonly token: string
      readonly button: 'stop' | 'again'
    },
    site: SiteDefinition,
  ) => {
    const texts = words[site.locale]
    c.set('inline', { styles: [style] })
    return c.html(
      plainPage({
        language: site.locale,
        title: `${texts.title} | ${site.name}`,
        style,
        body: html`<main><h1>${texts.title}</h1><p role="status">${said}</p>
    <form method="post" action="${errandLetterPaths.page}">
      <input type="hidden" name="token" value="${token}"><input type="hidden" name="site" value="${site.key}">
      <button name="stop" value="${button === 'stop' ? 'true' : 'false'}">${(stop.letter ? texts : texts.followed)[button]}</button>
    </form>
    <p><a href="${routePath(site, 'errands') ?? site.routes.start}">${texts.errands}</a></p></main>`,
      }),
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    )
  }

  app.get(errandLetterPaths.page, (c) => {
    const site = siteAsked(c.get('site'), c.req.query(errandLetterQuery.site))
    const token = c.req.query(errandLetterQuery.token) ?? ''
    const stop = stops.read(token)
    if (!stop) throw new Problem('notFound')
    const { ask, kinds, followed } = words[site.locale]
    return show(
      c,
      { said: stop.letter ? ask(kinds[stop.letter]) : followed.ask, stop, token, button: 'stop' },
      site,
    )
  })

  app.post(errandLetterPaths.page, async (c) => {
    const fields = await readForm(c.req.raw, longestForm)
    const site = siteAsked(c.get('site'), fields.get('site') ?? undefined)
    const token = fields.get('token') ?? ''
    const stop = stops.read(token)
    if (!stop) throw new Problem('notFound')
    const isStopped = fields.get('stop') === 'true'
    await stops.change(stop, isStopped)
    const what = isStopped ? 'stopped' : 'begun'
    const { kinds, followed, ...texts } = words[site.locale]
    const said = stop.letter ? texts[what](kinds[stop.letter]) : followed[what]
    return show(c, { said, stop, token, button: isStopped ? 'again' : 'stop' }, site)
  })

  app.post(errandLetterPaths.unsubscribe, async (c) => {
    const stop = stops.read(c.req.query(errandLetterQuery.token) ?? '')
    if (stop) await stops.change(stop, true)
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
  // Mail scanners follow links: a GET changes nothing, and redirects to the page that asks.
  app.get(errandLetterPaths.unsubscribe, (c) => {
    c.header('cache-control', 'no-store')
    return c.redirect(`${errandLetterPaths.page}${new URL(c.req.url).search}`, 303)
  })
}
