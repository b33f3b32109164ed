// Stages in a listing of a page.
import type { Stage } from '@husrum/domain'
import { StageList } from '../../features/homes/StageList.tsx'

export const ListedStages = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <StageList stages={stages} />
)
