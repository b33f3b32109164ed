// Maps view models from the wire: blocks that this release cannot render are omitted, and HTML is sanitised.
import type { BlockDto, ChromeDto, PageDto, StageDetailsDto } from '@husrum/contract'
import { isKnownBlock } from '@husrum/contract'
import type { Block, Chrome, Page, PlacedBlock, SafeHtml, StageDetails } from '@husrum/domain'
import { readCaseForm } from '@husrum/domain'
import { toContact } from '../contacts/contact-mapper.ts'
import { toPremises, toPremisesDetails } from '../premises/premises-mapper.ts'
import { toHomeDetails, toPageHome, toPageStage } from './home-page-mapper.ts'

export type SanitiseHtml = (html: string) => SafeHtml

/** Called if a page has HTML; a rejected load fails the page. */
export type LoadSanitiser = () => Promise<SanitiseHtml>

const refuseHtml: SanitiseHtml = () => {
  throw new Error('Only blocks with HTML are sanitised')
}

const hasHtml = ({ kind }: BlockDto): boolean => kind === 'text' || kind === 'faq' || kind === 'video'

const toBlock = (block: BlockDto, sanitise: SanitiseHtml): Block => {
  switch (block.kind) {
    case 'text':
      return { ...block, body: sanitise(block.body) } as Block
    case 'faq':
      return {
        ...block,
        questions: block.questions.map(({ question, answer }) => ({ question, answer: sanitise(answer) })),
      } as Block
    case 'video':
      return {
        ...block,
        ...(block.transcript !== undefined && { transcript: sanitise(block.transcript) }),
      } as Block
    case 'listing':
      return ('stages' in block ? { ...block, stages: block.stages.map(toPageStage) } : block) as Block
    default:
      return block as Block
  }
}

export const toChrome = (chrome: ChromeDto): Chrome => chrome as Chrome

export interface MappedPage {
  readonly page: Page
  /** Kinds of the omitted blocks, each once: newer than this release, or with a missing field. */
  readonly leftOut: readonly string[]
}

const toStageDetails = ({ contacts, ...stage }: StageDetailsDto): StageDetails => ({
  ...toPageStage(stage),
  ...(contacts && { contacts: contacts.map(toContact) }),
})

type CaseWizardDto = Extract<PageDto, { readonly template: 'caseWizard' }>['model']

const toCaseWizard = ({ wizard, choices, ...model }: CaseWizardDto, sanitise: SanitiseHtml) => ({
  ...model,
  wizard: { ...wizard, form: readCaseForm(wizard.form) },
  choices: {
    ...choices,
    assets: choices.assets.map(({ faqIds = [], ...asset }) => ({ ...asset, faqIds })),
    articles: choices.articles.map(({ title, text }) => ({ title, text: sanitise(text) })),
    faq: choices.faq.map(({ answer, ...item }) => ({ ...item, answer: sanitise(answer) })),
  },
})

/** `isChecked`: every block is known to be one that this release can render. */
export const toPage = async (
  page: PageDto,
  { loadSanitiser, isChecked }: { readonly loadSanitiser: LoadSanitiser; readonly isChecked: boolean },
): Promise<MappedPage> => {
  if (page.template === 'object' || page.template === 'rental') {
    const { home, stage, similar } = page.model
    const model = {
      ...page.model,
      home: toHomeDetails(home),
      stage: toStageDetails(stage),
      similar: similar.map(toPageHome),
    }
    return { page: { ...page, model } as Page, leftOut: [] }
  }
  if (page.template === 'stage' || page.template === 'rentalProject') {
    const { stage, nearby } = page.model
    const model = { ...page.model, stage: toStageDetails(stage), nearby: nearby.map(toPageStage) }
    return { page: { ...page, model } as Page, leftOut: [] }
  }
  if (page.template === 'residenceExplorer')
    return { page: { ...page, model: { stage: toPageStage(page.model.stage) } } as Page, leftOut: [] }
  if ('instead' in page.model && page.model.instead) {
    const model = { ...page.model, instead: page.model.instead.map(toPageStage) }
    return { page: { ...page, model } as Page, leftOut: [] }
  }
  if (page.template === 'successionStage') {
    const { stage, homes } = page.model
    const model = { ...page.model, stage: toStageDetails(stage), homes: homes.map(toPageHome) }
    return { page: { ...page, model } as Page, leftOut: [] }
  }
  if (page.template === 'premisesObject') {
    const { premises, similar } = page.model
    const model = { premises: toPremisesDetails(premises), similar: similar.map(toPremises) }
    return { page: { ...page, model } as Page, leftOut: [] }
  }
  if (page.template === 'caseWizard') {
    const { articles, faq } = page.model.choices
    const sanitise = articles.length + faq.length > 0 ? await loadSanitiser() : refuseHtml
    return { page: { ...page, model: toCaseWizard(page.model, sanitise) } as Page, leftOut: [] }
  }
  if (!('blocks' in page.model)) return { page: page as Page, leftOut: [] }
  const { blocks: given } = page.model
  const known = new Set(isChecked ? given : given.filter(isKnownBlock))
  const leftOut = given.filter((block) => !known.has(block))
  const sanitise = given.some((block) => hasHtml(block as BlockDto)) ? await loadSanitiser() : refuseHtml
  // If some blocks are omitted, the others keep their position as `number`.
  const blocks = given.flatMap((block, at): readonly PlacedBlock[] =>
    known.has(block)
      ? [{ ...toBlock(block as BlockDto, sanitise), ...(leftOut.length > 0 && { number: at + 1 }) }]
      : [],
  )
  const own = page.template === 'notFoundPremises' ? { nearest: page.model.nearest.map(toPremises) } : {}
  return {
    page: { ...page, model: { ...page.model, ...own, blocks } } as Page,
    leftOut: [...new Set(leftOut.map(({ kind }) => kind))],
  }
}
