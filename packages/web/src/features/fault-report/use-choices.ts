// Choices of a step: first those loaded with the page, then those that the answers require.
import type {
  CaseArticle,
  CaseAsset,
  CaseBuilding,
  CaseFaqItem,
  CasePlace,
  CaseRoom,
  CaseView,
  CaseWizard,
  CaseWizardModel,
  DetailNotice,
  EmergencyKind,
  ReportedFault,
} from '@husrum/domain'
import {
  caseAreaOf,
  dayIn,
  detailNotices,
  emergencyOf,
  fallbackDetails,
  fallbackRooms,
  otherLast,
} from '@husrum/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Capabilities } from '../../frame/capabilities.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import { useSettledText } from '../../frame/use-settled-text.ts'
import type { FaultReportTexts } from '../../texts/sv/fault-report.ts'
import { nameOf } from './case-words.ts'

/** A list that is fetched. If it is not needed, nothing is fetched: it is empty and loaded. */
export interface Asked<Item> {
  readonly kind: 'loading' | 'loaded' | 'failed'
  readonly items: readonly Item[]
  readonly retry: () => void
}

export interface StepChoices {
  readonly homes: Asked<CasePlace>
  readonly publicPlaces: Asked<CasePlace>
  /** Results of the board's search; `isSearched` is true once the text is long enough. */
  readonly foundHomes: Asked<CasePlace>
  readonly foundBuildings: Asked<CaseBuilding>
  readonly isSearched: boolean
  readonly requestedRooms: Asked<CaseRoom>
  readonly requestedAssets: Asked<CaseAsset>
  /** All places and houses that can be selected now. */
  readonly places: readonly CasePlace[]
  readonly buildings: readonly CaseBuilding[]
  readonly rooms: readonly CaseRoom[]
  readonly assets: readonly CaseAsset[]
  readonly roomNames: (room: CaseRoom) => string
  readonly assetNames: (asset: CaseAsset) => string
  readonly isCommonArea: boolean
  readonly notices: readonly DetailNotice[]
  /** By the triage rule; undefined if the fault can wait, or before it is known. */
  readonly emergency: EmergencyKind | undefined
  readonly articles: readonly CaseArticle[]
  readonly faq: readonly CaseFaqItem[]
  readonly reported: Asked<ReportedFault>
}

type Answers = Map<string, readonly unknown[]>

/** Minimum length of the text of a board's search (FAULT-20). */
export const minSearchLength = 2

const noRetry = (): void => undefined

/** One request at a time, by its key; responses are cached until the wizard unmounts. */
const useAsked = <Item>(
  answers: Answers,
  key: string | undefined,
  ask: () => Promise<readonly Item[]>,
  /** An empty list is a failure; `isAtFirst`: the page came with an empty one. */
  empty: { readonly fails: boolean; readonly isAtFirst?: boolean } = { fails: false },
): Asked<Item> => {
  const [, setCount] = useState(0)
  const [failed, setFailed] = useState(empty.isAtFirst ? key : undefined)
  const latest = useRef(ask)
  latest.current = ask
  const { fails } = empty
  const load = useCallback(
    (wanted: string) => {
      setFailed(undefined)
      latest.current().then(
        (items) => {
          if (fails && items.length === 0) {
            setFailed(wanted)
            return
          }
          answers.set(wanted, items)
          setCount((before) => before + 1)
        },
        () => setFailed(wanted),
      )
    },
    [answers, fails],
  )
  const isKnown = key === undefined || answers.has(key)
  useEffect(() => {
    if (key !== undefined && !isKnown) load(key)
  }, [key, isKnown, load])
  if (key === undefined) return { kind: 'loaded', items: [], retry: noRetry }
  const items = answers.get(key) as readonly Item[] | undefined
  if (items) return { kind: 'loaded', items, retry: () => load(key) }
  return { kind: failed === key ? 'failed' : 'loading', items: [], retry: () => load(key) }
}

/** Steps that depend on the picked room. */
const afterProblemArea: readonly CaseView[] = [
  'problemAreaDetails',
  'appliances',
  'description',
  'summary',
  'summaryWithoutManagement',
  'residentSummary',
]

const isCommonArea = ({ form }: CaseWizard): boolean => caseAreaOf(form) === 'CommonAreas'

const keysOf = (wizard: CaseWizard, text: string) => {
  const { view, form, start } = wizard
  const place = form.selectedApartment
  const isAt = (...views: readonly CaseView[]) => views.includes(view)
  const isResidence = isAt('residentResidenceSelection')
  const isSearched = isAt('searchResidence') && text.trim().length >= minSearchLength
  const needsRooms = isAt('problemArea', ...afterProblemArea) && place !== null
  const roomsKey = isCommonArea(wizard) ? `property:${place?.propertyId}` : `home:${place?.id}`
  const room = form.problemArea
  const needsDetails = isAt(...afterProblemArea) && place !== null && room !== ''
  return {
    homes: isResidence ? 'homes' : undefined,
    publicPlaces: isResidence && form.type === 'publicSpace' ? 'publicPlaces' : undefined,
    foundHomes: isSearched ? `homes:${text.trim()}` : undefined,
    foundBuildings: isSearched ? `buildings:${text.trim()}` : undefined,
    isSearched,
    rooms: needsRooms ? `rooms:${roomsKey}` : undefined,
    assets: needsDetails ? `assets:${room}` : undefined,
    reported:
      needsDetails &&
      isCommonArea(wizard) &&
      isAt('problemAreaDetails') &&
      start.caseType !== 'boardMemberNoManagement'
        ? `reported:${place?.id}:${room}`
        : undefined,
  }
}

