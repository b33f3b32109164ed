// News for buyers, residents and boards.
export type { NewsAudience, NewsItem, NewsPage, NewsSummary } from './news.ts'
export { newsAddress, newsAudiences, newsPageSize, newsQuery, readNewsQuery } from './news.ts'
