// Addresses and format of encrypted 360-degree pictures (SEARCH-38).

/** `low` is loaded first and has a tenth of the size. */
export const panoramaQualities = ['low', 'high'] as const
export type PanoramaQuality = (typeof panoramaQualities)[number]

/** Bytes of the initialisation vector at the start of a file. */
export const qhdrVectorBytes = 12
/** Bytes of the authentication tag at the end of a file. */
export const qhdrTagBytes = 16

export interface PanoramaFile {
  readonly objectId: string
  readonly cameraId: string
  readonly furnishingId: string
  readonly quality: PanoramaQuality
}

const shape = /^([\w-]{1,100})\.([\w-]{1,40})\.([\w-]{1,40})(\.low)?\.qhdr$/

/** "home-00017.kitchen.light.low.qhdr" */
export const panoramaFileName = ({ objectId, cameraId, furnishingId, quality }: PanoramaFile): string =>
  `${objectId}.${cameraId}.${furnishingId}${quality === 'low' ? '.low' : ''}.qhdr`

/** Undefined if the name is not that of a panorama file. */
export const readPanoramaFileName = (name: string): PanoramaFile | undefined => {
  const [, objectId, cameraId, furnishingId, low] = shape.exec(name) ?? []
  if (objectId === undefined || cameraId === undefined || furnishingId === undefined) return undefined
  return { objectId, cameraId, furnishingId, quality: low === undefined ? 'high' : 'low' }
}

/** `GET {token}{stageId}/{objectName}`: the token includes its trailing slash. */
export const panoramaFilePath = (token: string, stageId: string, objectName: string): string =>
  `/services/explorer/${token}${stageId}/${objectName}`
