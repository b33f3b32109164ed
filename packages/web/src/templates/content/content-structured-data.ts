// The structured data of a content page, as JSON-LD (schema.org): questions with answers, and dated publications. Other pages have none.
import type { ContentPage, SiteDefinition } from '@husrum/domain'
import { pictureAddress } from '../../ui/Picture.tsx'

const questionsOf = ({ model }: ContentPage) => {
  const mainEntity = model.blocks.flatMap((block) =>
    block.kind === 'faq'
      ? block.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }))
      : [],
  )
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }]
}

/** Lists of posts have no date, and are no article. */
const articleOf = ({ model, seo, language }: ContentPage, origin: string, { name }: SiteDefinition) => {
  const { heading, date, author, image } = model
  if (date === undefined) return []
  const absolute = (path: string) => new URL(path, origin).href
  return [
    {
      '@type': 'Article',
      headline: heading,
      description: seo.description,
      inLanguage: language,
      datePublished: date,
      mainEntityOfPage: seo.canonical,
      publisher: { '@type': 'Organization', name },
      author: author === undefined ? { '@type': 'Organization', name } : { '@type': 'Person', name: author },
      ...(image !== undefined && { image: absolute(pictureAddress(image, 1200, '3:2')) }),
    },
  ]
}

/** @param origin of the site, without a closing slash: `https://www.husrum.example` */
export const contentStructuredData = (
  page: ContentPage,
  origin: string,
  site: SiteDefinition,
): readonly object[] => {
  switch (page.template) {
    case 'faq':
      return questionsOf(page)
    case 'blog':
    case 'pressRelease':
      return articleOf(page, origin, site)
    default:
      return []
  }
}
