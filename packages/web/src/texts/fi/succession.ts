// Finnish: homes that their owners sell through a broker.
import { groupThousands } from '@husrum/domain'
import type { SuccessionTexts } from '../sv/succession.ts'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'asunto' : 'asuntoa'}`

export const texts: SuccessionTexts = {
  filters: 'Rajaukset',
  filtersWithCount: (active) => (active === 0 ? 'Rajaukset' : `Rajaukset (${active} valittu)`),
  municipality: 'Kunta',
  everywhere: 'Kaikki kunnat',
  municipalityWithCount: (name, count) => `${name} (${groupThousands(count)})`,
  near: 'Lähellä minua',
  nearText: (kilometres) =>
    `Enintään ${kilometres} kilometrin päässä, lähimmät ensin. Selain kysyy lupaa. Sijaintisi pysyy selaimessa.`,
  nearPending: 'Odotamme sijaintiasi.',
  nearDenied: 'Selain ei kerro sijaintiasi. Valitse sen sijaan kunta.',
  nearNone: 'Lähelläsi ei ole juuri nyt mitään myynnissä. Tässä ovat kaikki.',
  show: (count) => (count === 0 ? 'Ei asuntoja näillä valinnoilla' : `Näytä ${homes(count)}`),
  apply: 'Näytä',
  count: homes,
  sort: 'Järjestys',
  sortOrders: {
    '': 'Sekoitettu järjestys',
    'price:asc': 'Edullisin ensin',
    'price:desc': 'Kallein ensin',
    'area:asc': 'Pienin ensin',
    'area:desc': 'Suurin ensin',
    'inhabitDateTimeStamp:asc': 'Vanhin talo ensin',
    'inhabitDateTimeStamp:desc': 'Uusin talo ensin',
  },
  applySort: 'Järjestä',
  shuffled: 'Järjestys on sekoitettu, jotta kukaan myyjä ei ole aina ensimmäisenä.',
  activeFilters: 'Valitut rajaukset',
  removeFilter: (filter) => `Poista rajaus: ${filter}`,
  clearAll: 'Tyhjennä kaikki',
  failedTitle: 'Asuntoja ei voi näyttää juuri nyt',
  failedText: 'Valintasi ovat tallessa. Odota hetki ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
  emptyTitle: 'Siellä ei ole juuri nyt mitään myynnissä',
  emptyText: 'Katso kaikki välittäjän kautta myytävät asunnot tai palaa myöhemmin.',
  noneTitle: 'Kukaan ei juuri nyt myy asuntoaan',
  noneText:
    'Rakentamiemme talojen asuntoja tulee myyntiin, kun joku muuttaa. Käy katsomassa myöhemmin uudelleen.',
  showAll: 'Näytä kaikki kunnat',
  stage: {
    homes: 'Myynnissä talossa',
    about: 'Tietoa talosta',
    built: (year) => `Rakennettu ${year}`,
    soldByOwners:
      'Asunnot myyvät niiden omistajat välittäjän kautta. Hintapyynnöstä, tarjouksista ja esittelyistä vastaa välittäjä.',
    toStage: (name) => `Lisää kohteesta ${name}`,
    all: 'Kaikki jälleenmyyntiasunnot',
  },
}
