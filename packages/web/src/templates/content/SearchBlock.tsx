// The short search in a page of blocks: a module of its own, so that the build knows its styles by name.
export { QuickSearch as SearchBlock } from '../../features/homes/QuickSearch.tsx'
