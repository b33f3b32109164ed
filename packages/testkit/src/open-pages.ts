// Every page of every site served by the real server, for tests of the rendered documents.
export type { WrittenPage } from '@husrum/server/testing'
export { everyWrittenPage, makeOpenPagesApp } from '@husrum/server/testing'
