// Places in a listing of a page of blocks: a module of its own, so that the build knows its styles by name.
export { PlaceList as ListedPlaces } from '../../features/homes/PlaceList.tsx'
