// The document texts of a booking in Swedish, under Swedish law.
import type { DocumentTexts } from '../document-facts.ts'

export const sv: DocumentTexts = {
  booking: 'Bokning',
  parties: 'Parter',
  buyer: 'Köpare',
  seller: 'Säljare',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  signsForSeller: 'Firmatecknare',
  name: 'Namn',
  personalNumber: 'Personnummer',
  address: 'Adress',
  contact: 'Kontakt',
  share: 'Andel',
  home: 'Bostaden',
  object: 'Objekt',
  project: 'Projekt',
  rooms: 'Storlek',
  area: 'Boarea',
  floor: 'Våning',
  access: 'Beräknat tillträde',
  accessWhenBuilt: 'Tillträde',
  accessUnknown: 'Meddelas senare',
  accessNow: 'Inflyttningsklar, dagen bestäms med säljaren',
  monthlyFee: 'Månadsavgift, preliminär',
  money: 'Pris och betalning',
  lines: {
    price: 'Pris',
    sharedDebt: 'Andel av föreningens lån',
    debtFreePrice: 'Skuldfritt pris',
    purchaseCosts: 'Köpkostnader',
    options: 'Tillval',
    total: 'Totalt',
    bookingFee: 'Bokningsavgift, betalas nu',
    rest: 'Kvar att betala senare',
  },
  withdrawalCost: 'Kostnad om du ångrar dig efter ångerfristen',
  options: 'Valda tillval',
  noOptions: 'Inga tillval är valda.',
  plan: {
    heading: 'Betalningar',
    none: 'Inga andra betalningar är avtalade här.',
    on: { agreement: 'dagen för avtalet', moveIn: 'tillträdesdagen', payment: 'dagen för slutbetalningen' },
    before: {
      agreement: '{days} dagar före avtalet',
      moveIn: '{days} dagar före tillträdet',
      payment: '{days} dagar före slutbetalningen',
    },
    after: {
      agreement: '{days} dagar efter avtalet',
      moveIn: '{days} dagar efter tillträdet',
      payment: '{days} dagar efter slutbetalningen',
    },
  },
  signatures: 'Underskrifter',
  signaturesAre:
    'Avtalet ovan är undertecknat med elektronisk legitimation. Underskrifterna gäller texten med kontrollsumman {hash} (SHA-256). Bevisen, med legitimationsutfärdarens svar, förvaras hos säljaren.',
  signedWith: 'Undertecknat med {method} den {moment}',
  methods: { bank_id: 'BankID', eident: 'BankID (Norge)', signicat: 'bankernas e-legitimation' },
  receipt: {
    number: 'Kvittonummer',
    status: 'Status',
    paid: 'Betald',
    payer: 'Betald av',
    bookingFee: 'Bokningsavgift',
    paidAt: 'Betald',
    amount: 'Belopp',
    paidWith: 'Betalsätt',
    concerns: 'Avser',
    note: 'Bokningsavgiften räknas av från priset. Någon moms ingår inte.',
    homeNote: 'Beloppet räknas av från priset. Någon moms ingår inte.',
    vipNote: 'Momsen, 25 %, ingår i beloppet.',
    home: { deposit: 'Förskott', instalment: 'Handpenning', options: 'Tillval', final: 'Slutbetalning' },
    refunded: 'Återbetalt',
    providers: { swish: 'Swish', svea: 'Svea', nordea: 'Nordea' },
  },
  withdrawal: { receivedAt: 'Mottaget', by: 'Meddelat av' },
  signing: {
    documents: 'Dokument',
    price: 'Pris',
    fee: 'Bokningsavgift',
    accepts: 'Jag har läst dokumenten och godkänner villkoren.',
  },
  page: 'Sida {page} av {pages}',
  calendar: {
    lastDayToWithdraw: 'Sista dag att ångra bokningen av {home}',
    access: 'Beräknat tillträde till {home}',
  },
  laws: {
    SE: {
      titles: {
        information: 'Information inför bokningen',
        terms: 'Villkor för bokningen',
        agreement: 'Bokningsavtal',
        receipt: 'Kvitto',
        withdrawal: 'Bekräftelse på att du har ångrat dig',
      },
      signs: 'Jag tecknar bokningsavtal för {home}.',
      information: [
        {
          heading: 'Vad en bokning är',
          paragraphs: [
            'Med bokningsavtalet reserverar du {home} hos {seller}. Avtalet är inte bindande som ett köp: du kan avstå, och det kostar det som står nedan.',
            'Senare tecknar du förhandsavtal eller upplåtelseavtal. Först då förbinder du dig att köpa.',
          ],
        },
        {
          heading: 'Vad som händer när',
          paragraphs: [
            'När du har skrivit under betalar du bokningsavgiften {fee}. Den räknas av från priset.',
            {
              coming: 'Tillval ska vara gjorda före sista dag för varje val. Beräknat tillträde: {access}.',
              built:
                'Bostaden är färdig, och inga tillval kan göras. Dagen för tillträdet bestäms med säljaren.',
            },
          ],
        },
        {
          heading: 'Ångerrätt',
          paragraphs: [
            'Avtalet ingås på distans. Du får ångra dig inom 14 dagar från dagen efter den dag då avtalet ingicks, utan att ange skäl. Då får du tillbaka hela bokningsavgiften.',
            'Du ångrar dig enklast med funktionen Ångra avtalet på bokningens sida. Du får genast en bekräftelse med tidpunkten.',
            'Efter ångerfristen kostar det {withdrawalCost} att avstå.',
          ],
        },
      ],
      terms: [
        {
          heading: '1. Reservation',
          paragraphs: [
            'Säljaren håller bostaden reserverad för köparen från det att avtalet är undertecknat av alla köpare och bokningsavgiften är betald, till dess att förhandsavtal eller upplåtelseavtal tecknas.',
          ],
        },
        {
          heading: '2. Bokningsavgift',
          paragraphs: [
            'Bokningsavgiften är {fee}. Den räknas av från priset när köpet fullföljs.',
            'Kommer betalningen efter att reservationen har gått ut behåller köparen bostaden om den fortfarande är ledig. Annars betalas pengarna tillbaka.',
          ],
        },
        {
          heading: '3. Om köparen avstår',
          paragraphs: [
            'Inom ångerfristen betalas hela avgiften tillbaka. Därefter behåller säljaren {withdrawalCost} för sina kostnader och betalar tillbaka resten inom 30 dagar.',
          ],
        },
        {
          heading: '4. Om säljaren inte kan fullfölja',
          paragraphs: [
            'Blir projektet inte av, eller ändras bostaden eller priset på ett sätt som har betydelse för köparen, får köparen avstå och får tillbaka hela avgiften.',
          ],
        },
        {
          heading: '5. Personuppgifter',
          paragraphs: [
            'Säljaren behandlar köparens uppgifter för att fullgöra avtalet. Underskrifterna och deras bevis sparas så länge avtalet kan få betydelse.',
          ],
        },
        {
          heading: '6. Tvist',
          paragraphs: [
            'Svensk lag gäller. Köparen kan vända sig till Allmänna reklamationsnämnden eller till allmän domstol.',
          ],
        },
      ],
      agreement: [
        {
          heading: 'Avtalet',
          paragraphs: [
            'Köparen bokar bostaden hos säljaren till det pris som anges ovan. Villkor för bokningen är en del av avtalet, och köparen har läst dem.',
            'Avtalet är inget köp och ingen upplåtelse. Köparen får avstå enligt villkoren.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'Vi har tagit emot ditt meddelande',
          paragraphs: [
            'Bokningen av {home} är avslutad. Bokningsavgiften betalas tillbaka på samma sätt som den betalades, senast 14 dagar från den tidpunkt som anges ovan.',
            'Spara bekräftelsen. Den visar när meddelandet kom fram.',
          ],
        },
      ],
    },
  },
}
