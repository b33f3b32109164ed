// Where uploaded files are stored, and the malware scanner.
import { z } from '@husrum/contract'
import type { FileSettings } from '../files/file-settings.ts'
import type { Variables } from './parse-settings.ts'
import { address, parseSettings, setting, wholeNumber } from './parse-settings.ts'

const clamdPort = 3310

export const fileShape = {
  S3_BUCKET: setting(
    z.optional(z.string()),
    'bucket of an S3-compatible store for uploaded files. Needed with several servers, or without a disk',
    'the data directory',
  ),
  S3_ENDPOINT: setting(
    z.optional(address('S3_ENDPOINT', ['http:', 'https:'])),
    'address of the store',
    'Amazon S3',
  ),
  S3_REGION: setting(z.optional(z.string()), 'region of the bucket', 'us-east-1'),
  S3_ACCESS_KEY_ID: setting(z.optional(z.string()), 'access key of the store'),
  S3_SECRET_ACCESS_KEY: setting(z.optional(z.string()), 'secret key of the store'),
  CLAMD_HOST: setting(
    z.optional(z.string()),
    'host of the ClamAV daemon, which scans uploaded files. Files wait until it answers',
    'files are checked by their structure only',
  ),
  CLAMD_PORT: setting(
    z.optional(wholeNumber('CLAMD_PORT', 1, 65_535)),
    'port of the ClamAV daemon',
    String(clamdPort),
  ),
  CLAMD_SOCKET: setting(z.optional(z.string()), 'socket of the ClamAV daemon, instead of host and port'),
}

const files = z.object(fileShape).check(
  z.refine(
    ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      (S3_BUCKET === undefined) === (S3_ACCESS_KEY_ID === undefined) &&
      (S3_BUCKET === undefined) === (S3_SECRET_ACCESS_KEY === undefined),
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.',
  ),
  z.refine(
    ({ CLAMD_HOST, CLAMD_SOCKET }) => CLAMD_HOST === undefined || CLAMD_SOCKET === undefined,
    'Set CLAMD_HOST or CLAMD_SOCKET, not both.',
  ),
)

export const readFileSettings = (
  variables: Variables,
): { readonly settings: FileSettings; readonly wrong: readonly string[] } => {
  const { settings, wrong } = parseSettings(files, variables)
  if (!settings) return { settings: {}, wrong }
  const {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    CLAMD_HOST: host,
    CLAMD_PORT: port = clamdPort,
    CLAMD_SOCKET: socket,
  } = settings
  return {
    settings: {
      ...(bucket !== undefined &&
        accessKeyId !== undefined &&
        secretAccessKey !== undefined && {
          bucket: { bucket, endpoint, region, accessKeyId, secretAccessKey },
        }),
      ...(socket !== undefined ? { clamd: { socket } } : host !== undefined && { clamd: { host, port } }),
    },
    wrong: [],
  }
}
