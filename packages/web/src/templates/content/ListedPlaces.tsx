// Places that a page of blocks lists: a module of its own, so that the build knows its styles by name.
export { PlaceList as ListedPlaces } from '../../features/homes/PlaceList.tsx'
