// Finnish: printed material of a stage, sent home.
import type { PrintOrdersTexts } from '../sv/print-orders.ts'

export const texts: PrintOrdersTexts = {
  heading: 'Tilaa esite ja pohjapiirustukset kotiin',
  text: 'Lähetämme ne maksutta postitse. Yksi lähetys kohdetta ja kuukautta kohti.',
  stage: 'Kohde',
  choose: 'Valitse kohde',
  material: 'Mitä haluat?',
  materials: { brochure: 'Esite', floorPlans: 'Pohjapiirustukset' },
  name: 'Nimi',
  address: 'Katuosoite',
  postalCode: 'Postinumero',
  city: 'Postitoimipaikka',
  submit: 'Tilaa',
  none: 'Painettua aineistoa ei ole juuri nyt tilattavissa.',
  failed: 'Emme saaneet tietoa tilattavasta aineistosta. Lataa sivu hetken kuluttua uudelleen.',
  ordered: (stage) => `Kiitos! Aineisto on tulossa: ${stage}. Lähetimme sinulle vahvistuksen sähköpostilla.`,
  orders: 'Tilauksesi',
  orderedOn: (day) => `Tilattu ${day}`,
  postedOn: (day) => `Postitettu ${day}`,
  summary: 'Jotain on korjattava',
  refusals: {
    orderedThisMonth: 'Olet jo tilannut tämän kohteen aineiston tässä kuussa. Se on tulossa.',
    gone: 'Kohteesta ei ole enää painettua aineistoa.',
    invalid: 'Jotain on korjattava',
    failed: 'Se ei onnistunut juuri nyt. Yritä hetken kuluttua uudelleen.',
  },
  errors: {
    stageId: 'Valitse kohde.',
    material: 'Valitse vähintään yksi.',
    name: 'Kirjoita nimesi, enintään 50 merkkiä.',
    address: 'Kirjoita katuosoitteesi.',
    postalCode: {
      SE: 'Kirjoita viisi numeroa.',
      NO: 'Kirjoita neljä numeroa.',
      FI: 'Kirjoita viisi numeroa, esimerkiksi 00100.',
    },
    city: 'Kirjoita postitoimipaikka.',
  },
}
