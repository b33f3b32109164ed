/** The part of the library that is used here; it comes without types. */
declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
      readonly keepFeatures: readonly string[]
    },
  ) => Promise<Uint8Array>
  export default subsetFont
}
