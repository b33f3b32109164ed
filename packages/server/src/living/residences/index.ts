// What other subjects may use of living/residences.
export type { BegunResidence } from './begin-residence.ts'
export { beginResidence, endResidence, joinResidences, leaveResidences } from './begin-residence.ts'
export { bookedHomeDtoOf } from './booked-home-dto.ts'
export { residencesDeclaration } from './declaration.ts'
export { residencesModule } from './module.ts'
export { notifyPeople } from './notify-people.ts'
export { interiorStopsOf, optionsSumOf, readDays, residenceOf, selectResidences } from './own-residences.ts'
export { ownersOf } from './owners-of.ts'
