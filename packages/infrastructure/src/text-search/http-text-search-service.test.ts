// The text search over HTTP meets the contract of all text searches.
import { serveTextSearch } from '@husrum/testkit/served-text-search'
import { describeTextSearchService } from '@husrum/testkit/text-search-suite'

const texts = serveTextSearch()

describeTextSearchService('The text search over HTTP', 'balkong', async () => texts)
