// The document texts of a purchase offer in Norwegian, under Norwegian law.
import type { DocumentTexts } from '../document-facts.ts'

export const nb: DocumentTexts = {
  booking: 'Bestilling',
  parties: 'Parter',
  buyer: 'Kjøper',
  seller: 'Selger',
  organisationNumber: 'Organisasjonsnummer',
  vatNumber: 'MVA-nummer',
  signsForSeller: 'Undertegner for selger',
  name: 'Navn',
  personalNumber: 'Fødselsnummer',
  address: 'Adresse',
  contact: 'Kontakt',
  share: 'Eierandel',
  home: 'Boligen',
  object: 'Objekt',
  project: 'Prosjekt',
  rooms: 'Størrelse',
  area: 'Bruksareal',
  floor: 'Etasje',
  access: 'Forventet overtakelse',
  accessWhenBuilt: 'Overtakelse',
  accessUnknown: 'Opplyses senere',
  accessNow: 'Innflyttingsklar, dagen avtales med selgeren',
  monthlyFee: 'Felleskostnader per måned, foreløpig',
  money: 'Pris og betaling',
  lines: {
    price: 'Pris',
    sharedDebt: 'Andel fellesgjeld',
    debtFreePrice: 'Pris med andel fellesgjeld',
    purchaseCosts: 'Omkostninger',
    options: 'Tilvalg',
    total: 'Totalpris',
    bookingFee: 'Betales nå',
    rest: 'Betales senere',
  },
  withdrawalCost: 'Kostnad ved avbestilling',
  options: 'Valgte tilvalg',
  noOptions: 'Ingen tilvalg er valgt.',
  plan: {
    heading: 'Betalinger',
    none: 'Ingen andre betalinger er avtalt her.',
    on: { agreement: 'dagen for avtalen', moveIn: 'overtakelsesdagen', payment: 'dagen for sluttoppgjøret' },
    before: {
      agreement: '{days} dager før avtalen',
      moveIn: '{days} dager før overtakelsen',
      payment: '{days} dager før sluttoppgjøret',
    },
    after: {
      agreement: '{days} dager etter avtalen',
      moveIn: '{days} dager etter overtakelsen',
      payment: '{days} dager etter sluttoppgjøret',
    },
  },
  signatures: 'Underskrifter',
  signaturesAre:
    'Tilbudet ovenfor er signert med elektronisk ID. Signaturene gjelder teksten med kontrollsummen {hash} (SHA-256). Bevisene, med utstederens svar, oppbevares hos selgeren.',
  signedWith: 'Signert med {method} {moment}',
  methods: { bank_id: 'BankID (Sverige)', eident: 'BankID', signicat: 'bankenes elektroniske ID' },
  receipt: {
    number: 'Kvitteringsnummer',
    status: 'Status',
    paid: 'Betalt',
    payer: 'Betalt av',
    bookingFee: 'Reservasjonsgebyr',
    paidAt: 'Betalt',
    amount: 'Beløp',
    paidWith: 'Betalingsmåte',
    concerns: 'Gjelder',
    note: 'Beløpet trekkes fra kjøpesummen.',
    homeNote: 'Beløpet trekkes fra prisen. Beløpet er uten merverdiavgift.',
    vipNote: 'Merverdiavgiften, 25 %, er med i beløpet.',
    home: { deposit: 'Forskudd', instalment: 'Delbetaling', options: 'Tilvalg', final: 'Sluttoppgjør' },
    refunded: 'Tilbakebetalt',
    providers: { swish: 'Swish', svea: 'Svea', nordea: 'Nordea' },
  },
  withdrawal: { receivedAt: 'Mottatt', by: 'Meldt av' },
  signing: {
    documents: 'Dokumenter',
    price: 'Totalpris',
    fee: 'Betales nå',
    accepts: 'Jeg har lest dokumentene og godtar vilkårene.',
  },
  page: 'Side {page} av {pages}',
  calendar: {
    lastDayToWithdraw: 'Siste dag å gå fra bestillingen av {home}',
    access: 'Forventet overtakelse av {home}',
  },
  laws: {
    NO: {
      titles: {
        information: 'Informasjon før du gir kjøpstilbud',
        terms: 'Vilkår for kjøpstilbudet',
        agreement: 'Kjøpstilbud',
        receipt: 'Kvittering',
        withdrawal: 'Bekreftelse på at bestillingen er avsluttet',
      },
      signs: 'Jeg gir et bindende kjøpstilbud på {home}.',
      information: [
        {
          heading: 'Et bindende tilbud',
          paragraphs: [
            'Når du signerer, gir du {seller} et bindende tilbud om å kjøpe {home} til fast pris. Du kan ikke trekke tilbudet tilbake etter at det er signert.',
            'Det er ingen angrerett ved kjøp av fast eiendom, heller ikke når avtalen inngås på nett. Bruk den tiden du trenger før du signerer.',
          ],
        },
        {
          heading: 'Hva som skjer når',
          paragraphs: [
            'Du betaler ingenting nå. Når selgeren har godtatt tilbudet, får du kjøpekontrakten.',
            'Forskuddet på inntil 10 prosent betales først når selgeren har stilt garanti etter bustadoppføringslova § 12.',
            {
              coming: 'Forventet overtakelse: {access}. Tilvalg har egne frister.',
              built:
                'Boligen er ferdig, og det er ingen tilvalg. Dagen for overtakelsen avtales med selgeren.',
            },
          ],
        },
        {
          heading: 'Hva boligen koster',
          paragraphs: ['Totalprisen med omkostninger er {total}. Felleskostnadene er foreløpige.'],
        },
      ],
      terms: [
        {
          heading: '1. Tilbudet',
          paragraphs: [
            'Tilbudet gjelder boligen slik den er beskrevet i prospektet og leveransebeskrivelsen, til fast pris. Det er bindende fra signering av alle kjøpere.',
            'Selgeren svarer innen ti virkedager. Godtar ikke selgeren tilbudet innen fristen, faller det bort.',
          ],
        },
        {
          heading: '2. Betaling',
          paragraphs: [
            'Ingen betaling forfaller før selgeren har stilt garanti etter bustadoppføringslova § 12. Resten betales ved overtakelsen.',
          ],
        },
        {
          heading: '3. Overtakelse og garanti',
          paragraphs: [
            'Det holdes forhåndsbefaring om lag to uker før overtakelsen, og det føres protokoll ved overtakelsen. Det holdes befaring etter ett år. Garantien er 5 prosent i fem år etter overtakelsen.',
          ],
        },
        {
          heading: '4. Avbestilling',
          paragraphs: [
            'Etter at kontrakten er inngått, kan kjøperen avbestille etter bustadoppføringslova §§ 52–54 mot vederlag til selgeren.',
          ],
        },
        {
          heading: '5. Personopplysninger',
          paragraphs: [
            'Selgeren behandler kjøperens opplysninger for å gjennomføre avtalen. Signaturene og bevisene for dem oppbevares så lenge avtalen kan få betydning.',
          ],
        },
        {
          heading: '6. Tvist',
          paragraphs: [
            'Norsk rett gjelder. Kjøperen kan henvende seg til Forbrukertilsynet eller domstolene.',
          ],
        },
      ],
      agreement: [
        {
          heading: 'Tilbudet',
          paragraphs: [
            'Kjøperen tilbyr å kjøpe boligen til prisen ovenfor. Vilkårene for kjøpstilbudet er en del av tilbudet, og kjøperen har lest dem.',
            'Tilbudet er bindende for kjøperen når det er signert.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'Vi har mottatt meldingen din',
          paragraphs: [
            'Bestillingen av {home} er avsluttet. Ta vare på bekreftelsen. Den viser når meldingen kom fram.',
          ],
        },
      ],
    },
  },
}
