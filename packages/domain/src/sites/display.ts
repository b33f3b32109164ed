// Measures of the display, with their units (PLAT-19).

/** Measures of the display. Lengths end in `Px`, times in `Ms`. */
export const displayMeasures = {
  /** Widest window that gets the mobile view. */
  mobileMaxWidthPx: 625,
  /** The header is "at top" while the page is scrolled less than this. */
  headerAtTopPx: 90,
  /** The page is "below the fold" once it is scrolled further than this. */
  headerBelowFoldPx: 300,
  /** How far one press of a scroll arrow moves. */
  scrollArrowStepPx: 150,
  /** How long a foldout may take to open before it has the focus. */
  foldoutFocusTimeoutMs: 350,
  /** What stays free above a content block that a hash scrolls to. */
  blockScrollOffsetPx: 150,
  /** How long a page waits before it scrolls to a content block. */
  blockScrollDelayMs: 500,
  /** How long a window must keep its size before the page looks at it. */
  resizeDebounceMs: 300,
  /** How long after a page change links to other sites are rewired. */
  externalLinkRewiringMs: 1000,
} as const

/** Freshness of queries: one retry, fresh for 30 seconds, no refetch on focus (PLAT-21). */
export const queryFreshness = { retries: 1, staleMs: 30_000, refetchOnWindowFocus: false } as const

/** Whether the mobile view applies: a narrow window, or a device that is a phone, a tablet or runs iOS. */
export const isMobileView = (widthPx: number, isHandheld = false): boolean =>
  isHandheld || widthPx <= displayMeasures.mobileMaxWidthPx
