// The text search over HTTP is held to the contract that all text searches are held to.
import { serveTextSearch } from '@husrum/testkit/served-text-search'
import { describeTextSearchService } from '@husrum/testkit/text-search-suite'

const texts = serveTextSearch()

describeTextSearchService('The text search over HTTP', 'balkong', async () => texts)
