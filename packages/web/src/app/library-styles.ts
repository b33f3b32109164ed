// The style elements that react-aria adds to a page, to the letter: the content policy lets in what is known beforehand.

/** Of pressable elements (`usePress`): no delay for a second tap. */
const ofPressables = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

/** While something lies over the page on iOS (`usePreventScroll`). */
const ofCoveredPages = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`

export const libraryStyles: readonly string[] = [ofPressables, ofCoveredPages]
