// The page of a home: all its data come with the view model.
import type { ObjectPage } from '@husrum/domain'
import { moreTools } from '../../features/homes/HomeTools.tsx'
import type { Template } from '../../frame/template.ts'
import { ObjectTemplate } from './Template.tsx'

export const template: Template<ObjectPage, undefined> = {
  texts: ['homes', 'homePage', 'panorama', 'bookingOffer', 'sun'],
  load: async () => undefined,
  Component: ObjectTemplate,
  shows: () => [moreTools],
  structuredData: async (...given) =>
    (await import('./object-structured-data.ts')).objectStructuredData(...given),
  leadsTo: 'search',
}
