// A map layer from one archive (PMTiles): raster images, or vectors that are drawn here.
import type { Locale } from '@husrum/domain'
import type { Coords, DoneCallback, Layer } from 'leaflet'
import * as leaflet from 'leaflet'
import { PMTiles, TileType } from 'pmtiles'

const mimeTypes: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

const pictureLayer = (archive: PMTiles, type: string, maxNativeZoom: number): Layer => {
  const Pictures = leaflet.GridLayer.extend({
    createTile({ z, x, y }: Coords, done: DoneCallback) {
      const picture = document.createElement('img')
      picture.alt = ''
      const free = () => URL.revokeObjectURL(picture.src)
      picture.addEventListener('load', free)
      picture.addEventListener('error', free)
      archive.getZxy(z, x, y).then(
        (tile) => {
          if (tile) picture.src = URL.createObjectURL(new Blob([tile.data], { type }))
          done(undefined, picture)
        },
        (error: Error) => done(error, picture),
      )
      return picture
    },
  }) as new (
    options: leaflet.GridLayerOptions,
  ) => Layer
  return new Pictures({ maxNativeZoom, maxZoom: 18 })
}

const vectorLayer = async (url: string, lang: Locale): Promise<Layer> => {
  // It expects Leaflet on the window.
  Object.assign(window, { L: leaflet })
  const { leafletLayer } = await import('protomaps-leaflet')
  const flavor = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return leafletLayer({ url, flavor, lang: lang === 'nb' ? 'no' : lang }) as unknown as Layer
}

/** Rejects if the archive does not exist or has another content type. */
export const archiveLayer = async (url: string, lang: Locale): Promise<Layer> => {
  const archive = new PMTiles(url)
  const { tileType, maxZoom } = await archive.getHeader()
  if (tileType === TileType.Mvt) return vectorLayer(url, lang)
  const type = mimeTypes[tileType]
  if (type === undefined) throw new Error(`The map at ${url} holds tiles of an unknown kind (${tileType}).`)
  return pictureLayer(archive, type, maxZoom)
}
