// Shows a page in its frame, as a site would.
import type { NotificationBox, SessionKeeper, SessionView } from '@husrum/application'
import type { SiteKey } from '@husrum/domain'
import { siteByKey, unansweredConsent } from '@husrum/domain'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import type { UseCases } from '../composition/use-cases.ts'
import { UseCasesProvider } from '../composition/use-use-cases.tsx'
import { ConsentProvider } from '../features/consent/consent-context.tsx'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { makeFixedSessionStore } from '../features/session/session-store.ts'
import { makeAnswerCache } from '../page/answer-cache.ts'
import { makeAnswers } from '../page/answers.ts'
import { AnswersProvider } from '../page/answers-context.tsx'
import { emptyChrome } from '../page/empty-chrome.ts'
import { SessionProvider } from '../page/session-context.tsx'
import { SiteProvider } from '../page/site-context.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { foldoutRules } from './await-foldouts.ts'
import { crisisBanner } from './crisis-banner-part.ts'
import type { FramedPage } from './framed-page.ts'
import type { LayoutProps } from './Layout.tsx'
import { Layout } from './Layout.tsx'
import { redirectMessage } from './redirect-message-part.ts'
import { signedInParts } from './signed-in-parts.tsx'

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

const noNotifications: NotificationBox = { list: async () => [], pause: async () => {} }

export const showFrame = async (
  page: FramedPage,
  {
    site: key = 'sweden',
    path = '/',
    address = path,
    session = { kind: 'guest' },
    keeper = makeFixedSessionStore(session),
    notificationBox = noNotifications,
    ...props
  }: Partial<Omit<LayoutProps, 'page' | 'children'>> & {
    readonly site?: SiteKey
    readonly address?: string
    readonly session?: SessionView
    readonly keeper?: SessionKeeper
    readonly notificationBox?: NotificationBox
  } = {},
) => {
  const site = siteByKey(key)
  const texts = await loadTexts(site.locale)
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
            <UseCasesProvider useCases={{ notificationBox } as UseCases}>
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
