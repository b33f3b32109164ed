// Measures of the display, with their units (PLAT-19).

/** Measures of the display. Lengths end in `Px`, times in `Ms`. */
export const displayMeasures = {
  /** Maximum width of a window with the mobile view. */
  mobileMaxWidthPx: 625,
  /** The header is "at top" while the page is scrolled less than this. */
  headerAtTopPx: 90,
  /** The page is "below the fold" once it is scrolled further than this. */
  headerBelowFoldPx: 300,
  /** Distance of one press of a scroll arrow. */
  scrollArrowStepPx: 150,
  /** Maximum time for a foldout to open before it gets the focus. */
  foldoutFocusTimeoutMs: 350,
  /** Free space above a content block that a hash scrolls to. */
  blockScrollOffsetPx: 150,
  /** Delay before a page scrolls to a content block. */
  blockScrollDelayMs: 500,
  /** Debounce of a window's size. */
  resizeDebounceMs: 300,
  /** Delay after a page change before links to other sites are rewired. */
  externalLinkRewiringMs: 1000,
} as const

/** Freshness of queries: one retry, fresh for 30 seconds, no refetch on focus (PLAT-21). */
export const queryFreshness = { retries: 1, staleMs: 30_000, refetchOnWindowFocus: false } as const

/** Whether the mobile view applies: a narrow window, or a device that is a phone, a tablet or runs iOS. */
export const isMobileView = (widthPx: number, isHandheld = false): boolean =>
  isHandheld || widthPx <= displayMeasures.mobileMaxWidthPx
