// The choices at a step of a report, based on the answers so far.
import type { CaseAsset, CaseChoices, CasePageName, CaseRoom, CaseWizard } from '@husrum/domain'
import {
  caseAreaOf,
  caseWarrantyOf,
  dayIn,
  detailNotices,
  fallbackDetails,
  fallbackRooms,
  isAddressTyped,
} from '@husrum/domain'
import type { ReportsOf } from './case-reporter.ts'
import type { CaseArticles } from './postgres-case-articles.ts'
import type { CasePlacesOf, KnownPlace } from './postgres-case-places.ts'
import type { ReportedFaults } from './postgres-reported-faults.ts'

export interface CaseChoicesOptions {
  readonly places: CasePlacesOf
  readonly articles: CaseArticles
  readonly reported: ReportedFaults
  readonly now: () => number
}

const nothing = {
  homes: [],
  publicPlaces: [],
  rooms: [],
  assets: [],
  notices: [],
  articles: [],
  faq: [],
  reported: [],
} as const satisfies CaseChoices

/** An entry of a fixed list, whose names are texts of each site. */
const unnamed = (key: string) => ({ id: key, key, name: '' })

export type ChoicesOf = ReturnType<typeof makeCaseChoices>

export const makeCaseChoices = ({ places, articles, reported, now }: CaseChoicesOptions) => {
  const picked = async ({ start, form }: CaseWizard, whose: ReportsOf): Promise<KnownPlace | undefined> =>
    isAddressTyped(start.caseType, form) || !form.selectedApartment
      ? undefined
      : places.find(form.selectedApartment.id, whose)

  const roomsFor = async (
    { form }: CaseWizard,
    known: KnownPlace | undefined,
    whose: ReportsOf,
  ): Promise<readonly CaseRoom[]> => {
    const fetched = known
      ? await (known.kind === 'home'
          ? places.roomsOfHome(known.place.id, whose)
          : places.roomsOfProperty(known.place.propertyId, whose))
      : undefined
    return fetched?.length ? fetched : fallbackRooms(caseAreaOf(form)).map(unnamed)
  }

  /** The things in the selected room that can be faulty. */
  const assetsFor = async ({ form }: CaseWizard, whose: ReportsOf): Promise<readonly CaseAsset[]> => {
    const fetched = form.problemArea === '' ? undefined : await places.assets(form.problemArea, whose)
    // Empty for a room without a list: the page says so.
    return (
      fetched ??
      fallbackDetails(caseAreaOf(form), form.problemArea).map((key) => ({ ...unnamed(key), faqIds: [] }))
    )
  }

  const detail = async (
    wizard: CaseWizard,
    known: KnownPlace | undefined,
    whose: ReportsOf,
    picks: string = wizard.form.problemAreaDetails,
  ) => {
    const { form, start } = wizard
    const [assets, room, vendor] = await Promise.all([
      assetsFor(wizard, whose),
      places.room(form.problemArea, whose),
      places.vendorIds(whose),
    ])
    const asset = assets.find(({ id }) => id === picks)
    const notices = asset
      ? detailNotices(
          {
            room: room?.key ?? form.problemArea,
            detail: asset.key,
            faqIds: asset.faqIds,
            rentalBuilding: known?.place.rentalBuilding ?? false,
            objectTypeId: known?.place.objectTypeId ?? '',
          },
          vendor.skippedObjectType || undefined,
        )
      : []
    // Norway has questions and answers where Sweden has articles (FAULT-70).
    const ids = notices.includes('faq') ? (asset?.faqIds ?? []) : []
    const [faq, stored] = await Promise.all([
      start.variant === 'NO' ? articles.faq(ids, whose.site) : [],
      start.variant === 'SE' ? articles.articles(ids, whose.site) : [],
    ])
    return { assets, asset, notices, faq, articles: stored }
  }

  return {
    picked,
    roomsFor,
    detail,

    /** The choices at a page of the wizard; texts are already sanitised. */
    at: async (wizard: CaseWizard, page: CasePageName, whose: ReportsOf): Promise<CaseChoices> => {
      const { form, start } = wizard
      const known = await picked(wizard, whose)
      const warranty =
        known?.completedOn && (page === 'problemArea' || page === 'description')
          ? { warranty: caseWarrantyOf(known.completedOn, start.variant, dayIn(now(), whose.site.country)) }
          : {}
      switch (page) {
        case 'residentResidenceSelection': {
          const [homes, publicPlaces] = await Promise.all([
            places.agreements(whose),
            places.publicAddresses(whose),
          ])
          return { ...nothing, homes, publicPlaces }
        }
        case 'searchResidence': {
          const text = form.searchString
          if (text.trim().length < 2) return nothing
          const [buildings, homes] = await Promise.all([
            places.search(text, 'buildings', whose),
            places.search(text, 'homes', whose),
          ])
          return { ...nothing, found: { buildings, homes } }
        }
        case 'contactDetails':
        case 'compound': {
          const association = await places.association(whose)
          return { ...nothing, ...(association && { association }) }
        }
        case 'problemArea':
          return { ...nothing, rooms: await roomsFor(wizard, known, whose), ...warranty }
        case 'problemAreaDetails': {
          const found = await detail(wizard, known, whose)
          return {
            ...nothing,
            // The notices depend on the room too.
            rooms: await roomsFor(wizard, known, whose),
            assets: found.assets,
            notices: found.notices,
            articles: found.articles as unknown as CaseChoices['articles'],
            faq: found.faq as CaseChoices['faq'],
            reported:
              known && known.kind !== 'home'
                ? ((await reported.list({ placeId: known.place.id, roomId: form.problemArea }, whose)) ?? [])
                : [],
          }
        }
        case 'description':
        case 'appliances':
        case 'summary':
        case 'summaryWithoutManagement':
        case 'residentSummary': {
          // What was picked decides about the emergency number at all later steps.
          const [rooms, assets] = await Promise.all([
            roomsFor(wizard, known, whose),
            assetsFor(wizard, whose),
          ])
          return { ...nothing, rooms, assets, ...warranty }
        }
        default:
          return nothing
      }
    },
  }
}
