// Homes, stages and projects: `@husrum/domain/homes`.
export type { Access, PartOfYear } from './access.ts'
export { accessOf } from './access.ts'
export type { CostLine } from './cost-lines.ts'
export { costLines } from './cost-lines.ts'
export { metresBetween } from './distance.ts'
export type {
  Accessibility,
  CompassDirection,
  Concept,
  DisposalForm,
  EnergyClass,
  OutdoorArea,
  OutdoorSpaceType,
  ProjectPhase,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
  SunTime,
} from './enumerations.ts'
export {
  accessibilities,
  compassDirections,
  conceptLanguages,
  concepts,
  disposalForms,
  energyClasses,
  outdoorAreas,
  outdoorSpaceTypes,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  sunTimes,
} from './enumerations.ts'
export { floorInHouse, floorName, groundFloor } from './floors.ts'
export type {
  Broker,
  GeoPoint,
  Home,
  HomeDetails,
  HomeSpans,
  OutdoorSpace,
  PictureMotif,
  PlanRoom,
  PlanRoomKind,
  Resale,
  Stage,
  Tag,
  TagKind,
} from './home.ts'
export {
  comingShowings,
  emptyId,
  endOfViewing,
  openShowings,
  pictureMotifs,
  planRoomKinds,
  tagKinds,
  viewingMinutes,
} from './home.ts'
export type { AmountIssue, HomeAmount } from './home-amounts.ts'
export { amountIssues } from './home-amounts.ts'
export type { ChangingFact, HomeChange, HomeChangeResult, StatusRefusal } from './home-change.ts'
export { changeHome, changingFacts, undoHomeChange } from './home-change.ts'
export { formatLayout } from './layout.ts'
export type {
  LoanMarket,
  LoanTerms,
  LoanTermsInput,
  MonthlyCost,
  MonthlyCostLine,
} from './monthly-cost.ts'
export {
  defaultLoanTerms,
  hasMonthlyCost,
  leastOwnMoney,
  loanMarkets,
  loanTermsRule,
  maxInterest,
  maxLoanYears,
  monthlyCost,
} from './monthly-cost.ts'
export type { NextStep } from './next-step.ts'
export { nextStepFor } from './next-step.ts'
export type { NumberedSet, NumberedWord } from './numbered-words.ts'
export { numberOfWord, wordOfNumber } from './numbered-words.ts'
export type { PhaseTransition } from './phases.ts'
export { projectPhaseTransition, projectStageOf, projectStatusOf } from './phases.ts'
export type { PlanDrawings, PlanScale, PlanView } from './plan-drawings.ts'
export { planScales, planViewOf, printedWidth, scalesThatFit } from './plan-drawings.ts'
export type {
  HomeOption,
  PricedHome,
  PriceFacts,
  PriceLine,
  PriceRange,
  ShownPrice,
  StagePriceFacts,
} from './price.ts'
export { priceEnds, priceHome, priceOf, priceRange, squareMetrePrice, stagePriceRange } from './price.ts'
export type {
  ContractingProjectType,
  CustomerType,
  DisposalFormChoice,
  ParkingOption,
  PlotOwnership,
  ProjectStage,
  ProjectType,
  ReferenceProjectStatus,
  RentalStatus,
} from './property-enumerations.ts'
export {
  contractingProjectTypes,
  customerTypes,
  disposalFormChoices,
  parkingOptions,
  plotOwnerships,
  projectStages,
  projectTypes,
  referenceProjectStatuses,
  rentalStatuses,
} from './property-enumerations.ts'
export { hasNoPageAnyMore, soldPageDays } from './sold-homes.ts'
export type { StageFacts } from './stage-of-homes.ts'
export { homeSpans, isLetAlone, stageOfHomes } from './stage-of-homes.ts'
export type { StatusChange, StatusChanger, StatusTransition } from './status-transitions.ts'
export { residenceStatusTransition, residenceStatusTransitions } from './status-transitions.ts'
export type { StatusColour } from './statuses.ts'
export { canBeBought, countsAsSold, searchedStatuses, statusColour, statusColours } from './statuses.ts'
export { streetsOf } from './streets.ts'
export type { VipWindow } from './vip-window.ts'
export { vipWindow } from './vip-window.ts'
export { wordIn } from './word-in.ts'
