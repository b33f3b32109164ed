// Showings: their places, the tickets, and the forms.
export type { PrintedMaterial, PrintOrder, PrintOrderFields } from './print-order.ts'
export { printedMaterials, printOrderMonth, printOrderRule } from './print-order.ts'
export type {
  OwnShowingPlace,
  Showing,
  ShowingKind,
  ShowingOffer,
  ShowingPlaceState,
  ShowingRoom,
  ShowingRooms,
  TicketStanding,
} from './showing.ts'
export {
  doorsCloseAfter,
  doorsOpenBefore,
  freeAtShowing,
  hasRoomFor,
  initialOf,
  lineClosesBefore,
  showingKinds,
  showingOffer,
  showingPlaceStates,
  showingReminderMs,
  ticketStanding,
} from './showing.ts'
export type { ShowingVisitor } from './showing-forms.ts'
export { partySizeLimit, partySizeRule, showingVisitorRule } from './showing-forms.ts'
