// Addresses and format of encrypted 360-degree pictures (SEARCH-38).

/** Low comes first and is a tenth of the bytes. */
export const panoramaQualities = ['low', 'high'] as const
export type PanoramaQuality = (typeof panoramaQualities)[number]

/** Bytes of a file's initialisation vector, which it begins with. */
export const qhdrVectorBytes = 12
/** Bytes of the tag that it ends with. */
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

/** Undefined for what is no name of a picture. */
export const readPanoramaFileName = (name: string): PanoramaFile | undefined => {
  const [, objectId, cameraId, furnishingId, low] = shape.exec(name) ?? []
  if (objectId === undefined || cameraId === undefined || furnishingId === undefined) return undefined
  return { objectId, cameraId, furnishingId, quality: low === undefined ? 'high' : 'low' }
}

/** `GET {token}{stageId}/{objectName}`: the token brings its own slash. */
export const panoramaFilePath = (token: string, stageId: string, objectName: string): string =>
  `/services/explorer/${token}${stageId}/${objectName}`
