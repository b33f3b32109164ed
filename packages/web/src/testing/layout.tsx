// Shows a page in its frame, as a site would.
import type { Notifications, SessionManager, SessionView } from '@husrum/application'
import type { SiteKey } from '@husrum/domain'
import { siteByKey, unansweredConsent } from '@husrum/domain'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { makeAnswerCache } from '../app/answer-cache.ts'
import { makeAnswers } from '../app/answers.ts'
import { AnswersProvider } from '../app/answers-context.tsx'
import { emptyChrome } from '../app/empty-chrome.ts'
import type { UseCases } from '../composition/use-cases.ts'
import { ConsentProvider } from '../features/consent/consent-context.tsx'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import { UseCasesProvider } from '../frame/capabilities.tsx'
import { SessionProvider } from '../frame/session.tsx'
import { SiteProvider } from '../frame/site.tsx'
import { foldoutRules } from '../layout/await-foldouts.ts'
import { crisisBanner } from '../layout/crisis-banner-part.ts'
import type { FramedPage } from '../layout/framed-page.ts'
import type { LayoutProps } from '../layout/Layout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { redirectMessage } from '../layout/redirect-message-part.ts'
import { signedInParts } from '../layout/signed-in-parts.tsx'
import { allTexts, loadTexts } from '../texts/load-texts.ts'

/** A page with two sections in its menu, three quick links and a sister site in each country. */
export const aFramedPage = (facts: Partial<FramedPage> = {}): FramedPage => ({
  ...emptyChrome,
  navigation: {
    main: [
      {
        title: 'Köpa bostad',
        href: '/kopa-bostad/',
        children: [
          { title: 'Så går köpet till', href: '/kopa-bostad/' },
          { title: 'Vanliga frågor', href: '/vanliga-fragor/' },
        ],
      },
      {
        title: 'Inspiration',
        href: '/inspiration/',
        children: [{ title: 'Artiklar', href: '/inspiration/' }],
      },
      { title: 'Kontakt', href: '/kontakt/' },
    ],
    corporate: [
      { title: 'Om Husrum', href: '/om-oss/' },
      { title: 'Investerare', href: '/om-oss/investerare/' },
    ],
    career: [],
    quickLinks: [
      { title: 'Kundservice', href: '/kundservice/' },
      { title: 'Felanmälan', href: '/felanmalan/' },
      { title: 'Press', href: '/om-oss/press/' },
    ],
  },
  footer: {
    ...emptyChrome.footer,
    companyLinks: [{ title: 'Om oss', href: '/om-oss/' }],
    countryLinks: [
      { title: 'Sverige', href: 'https://www.husrum.example/', language: 'sv', isCurrent: true },
      { title: 'Norge', href: 'https://www.husrum-norge.example/', language: 'nb', isCurrent: false },
      { title: 'Suomi', href: 'https://www.husrum-suomi.example/', language: 'fi', isCurrent: false },
    ],
    copyright: '© 2026 Husrum AB',
  },
  popularSearches: [{ title: 'Lägenheter i Göteborg', href: '/sok-bostad/goteborg/' }],
  contact: { phone: '08-465 004 00', email: 'hej@husrum.example', hours: 'Vardagar 9–17' },
  cookiesPageUrl: '/cookies/',
  ...facts,
})

const noNotifications: Notifications = { list: async () => [], pause: async () => {} }

export const showFrame = async (
  page: FramedPage,
  {
    site: key = 'sweden',
    path = '/',
    address = path,
    session = { kind: 'guest' },
    keeper = makeFixedSessionStore(session),
    notifications = noNotifications,
    ...props
  }: Partial<Omit<LayoutProps, 'page' | 'children'>> & {
    readonly site?: SiteKey
    readonly address?: string
    readonly session?: SessionView
    readonly keeper?: SessionManager
    readonly notifications?: Notifications
  } = {},
) => {
  const site = siteByKey(key)
  const texts = await loadTexts(site.locale, allTexts)
  const answers = makeAnswers({ load: async () => makeAnswerCache('server') })
  await Promise.all([
    crisisBanner.bring(),
    redirectMessage.bring(),
    foldoutRules.bring(),
    signedInParts(site.locale).bring(),
    answers.bring(),
  ])
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider site={site} texts={texts}>
        <SessionProvider session={keeper}>
          <ConsentProvider store={makeFixedConsentStore(unansweredConsent)}>
            <UseCasesProvider useCases={{ notifications } as UseCases}>
              <AnswersProvider answers={answers}>
                <Layout page={page} path={path} {...props}>
                  <h1>Sidan</h1>
                </Layout>
              </AnswersProvider>
            </UseCasesProvider>
          </ConsentProvider>
        </SessionProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
}
