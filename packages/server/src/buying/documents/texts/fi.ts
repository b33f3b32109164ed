// The document texts of a reservation in Finnish, under Finnish law.
import type { DocumentTexts } from '../document-facts.ts'

export const fi: DocumentTexts = {
  booking: 'Varaus',
  parties: 'Osapuolet',
  buyer: 'Varaaja',
  seller: 'Myyjä',
  organisationNumber: 'Y-tunnus',
  vatNumber: 'ALV-tunniste',
  signsForSeller: 'Myyjän puolesta allekirjoittaa',
  name: 'Nimi',
  personalNumber: 'Henkilötunnus',
  address: 'Osoite',
  contact: 'Yhteystiedot',
  share: 'Osuus',
  home: 'Asunto',
  object: 'Kohde',
  project: 'Hanke',
  rooms: 'Koko',
  area: 'Asuinpinta-ala',
  floor: 'Kerros',
  access: 'Arvioitu muuttoaika',
  accessWhenBuilt: 'Hallinnan luovutus',
  accessUnknown: 'Ilmoitetaan myöhemmin',
  accessNow: 'Muuttovalmis, päivä sovitaan myyjän kanssa',
  monthlyFee: 'Vastike kuukaudessa, alustava',
  money: 'Hinta ja maksut',
  lines: {
    price: 'Myyntihinta',
    sharedDebt: 'Velkaosuus',
    debtFreePrice: 'Velaton hinta',
    purchaseCosts: 'Kaupan kulut',
    options: 'Lisävalinnat',
    total: 'Yhteensä',
    bookingFee: 'Varausmaksu, maksetaan nyt',
    rest: 'Maksetaan myöhemmin',
  },
  withdrawalCost: 'Peruutuksen hinta',
  options: 'Valitut lisävalinnat',
  noOptions: 'Lisävalintoja ei ole.',
  plan: {
    heading: 'Maksut',
    none: 'Muista maksuista ei ole tässä sovittu.',
    on: { agreement: 'sopimuspäivänä', moveIn: 'luovutuspäivänä', payment: 'loppumaksun päivänä' },
    before: {
      agreement: '{days} päivää ennen sopimusta',
      moveIn: '{days} päivää ennen luovutusta',
      payment: '{days} päivää ennen loppumaksua',
    },
    after: {
      agreement: '{days} päivää sopimuksen jälkeen',
      moveIn: '{days} päivää luovutuksen jälkeen',
      payment: '{days} päivää loppumaksun jälkeen',
    },
  },
  signatures: 'Allekirjoitukset',
  signaturesAre:
    'Yllä oleva sopimus on allekirjoitettu vahvalla sähköisellä tunnistautumisella. Allekirjoitukset koskevat tekstiä, jonka tarkistussumma on {hash} (SHA-256). Todisteet ja tunnistuspalvelun vastaus säilytetään myyjällä.',
  signedWith: 'Allekirjoitettu, {method}, {moment}',
  methods: { bank_id: 'BankID (Ruotsi)', eident: 'BankID (Norja)', signicat: 'pankkitunnistus' },
  receipt: {
    number: 'Kuitin numero',
    status: 'Tila',
    paid: 'Maksettu',
    payer: 'Maksaja',
    bookingFee: 'Varausmaksu',
    paidAt: 'Maksettu',
    amount: 'Summa',
    paidWith: 'Maksutapa',
    concerns: 'Aihe',
    note: 'Varausmaksu luetaan osaksi kauppahintaa. Maksuun ei sisälly arvonlisäveroa.',
    homeNote: 'Summa vähennetään kauppahinnasta. Summaan ei sisälly arvonlisäveroa.',
    vipNote: 'Arvonlisävero sisältyy summaan.',
    home: {
      deposit: 'Ensimmäinen maksuerä',
      instalment: 'Maksuerä',
      options: 'Lisä- ja muutostyöt',
      final: 'Viimeinen maksuerä',
    },
    refunded: 'Palautettu',
    providers: { swish: 'Swish', svea: 'Svea', nordea: 'Nordea' },
  },
  withdrawal: { receivedAt: 'Vastaanotettu', by: 'Ilmoittaja' },
  signing: {
    documents: 'Asiakirjat',
    price: 'Velaton hinta',
    fee: 'Varausmaksu',
    accepts: 'Olen lukenut asiakirjat ja hyväksyn ehdot.',
  },
  page: 'Sivu {page}/{pages}',
  calendar: {
    lastDayToWithdraw: 'Viimeinen päivä perua varaus: {home}',
    access: 'Arvioitu muuttoaika: {home}',
  },
  laws: {
    FI: {
      titles: {
        information: 'Tietoa ennen varausta',
        terms: 'Varauksen ehdot',
        agreement: 'Varaussopimus',
        receipt: 'Kuitti',
        withdrawal: 'Vahvistus varauksen perumisesta',
      },
      signs: 'Teen varaussopimuksen asunnosta {home}.',
      security: {
        title: 'Turva-asiakirjat',
        sections: [
          {
            heading: 'Mitä turva-asiakirjat ovat',
            paragraphs: [
              'Rakenteilla olevasta asunnosta on ennen kaupan tekemistä oltava asuntokauppalain 2 luvun mukaiset turva-asiakirjat (RS). Ne suojaavat ostajaa rakentamisen aikana.',
              'Hankkeen {project} turva-asiakirjoja säilyttää rahoittava pankki. Saat niistä jäljennökset pankilta tai myyjältä pyynnöstä.',
            ],
          },
          {
            heading: 'Mitä niihin kuuluu',
            paragraphs: [
              'Asunto-osakeyhtiön yhtiöjärjestys ja kaupparekisteriote; taloussuunnitelma; rakennustapaseloste ja piirustukset; tontin omistusta tai vuokraa koskevat asiakirjat; rakennuslupa; rakentamisvaiheen ja kaupan jälkeisen ajan vakuudet; suorituskyvyttömyysvakuus.',
            ],
          },
          {
            heading: 'Mitä vakuudet merkitsevät sinulle',
            paragraphs: [
              'Rakentamisvaiheen vakuus on vähintään viisi prosenttia rakennuskustannuksista ja kasvaa osakkeiden myynnin mukana. Kaupan jälkeinen vakuus on voimassa vähintään 15 kuukautta käyttöönoton hyväksymisestä. Suorituskyvyttömyysvakuus kattaa virheitä kymmenen vuoden ajan.',
            ],
          },
        ],
      },
      information: [
        {
          heading: 'Mikä varaus on',
          paragraphs: [
            'Varaussopimuksella varaat asunnon {home} myyjältä {seller}. Varaus ei ole kauppa: voit perua sen milloin tahansa ilman kuluja, ja varausmaksu {fee} palautetaan kokonaan.',
            'Yhdestä asunnosta otetaan kerrallaan vain yksi varausmaksu, enintään neljä prosenttia hinnasta.',
          ],
        },
        {
          heading: 'Mitä tapahtuu milloin',
          paragraphs: [
            'Allekirjoituksen jälkeen maksat varausmaksun. Myyjä kutsuu sinut tekemään kaupan, kun hanke on valmis aloitettavaksi.',
            {
              coming:
                'Ensimmäinen erä maksetaan noin seitsemän päivän kuluttua kaupan allekirjoittamisesta. Arvioitu muuttoaika: {access}.',
              built: 'Kauppahinta maksetaan kauppakirjan mukaan. Muuttopäivä sovitaan myyjän kanssa.',
            },
          ],
        },
      ],
      terms: [
        {
          heading: '1. Varaus',
          paragraphs: [
            'Myyjä pitää asunnon varattuna siitä, kun kaikki varaajat ovat allekirjoittaneet ja varausmaksu on maksettu, kunnes kauppa tehdään tai varaus perutaan.',
          ],
        },
        {
          heading: '2. Varausmaksu',
          paragraphs: [
            'Varausmaksu on {fee}. Se luetaan osaksi kauppahintaa.',
            'Jos maksu saapuu varausajan jälkeen, varaus jää voimaan, kun asunto on yhä vapaa. Muutoin maksu palautetaan.',
          ],
        },
        {
          heading: '3. Peruminen',
          paragraphs: [
            'Varaaja voi perua varauksen milloin tahansa ennen kauppaa. Varausmaksu palautetaan kokonaan viipymättä.',
          ],
        },
        {
          heading: '4. Jos hanke ei toteudu',
          paragraphs: ['Jos hanketta ei aloiteta, varaus päättyy ja varausmaksu palautetaan kokonaan.'],
        },
        {
          heading: '5. Henkilötiedot',
          paragraphs: [
            'Myyjä käsittelee varaajan tietoja sopimuksen täyttämiseksi. Allekirjoitukset ja niiden todisteet säilytetään niin kauan kuin sopimuksella voi olla merkitystä.',
          ],
        },
        {
          heading: '6. Riidat',
          paragraphs: [
            'Sopimukseen sovelletaan Suomen lakia. Varaaja voi viedä asian kuluttajariitalautakuntaan tai käräjäoikeuteen.',
          ],
        },
      ],
      agreement: [
        {
          heading: 'Sopimus',
          paragraphs: [
            'Varaaja varaa asunnon yllä mainitulla hinnalla. Varauksen ehdot ovat osa sopimusta, ja varaaja on lukenut ne.',
            'Varaaja voi perua varauksen ilman kuluja ennen kauppaa.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'Ilmoituksesi on vastaanotettu',
          paragraphs: [
            'Asunnon {home} varaus on päättynyt. Varausmaksu palautetaan samalla tavalla kuin se maksettiin, viimeistään 14 päivän kuluttua yllä mainitusta ajankohdasta.',
            'Säilytä vahvistus. Siitä näkyy, milloin ilmoitus saapui.',
          ],
        },
      ],
    },
  },
}
