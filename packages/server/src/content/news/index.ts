// News for buyers, residents and boards.
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeNewsDesk } from './news-desk.ts'
import { makeStoredNews } from './postgres-news.ts'
import type { PublishNews } from './publish-news.ts'
import { makePublishNews } from './publish-news.ts'
import { newsRoutes } from './routes.ts'
import { newsStaffRoutes } from './staff-routes.ts'

export { newsDeclaration } from './declaration.ts'
export { newsFor } from './postgres-news.ts'

export interface NewsModule extends Module {
  readonly publishNews: PublishNews
}

export const newsModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  { jobs, mails }: { readonly jobs: Jobs; readonly mails: MailService },
): NewsModule => {
  const publishNews = makePublishNews({ db, jobs, mails, environment, now })
  return {
    publishNews,
    routes: (app) => {
      newsRoutes(app, { news: makeStoredNews(db, { now }) })
      newsStaffRoutes(app, { desk: makeNewsDesk(db, { now }), publish: publishNews, now })
    },
  }
}
