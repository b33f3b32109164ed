// Schema of the page frame: menus, footer, contact and banner (PLAT-41, PLAT-44).
import { locales } from '@husrum/domain'
import { z } from '../zod.ts'

export const linkDto = z.object({ title: z.string(), href: z.string() })
const menuLinkDto = z.object({ ...linkDto.shape, children: z.exactOptional(z.array(linkDto)) })
export const countryLinkDto = z.object({
  ...linkDto.shape,
  language: z.enum(locales),
  isCurrent: z.boolean(),
})

export const chromeDto = z.object({
  navigation: z.object({
    main: z.array(menuLinkDto),
    corporate: z.array(menuLinkDto),
    career: z.array(menuLinkDto),
    quickLinks: z.array(linkDto),
  }),
  footer: z.object({
    companyLinks: z.array(linkDto),
    discoveryLinks: z.array(linkDto),
    helpLinks: z.array(linkDto),
    socialLinks: z.array(linkDto),
    countryLinks: z.array(countryLinkDto),
    copyright: z.string(),
  }),
  popularSearches: z.array(linkDto),
  contact: z.object({
    phone: z.exactOptional(z.string()),
    email: z.string(),
    hours: z.exactOptional(z.string()),
  }),
  crisisBanner: z.exactOptional(
    z.object({
      bannerEnabled: z.boolean(),
      isGlobal: z.boolean(),
      isEmergency: z.boolean(),
      heading: z.string(),
      text: z.string(),
      linkUrl: z.exactOptional(z.string()),
    }),
  ),
  cookiesPageUrl: z.exactOptional(z.string()),
  withdrawalPageUrl: z.exactOptional(z.string()),
  cookiesFaqSectionId: z.exactOptional(z.string()),
})

export type ChromeDto = z.infer<typeof chromeDto>
