// The space of Storyblok in which editors write pages, in place of files.
import { z } from '@husrum/contract'
import type { StoryblokRegion, StoryblokSettings } from '../pages/storyblok/storyblok-client.ts'
import { storyblokAddress, storyblokRegions } from '../pages/storyblok/storyblok-client.ts'
import { address, setting } from './parse-settings.ts'

const token = z.optional(z.string().check(z.minLength(8)))

export const storyblokShape = {
  STORYBLOK_TOKEN: setting(
    token,
    'an access token (public) of the space of Storyblok in which pages are written',
    'pages are files',
  ),
  STORYBLOK_PREVIEW_TOKEN: setting(token, 'an access token (preview), for drafts', 'no drafts are shown'),
  STORYBLOK_WEBHOOK_SECRET: setting(
    z.optional(
      z.string().check(z.minLength(16, 'STORYBLOK_WEBHOOK_SECRET must have at least 16 characters.')),
    ),
    'with which Storyblok signs its webhooks to /services/storyblok/webhook',
    'none are taken: what is published shows within a minute',
  ),
  STORYBLOK_REGION: setting(
    z._default(
      z.enum(storyblokRegions, `STORYBLOK_REGION must be one of ${storyblokRegions.join(', ')}.`),
      'eu',
    ),
    'where the space is kept: eu, us, ca, ap or cn',
    'eu',
  ),
  STORYBLOK_SPACE: setting(
    z.optional(z.string().check(z.regex(/^\d+$/, 'STORYBLOK_SPACE must be a number.'))),
    'the number of the space, for npm run storyblok',
  ),
  STORYBLOK_MANAGEMENT_TOKEN: setting(token, 'a personal access token, for npm run storyblok alone'),
  STORYBLOK_URL: setting(
    z.optional(address('STORYBLOK_URL', ['http:', 'https:'])),
    'another address of its API, for tests and proxies',
    'that of the region',
  ),
}

export const storyblokOf = (settings: {
  readonly STORYBLOK_TOKEN?: string | undefined
  readonly STORYBLOK_PREVIEW_TOKEN?: string | undefined
  readonly STORYBLOK_WEBHOOK_SECRET?: string | undefined
  readonly STORYBLOK_REGION: StoryblokRegion
  readonly STORYBLOK_URL?: string | undefined
}): StoryblokSettings | undefined =>
  settings.STORYBLOK_TOKEN === undefined
    ? undefined
    : {
        region: settings.STORYBLOK_REGION,
        baseUrl: settings.STORYBLOK_URL?.replace(/\/$/, '') ?? storyblokAddress(settings.STORYBLOK_REGION),
        token: settings.STORYBLOK_TOKEN,
        previewToken: settings.STORYBLOK_PREVIEW_TOKEN,
        webhookSecret: settings.STORYBLOK_WEBHOOK_SECRET,
      }
