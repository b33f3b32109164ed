// Settings of file storage and malware scanner: complete, or none.
import { describe, expect, it } from 'vitest'
import { readFileSettings } from './file-settings.ts'

const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'us', S3_SECRET_ACCESS_KEY: 'secret' }

describe('The environment', () => {
  it('without settings stores files in the data directory', () => {
    expect(readFileSettings({})).toEqual({ settings: {}, wrong: [] })
  })

  it('sets a bucket and a scanner', () => {
    expect(readFileSettings({ ...bucket, CLAMD_HOST: 'clamd' }).settings).toEqual({
      bucket: {
        bucket: 'files',
        endpoint: undefined,
        region: 'us-east-1',
        accessKeyId: 'us',
        secretAccessKey: 'secret',
      },
      clamd: { host: 'clamd', port: 3310 },
    })
    expect(readFileSettings({ CLAMD_SOCKET: '/run/clamd' }).settings).toEqual({
      clamd: { socket: '/run/clamd' },
    })
  })

  it.each([
    ['a bucket without its keys', { S3_BUCKET: 'files' }],
    ['keys without a bucket', { S3_ACCESS_KEY_ID: 'us', S3_SECRET_ACCESS_KEY: 'secret' }],
    ['an invalid endpoint', { ...bucket, S3_ENDPOINT: 'ftp://files' }],
    ['two scanners', { CLAMD_HOST: 'clamd', CLAMD_SOCKET: '/run/clamd' }],
    ['an invalid port', { CLAMD_HOST: 'clamd', CLAMD_PORT: '99999' }],
  ])('is rejected with %s', (_, variables) => {
    expect(readFileSettings(variables).wrong).toHaveLength(1)
  })
})
