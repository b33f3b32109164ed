// The words on a floor plan, in each language we sell homes in.

import type { FloorPlanLabels } from './picture-subject.ts'

export const planLanguages = ['sv', 'nb', 'fi', 'en'] as const
export type PlanLanguage = (typeof planLanguages)[number]

export const floorPlanLabels: Readonly<Record<PlanLanguage, FloorPlanLabels>> = {
  sv: { kitchen: 'Kök', living: 'Vardagsrum', bedroom: 'Sovrum', bathroom: 'Bad', toilet: 'WC', hall: 'Hall', storage: 'Förråd', floor: 'Plan', decimal: ',', balcony: 'Balkong', patio: 'Uteplats', terrace: 'Terrass', porch: 'Veranda', frenchBalcony: 'Fransk balkong', roofTop: 'Takterrass' },
  nb: { kitchen: 'Kjøkken', living: 'Stue', bedroom: 'Soverom', bathroom: 'Bad', toilet: 'WC', hall: 'Entré', storage: 'Bod', floor: 'Etasje', decimal: ',', balcony: 'Balkong', patio: 'Uteplass', terrace: 'Terrasse', porch: 'Veranda', frenchBalcony: 'Fransk balkong', roofTop: 'Takterrasse' },
  fi: { kitchen: 'Keittiö', living: 'Olohuone', bedroom: 'Makuuhuone', bathroom: 'Kylpyhuone', toilet: 'WC', hall: 'Eteinen', storage: 'Vaatehuone', floor: 'Kerros', decimal: ',', balcony: 'Parveke', patio: 'Piha', terrace: 'Terassi', porch: 'Kuisti', frenchBalcony: 'Ranskalainen parveke', roofTop: 'Kattoterassi' },
  en: { kitchen: 'Kitchen', living: 'Living room', bedroom: 'Bedroom', bathroom: 'Bathroom', toilet: 'WC', hall: 'Hall', storage: 'Storage', floor: 'Floor', decimal: '.', balcony: 'Balcony', patio: 'Patio', terrace: 'Terrace', porch: 'Porch', frenchBalcony: 'French balcony', roofTop: 'Roof terrace' },
}
