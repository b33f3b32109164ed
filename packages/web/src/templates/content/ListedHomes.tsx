// Homes that a page of blocks lists: a module of its own, so that the build knows its styles by name.
export { HomeList as ListedHomes } from '../../features/homes/HomeList.tsx'
