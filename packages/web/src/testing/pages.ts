// Pages for tests: each test gives only the facts that it is about.
import type {
  BookingStep,
  BookingWithdrawalPage,
  CaseChoices,
  CaseWizardModel,
  CaseWizardPage,
  ClickToBuyPage,
  ContentPage,
  ObjectPage,
  ResidenceExplorerPage,
  SearchPage,
  StagePage,
  StartPage,
} from '@husrum/domain'
import { startCase } from '@husrum/domain'
import { aCaseStart, aHomeInDetail, aStage } from '@husrum/domain/testing'
import { emptyChrome } from '../app/empty-chrome.ts'

const base = {
  ...emptyChrome,
  pageId: 'page-1',
  siteVersion: '1',
  language: 'sv',
  seo: { title: 'Sidan', description: '', canonical: 'http://localhost/', robots: 'index,follow' },
  breadcrumbs: [],
} as const

export const aContentPage = (facts: Partial<ContentPage> = {}): ContentPage => ({
  ...base,
  template: 'faq',
  model: { heading: 'Sidan', blocks: [] },
  ...facts,
})

export const aStartPage = (facts: Partial<StartPage> = {}): StartPage => ({
  ...base,
  template: 'start',
  model: { heading: 'Nya hem', preamble: '', heroImage: 'ext-1', places: [], newestIds: [], blocks: [] },
  ...facts,
})

export const aSearchPage = (facts: Partial<SearchPage> = {}): SearchPage => ({
  ...base,
  template: 'search',
  model: { heading: 'Sök bostad', preamble: '', tags: [] },
  ...facts,
})

export const anObjectPage = (facts: Partial<ObjectPage> = {}): ObjectPage => ({
  ...base,
  template: 'object',
  model: { home: aHomeInDetail(), stage: aStage(), similar: [] },
  ...facts,
})

export const aStagePage = (facts: Partial<StagePage> = {}): StagePage => ({
  ...base,
  template: 'stage',
  model: { stage: aStage(), homeIds: [], nearby: [] },
  ...facts,
})

export const noChoices: CaseChoices = {
  homes: [],
  publicPlaces: [],
  rooms: [],
  assets: [],
  notices: [],
  articles: [],
  faq: [],
  reported: [],
}

/** A report that begins, unless said otherwise. */
export const aResidenceExplorerPage = (
  facts: Partial<ResidenceExplorerPage> = {},
): ResidenceExplorerPage => ({
  ...base,
  template: 'residenceExplorer',
  model: { stage: aStage() },
  ...facts,
})

export const aCaseWizardPage = (facts: Partial<CaseWizardModel> = {}): CaseWizardPage => {
  const wizard = facts.wizard ?? startCase(aCaseStart())
  return {
    ...base,
    template: 'caseWizard',
    model: { wizard, page: wizard.view, choices: noChoices, uploads: [], emergencies: [], ...facts },
  }
}

export const aClickToBuyPage = (step: BookingStep): ClickToBuyPage => ({
  ...base,
  template: 'clickToBuy',
  model: { step },
})

export const aBookingWithdrawalPage = (): BookingWithdrawalPage => ({
  ...base,
  template: 'bookingWithdrawal',
  model: { heading: 'Ångra eller avbryt en bokning' },
})
