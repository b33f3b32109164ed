// The exact style elements that react-aria adds to a page: the content security policy allows them by hash.

/** For pressable elements (`usePress`): no delay for a second tap. */
const ofPressables = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

/** While an overlay is open on iOS (`usePreventScroll`). */
const ofCoveredPages = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`

export const libraryStyles: readonly string[] = [ofPressables, ofCoveredPages]
