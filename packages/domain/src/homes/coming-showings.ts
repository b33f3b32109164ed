// Viewings that somebody can still go to.

/** `showings` from `today` (`yyyy-MM-dd`) on; compared as ISO 8601 text, as the viewing filter does. */
export const comingShowings = (showings: readonly string[], today: string): readonly string[] =>
  showings.filter((showing) => showing >= today)
