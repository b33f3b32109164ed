// A still of a room, in one size wherever it is large, because each size has to be rendered.
import { Picture } from '../../ui/Picture.tsx'

interface RoomStillProps {
  readonly id: string
  /** Empty if the text beside it says the same. */
  readonly alt: string
  readonly className?: string | undefined
}

export const RoomStill = ({ id, alt, className }: RoomStillProps) => (
  <Picture id={id} alt={alt} sizes="(width >= 48rem) 42rem, 92vw" className={className} />
)
