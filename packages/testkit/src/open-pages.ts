// Every page of every site behind the real server, for tests of the documents that the web makes of them.
export type { WrittenPage } from '@husrum/server/testing'
export { everyWrittenPage, makeOpenPagesApp } from '@husrum/server/testing'
