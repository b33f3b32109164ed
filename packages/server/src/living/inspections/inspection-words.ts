// The legal names of inspections, for calendars.
import type { CountryCode, InspectionKind } from '@husrum/domain'

export const inspectionWords: Readonly<
  Record<CountryCode | 'SE-en', Readonly<Record<InspectionKind, string>>>
> = {
  SE: { preliminary: 'Förbesiktning', final: 'Slutbesiktning', guarantee: 'Garantibesiktning' },
  'SE-en': {
    preliminary: 'Preliminary inspection',
    final: 'Final inspection',
    guarantee: 'Warranty inspection',
  },
  NO: { preliminary: 'Forhåndsbefaring', final: 'Overtakelse', guarantee: 'Ettårsbefaring' },
  FI: { preliminary: 'Muuttotarkastus', final: 'Luovutus', guarantee: 'Vuositarkastus' },
}
