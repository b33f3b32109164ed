// Photos of a fault are uploaded scaled down and without their location, and uploads resume after a reload.
import type { Page, Request } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

/** Pixels, as in photos of a phone. */
const size = { width: 4000, height: 3000 }
const place = 'Kaptensgatan 7, Ystad'

/** Metadata as a camera writes it before the picture (Exif 2.32): the location, in degrees and in words. */
const cameraFacts = (): Buffer => {
  const words = Buffer.from(`${place}\0`)
  const tiff = Buffer.alloc(38 + 30)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  entry(10, 0x010e, 2, words.length, tiff.length)
  entry(22, 0x8825, 4, 1, 38)
  // GPS directory: version and reference north.
  tiff.writeUInt16LE(2, 38)
  entry(40, 0x0000, 1, 4, 0x0302)
  entry(52, 0x0001, 2, 2, 'N'.charCodeAt(0))
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, words])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** A photo of twelve million pixels, about as large as a real one. */
const takePhoto = async (page: Page) => {
  const plain = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    const grain = new ImageData(width, 100)
    const max = 65_536
    for (let at = 0; at < grain.data.length; at += max)
      crypto.getRandomValues(grain.data.subarray(at, Math.min(at + max, grain.data.length)))
    // Opaque.
    for (let at = 3; at < grain.data.length; at += 4) grain.data[at] = 255
    for (let y = 0; y < height; y += 100) context?.putImageData(grain, 0, y)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 })
    const reader = new FileReader()
    reader.readAsDataURL(blob)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result).split(',')[1] ?? ''
  }, size)
  const picture = Buffer.from(plain, 'base64')
  return {
    name: 'IMG_2041.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([picture.subarray(0, 2), cameraFacts(), picture.subarray(2)]),
  }
}

/** Signs in as a buyer who reports no faults in other tests, and accepts the terms. */
const begin = async (page: Page) => {
  await page.goto('/logga-in/?referrer=/felanmalan/boende/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Birger Åkesson/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL('**/felanmalan/boende/villkor/')
  await waitUntilAlive(page)
  await page.getByLabel(/godkänner villkoren/).check()
  await page.locator('button[value="next"]').click()
  await page.getByText('Har du redan tagit bilder?').click()
}

const giveUp = async (page: Page) => {
  await page.locator('button[value="abort"]').click()
  await page.getByRole('button', { name: 'Avbryt och ta bort' }).click()
  await page.waitForURL((url) => url.pathname === '/felanmalan/')
}

const isPart = (request: Request) =>
  request.method() === 'PATCH' && request.url().includes('/services/files/uploads/')
const offsetOf = (request: Request) => Number(request.headers()['upload-offset'])
const pick = (page: Page, photo: Awaited<ReturnType<typeof takePhoto>>) =>
  page.locator('input[type="file"]').first().setInputFiles(photo)
/** Counts the files whose upload would resume after a reload. */
const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('husrum-files')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
          counting.onerror = () => reject(counting.error)
        }
      }),
  )
const ready = (page: Page) => page.getByText(/[kM]B · Klar/)

test('a large photo is uploaded scaled down and without its location', async ({ page }) => {
  await begin(page)
  const photo = await takePhoto(page)
  expect(photo.buffer.includes(place)).toBe(true)
  const parts: Request[] = []
  page.on('request', (request) => {
    if (isPart(request)) parts.push(request)
  })
  await pick(page, photo)
  await expect(ready(page)).toBeVisible({ timeout: 30_000 })
  const sent = Buffer.concat(
    parts
      .toSorted((one, other) => offsetOf(one) - offsetOf(other))
      .map((request) => request.postDataBuffer() ?? Buffer.alloc(0)),
  )
  expect(sent.length).toBeGreaterThan(100_000)
  expect(sent.length).toBeLessThan(photo.buffer.length / 1.5)
  // Search only the metadata before the pixels, because pixels can contain any three letters by chance.
  const told = sent.subarray(0, sent.indexOf(Buffer.from([0xff, 0xda])))
  expect(told.length).toBeGreaterThan(100)
  for (const words of [place, 'Exif', 'GPS']) expect(told.includes(words)).toBe(false)
  const shown = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    return { width, height }
  }, sent.toString('base64'))
  expect(shown).toEqual({ width: 2560, height: 1920 })
  await giveUp(page)
})

test('an interrupted upload resumes after a reload, from the last stored part', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/)
  await begin(page)
  const photo = await takePhoto(page)
  let isCut = true
  const offsets: number[] = []
  await page.route('**/services/files/uploads/**', async (route) => {
    const request = route.request()
    if (isPart(request) && isCut && offsetOf(request) > 0) return route.abort()
    if (isPart(request)) offsets.push(offsetOf(request))
    return route.continue()
  })
  await pick(page, photo)
  await expect(page.getByText(/Väntar på nätet/)).toBeVisible({ timeout: 30_000 })
  expect(offsets).toEqual([0])
  await expect.poll(() => countStored(page)).toBe(1)
  // Accept the browser's question about leaving during an upload.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  isCut = false
  await waitUntilAlive(page)
  await page.getByText('Har du redan tagit bilder?').click()
  await expect(ready(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('IMG_2041.jpg').first()).toBeVisible()
  expect(offsets[1]).toBe(1024 * 1024)
  expect(new Set(offsets).size).toBe(offsets.length)
  await giveUp(page)
})
