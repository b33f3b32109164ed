// The Storyblok space in which editors write pages instead of files.
import { z } from '@husrum/contract'
import type { StoryblokRegion, StoryblokSettings } from '../../content/pages/index.ts'
import { storyblokAddress, storyblokRegions } from '../../content/pages/index.ts'
import { address, setting } from './parse-settings.ts'

/** A schema for each setting: descriptions are registered by schema. */
const token = () => z.optional(z.string().check(z.minLength(8)))

export const storyblokShape = {
  STORYBLOK_TOKEN: setting(
    token(),
    'public access token of the Storyblok space in which pages are written',
    'pages are read from files',
  ),
  STORYBLOK_PREVIEW_TOKEN: setting(
    token(),
    'preview access token of the Storyblok space, for drafts',
    'drafts are not shown',
  ),
  STORYBLOK_WEBHOOK_SECRET: setting(
    z.optional(
      z.string().check(z.minLength(16, 'STORYBLOK_WEBHOOK_SECRET must have at least 16 characters.')),
    ),
    'secret with which Storyblok signs webhooks to `/services/storyblok/webhook`',
    'no webhooks; published pages show within a minute',
  ),
  STORYBLOK_REGION: setting(
    z._default(
      z.enum(storyblokRegions, `STORYBLOK_REGION must be one of ${storyblokRegions.join(', ')}.`),
      'eu',
    ),
    'region of the space: `eu`, `us`, `ca`, `ap` or `cn`',
    'eu',
  ),
  STORYBLOK_SPACE: setting(
    z.optional(z.string().check(z.regex(/^\d+$/, 'STORYBLOK_SPACE must be a number.'))),
    'number of the space, for `npm run storyblok`',
  ),
  STORYBLOK_MANAGEMENT_TOKEN: setting(token(), 'personal access token for `npm run storyblok`'),
  STORYBLOK_URL: setting(
    z.optional(address('STORYBLOK_URL', ['http:', 'https:'])),
    'other address of the Storyblok API, for tests and proxies',
    'the address of the region',
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
