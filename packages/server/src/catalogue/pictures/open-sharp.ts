// The picture library, loaded on first use: it loads a native library, which a start need not wait for.

export const openSharp = async () => {
  const { default: sharp } = await import('sharp')
  // One thread at a time is enough for all uploads, and limits memory.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
