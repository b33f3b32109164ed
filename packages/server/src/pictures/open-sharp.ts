// The picture library, read when the first picture comes: it brings a library of the machine's own, which a start need not wait for.

export const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  // One picture at a time is enough for all who send them, and keeps the memory that they take in bounds.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