/** Data loaded with the page, under the keys that would request it. */
const sentAnswers = ({ wizard, choices }: CaseWizardModel): Answers => {
  const keys = keysOf(wizard, wizard.form.searchString)
  const sent: readonly (readonly [string | undefined, readonly unknown[] | undefined])[] = [
    [keys.homes, choices.homes],
    [keys.publicPlaces, choices.publicPlaces],
    [keys.foundHomes, choices.found?.homes],
    [keys.foundBuildings, choices.found?.buildings],
    [keys.rooms, choices.rooms.length > 0 ? choices.rooms : undefined],
    [keys.assets, choices.assets.length > 0 ? choices.assets : undefined],
    [keys.reported, choices.reported],
  ]
  return new Map(
    sent.flatMap(([key, items]) => (key !== undefined && items !== undefined ? [[key, items] as const] : [])),
  )
}

type Places = Capabilities['casePlaces']

export const useChoices = (
  model: CaseWizardModel,
  wizard: CaseWizard,
  texts: FaultReportTexts,
): StepChoices => {
  const { casePlaces }: { readonly casePlaces: Places } = useCapabilities()
  const [answers] = useState(() => sentAnswers(model))
  const { form, start } = wizard
  const settled = useSettledText(form.searchString)
  const keys = keysOf(wizard, settled)
  const place = form.selectedApartment
  const homes = useAsked(answers, keys.homes, () => casePlaces.agreements())
  const publicPlaces = useAsked(answers, keys.publicPlaces, () => casePlaces.publicAddresses())
  const foundHomes = useAsked(answers, keys.foundHomes, () => casePlaces.searchHomes(settled.trim()))
  const foundBuildings = useAsked(answers, keys.foundBuildings, () =>
    casePlaces.searchBuildings(settled.trim()),
  )
  const requestedRooms = useAsked(answers, keys.rooms, () =>
    isCommonArea(wizard)
      ? casePlaces.roomsOfProperty(place?.propertyId ?? '')
      : casePlaces.roomsOfHome(place?.id ?? ''),
  )
  const requestedAssets = useAsked(answers, keys.assets, () => casePlaces.assets(form.problemArea), {
    fails: true,
    isAtFirst: model.page === 'problemAreaDetails' && model.choices.assets.length === 0,
  })
  const reported = useAsked(answers, keys.reported, () =>
    casePlaces.reportedFaults(place?.id ?? '', form.problemArea),
  )

  const area = caseAreaOf(form)
  const { country } = useSite()
  const [today] = useState(() => dayIn(Date.now(), country))
  const named = (key: string) => ({ id: key, name: '', key })
  // Without a selected home, or without fetched lists for it, the fixed lists are offered (FAULT-22).
  const isListed =
    keys.rooms !== undefined && (requestedRooms.kind !== 'loaded' || requestedRooms.items.length > 0)
  const rooms = otherLast(isListed ? requestedRooms.items : fallbackRooms(area).map(named))
  const room = rooms.find(({ id }) => id === form.problemArea)
  const assets = isListed
    ? requestedAssets.items
    : fallbackDetails(area, form.problemArea).map((key) => ({ ...named(key), faqIds: [] }))
  const asset = assets.find(({ id }) => id === form.problemAreaDetails)
  const faqIds = asset?.faqIds ?? []
  const notices = detailNotices({
    room: room?.key ?? '',
    detail: asset?.key ?? '',
    faqIds,
    rentalBuilding: place?.rentalBuilding ?? false,
    objectTypeId: place?.objectTypeId ?? '',
  })
  const helpKey = notices.includes('faq') ? faqIds.join(',') : undefined
  const articles = useAsked(
    answers,
    start.variant === 'SE' && helpKey !== undefined ? `articles:${helpKey}` : undefined,
    () => casePlaces.articles(faqIds),
  )
  const faq = useAsked(
    answers,
    start.variant === 'NO' && helpKey !== undefined ? `faq:${helpKey}` : undefined,
    () => casePlaces.faq(faqIds),
  )
  return {
    homes,
    publicPlaces,
    foundHomes,
    foundBuildings,
    isSearched: keys.isSearched,
    requestedRooms: isListed ? requestedRooms : { kind: 'loaded', items: rooms, retry: noRetry },
    requestedAssets: isListed ? requestedAssets : { kind: 'loaded', items: assets, retry: noRetry },
    places: [...homes.items, ...publicPlaces.items, ...foundHomes.items],
    buildings: foundBuildings.items,
    rooms,
    assets,
    roomNames: (each) => nameOf(each, texts.rooms),
    assetNames: (each) => nameOf(each, texts.details),
    isCommonArea: area === 'CommonAreas',
    notices,
    emergency: emergencyOf({
      area,
      room: room?.key ?? '',
      problem: asset?.key ?? '',
      description: form.description,
      day: today,
    }),
    articles: articles.items,
    faq: faq.items,
    reported,
  }
}
