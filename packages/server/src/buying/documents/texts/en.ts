// The document texts of a booking in English: a translation for each country's law.
import type { DocumentTexts, Section } from '../document-facts.ts'

const dispute = (heading: string, text: string): Section => ({ heading, paragraphs: [text] })
const privacy: Section = {
  heading: '5. Personal data',
  paragraphs: [
    'The seller processes the buyer’s data to perform the agreement. Signatures and their evidence are kept for as long as the agreement may matter.',
  ],
}

export const en: DocumentTexts = {
  translation:
    'This is a translation for your information. The text in the language of the country is the one that is signed and that applies.',
  booking: 'Booking',
  parties: 'Parties',
  buyer: 'Buyer',
  seller: 'Seller',
  organisationNumber: 'Organisation number',
  vatNumber: 'VAT number',
  signsForSeller: 'Signs for the seller',
  name: 'Name',
  personalNumber: 'Personal number',
  address: 'Address',
  contact: 'Contact',
  share: 'Share',
  home: 'The home',
  object: 'Home',
  project: 'Project',
  rooms: 'Size',
  area: 'Living area',
  floor: 'Floor',
  access: 'Expected access',
  accessWhenBuilt: 'Access',
  accessUnknown: 'To be announced',
  accessNow: 'Ready to move in, on a day agreed with the seller',
  monthlyFee: 'Monthly fee, preliminary',
  money: 'Price and payment',
  lines: {
    price: 'Price',
    sharedDebt: 'Share of the association’s loans',
    debtFreePrice: 'Price with share of loans',
    purchaseCosts: 'Costs of purchase',
    options: 'Options',
    total: 'Total',
    bookingFee: 'Booking fee, paid now',
    rest: 'To be paid later',
  },
  withdrawalCost: 'Cost of changing your mind later',
  options: 'Chosen options',
  noOptions: 'No options are chosen.',
  plan: {
    heading: 'Payments',
    none: 'No other payments are agreed here.',
    on: {
      agreement: 'the day of the agreement',
      moveIn: 'the day of access',
      payment: 'the day of the final payment',
    },
    before: {
      agreement: '{days} days before the agreement',
      moveIn: '{days} days before access',
      payment: '{days} days before the final payment',
    },
    after: {
      agreement: '{days} days after the agreement',
      moveIn: '{days} days after access',
      payment: '{days} days after the final payment',
    },
  },
  signatures: 'Signatures',
  signaturesAre:
    'The agreement above is signed with electronic identities. The signatures are for the text with the checksum {hash} (SHA-256). The evidence, with the answer of the identity’s issuer, is kept by the seller.',
  signedWith: 'Signed with {method} on {moment}',
  methods: { bank_id: 'BankID', eident: 'Norwegian BankID', signicat: 'a bank’s electronic identity' },
  receipt: {
    number: 'Receipt number',
    status: 'Status',
    paid: 'Paid',
    payer: 'Paid by',
    bookingFee: 'Booking fee',
    paidAt: 'Paid',
    amount: 'Amount',
    paidWith: 'Paid with',
    concerns: 'For',
    note: 'The fee is deducted from the price. No VAT is included.',
    homeNote: 'The amount counts towards the price. No VAT is included.',
    vipNote: 'VAT is included in the amount.',
    home: { deposit: 'Advance', instalment: 'Instalment', options: 'Options', final: 'Final payment' },
    refunded: 'Paid back',
    providers: { swish: 'Swish', svea: 'Svea', nordea: 'Nordea' },
  },
  withdrawal: { receivedAt: 'Received', by: 'Told by' },
  signing: {
    documents: 'Documents',
    price: 'Price',
    fee: 'Booking fee',
    accepts: 'I have read the documents and accept the terms.',
  },
  page: 'Page {page} of {pages}',
  calendar: {
    lastDayToWithdraw: 'Last day to withdraw from the booking of {home}',
    access: 'Expected access to {home}',
  },
  laws: {
    SE: {
      titles: {
        information: 'Information before booking',
        terms: 'Terms of the booking',
        agreement: 'Booking agreement',
        receipt: 'Receipt',
        withdrawal: 'Confirmation of your withdrawal',
      },
      signs: 'I sign a booking agreement for {home}.',
      information: [
        {
          heading: 'What a booking is',
          paragraphs: [
            'The booking agreement reserves {home} for you with {seller}. It does not bind you to buy: you may step back at the cost that is stated below.',
            'A preliminary contract or a contract of grant is signed later. Only then do you commit yourself to buy.',
          ],
        },
        {
          heading: 'What happens when',
          paragraphs: [
            'When you have signed, you pay the booking fee of {fee}. It is deducted from the price.',
            {
              coming: 'Options are to be chosen before the last day of each. Expected access: {access}.',
              built:
                'The home is built, and options are no longer available. The day of access is agreed with the seller.',
            },
          ],
        },
        {
          heading: 'Right of withdrawal',
          paragraphs: [
            'The agreement is made at a distance. You may withdraw within 14 days from the day after it was made, without giving a reason, and the whole fee is paid back.',
            'The easiest way is the function for withdrawal on the booking’s page. You get a confirmation with the time at once.',
            'After that, stepping back costs {withdrawalCost}.',
          ],
        },
      ],
      terms: [
        {
          heading: '1. Reservation',
          paragraphs: [
            'The seller keeps the home for the buyer once all buyers have signed and the fee is paid, until a preliminary contract or a contract of grant is signed.',
          ],
        },
        {
          heading: '2. Booking fee',
          paragraphs: [
            'The fee is {fee}. It is deducted from the price when the purchase is completed.',
            'If the payment comes after the reservation has ended, the buyer keeps the home if it is still free. Otherwise the money is paid back.',
          ],
        },
        {
          heading: '3. If the buyer steps back',
          paragraphs: [
            'Within the period of withdrawal the whole fee is paid back. After that, the seller keeps {withdrawalCost} for its costs and pays the rest back within 30 days.',
          ],
        },
        {
          heading: '4. If the seller cannot go on',
          paragraphs: [
            'If the project is not carried out, or if the home or its price changes in a way that matters to the buyer, the buyer may step back and gets the whole fee back.',
          ],
        },
        privacy,
        dispute(
          '6. Disputes',
          'Swedish law applies. The buyer may turn to the National Board for Consumer Disputes or to a court.',
        ),
      ],
      agreement: [
        {
          heading: 'The agreement',
          paragraphs: [
            'The buyer books the home with the seller at the price above. The terms of the booking are part of the agreement, and the buyer has read them.',
            'The agreement is neither a purchase nor a grant. The buyer may step back by the terms.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'We have received your notice',
          paragraphs: [
            'The booking of {home} has ended. The fee is paid back in the way in which it was paid, within 14 days of the time above.',
            'Keep this confirmation. It shows when your notice arrived.',
          ],
        },
      ],
    },
    NO: {
      titles: {
        information: 'Information before you make an offer',
        terms: 'Terms of the purchase offer',
        agreement: 'Purchase offer',
        receipt: 'Receipt',
        withdrawal: 'Confirmation that the order has ended',
      },
      signs: 'I make a binding offer to buy {home}.',
      information: [
        {
          heading: 'A binding offer',
          paragraphs: [
            'By signing you make {seller} a binding offer to buy {home} at a fixed price. You cannot take it back once it is signed.',
            'There is no right of withdrawal when real property is bought, not online either. Take the time that you need before you sign.',
          ],
        },
        {
          heading: 'What happens when',
          paragraphs: [
            'You pay nothing now. Once the seller has accepted the offer, you get the contract.',
            'The advance of at most 10 per cent is paid once the seller has given a guarantee (bustadoppføringslova § 12).',
            {
              coming: 'Expected takeover: {access}. Options have last days of their own.',
              built:
                'The home is built, and there are no options. The day of the takeover is agreed with the seller.',
            },
          ],
        },
        {
          heading: 'What the home costs',
          paragraphs: ['The total price with costs is {total}. Common costs are preliminary.'],
        },
      ],
      terms: [
        {
          heading: '1. The offer',
          paragraphs: [
            'The offer is for the home as the prospectus describes it, at a fixed price. It binds from the signature of all buyers.',
            'The seller answers within ten working days. An offer that is not accepted by then lapses.',
          ],
        },
        {
          heading: '2. Payment',
          paragraphs: [
            'Nothing is due before the seller has given a guarantee (bustadoppføringslova § 12). The rest is paid at takeover.',
          ],
        },
        {
          heading: '3. Takeover and guarantee',
          paragraphs: [
            'There is an inspection about two weeks before takeover, a protocol at takeover, and an inspection after one year. The guarantee is 5 per cent for five years.',
          ],
        },
        {
          heading: '4. Cancellation',
          paragraphs: [
            'After the contract is made the buyer may cancel against compensation (bustadoppføringslova §§ 52–54).',
          ],
        },
        privacy,
        dispute(
          '6. Disputes',
          'Norwegian law applies. The buyer may turn to the Consumer Authority or to a court.',
        ),
      ],
      agreement: [
        {
          heading: 'The offer',
          paragraphs: [
            'The buyer offers to buy the home at the price above. The terms of the purchase offer are part of it, and the buyer has read them.',
            'The offer binds the buyer once it is signed.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'We have received your notice',
          paragraphs: [
            'The order of {home} has ended. Keep this confirmation. It shows when your notice arrived.',
          ],
        },
      ],
    },
    FI: {
      titles: {
        information: 'Information before reserving',
        terms: 'Terms of the reservation',
        agreement: 'Reservation agreement',
        receipt: 'Receipt',
        withdrawal: 'Confirmation of your cancellation',
      },
      signs: 'I make a reservation agreement for {home}.',
      security: {
        title: 'Security documents',
        sections: [
          {
            heading: 'What security documents are',
            paragraphs: [
              'Before a home that is being built is sold there must be security documents by chapter 2 of the Housing Transactions Act (RS). They protect buyers while it is built.',
              'Those of {project} are kept by the bank that finances it. You get copies from the bank or from the seller on request.',
            ],
          },
          {
            heading: 'What belongs to them',
            paragraphs: [
              'Articles of the housing company and its entry in the trade register; the financial plan; description of construction and drawings; documents on the plot; the building permit; the securities for the time of construction and after; the security for insolvency.',
            ],
          },
          {
            heading: 'What the securities mean to you',
            paragraphs: [
              'The security for construction is at least five per cent of its costs and grows with the shares that are sold. The security afterwards is good for at least 15 months after approval for use. The security for insolvency covers defects for ten years.',
            ],
          },
        ],
      },
      information: [
        {
          heading: 'What a reservation is',
          paragraphs: [
            'The reservation agreement reserves {home} for you with {seller}. It is no purchase: you may cancel it at any time at no cost, and the fee of {fee} is paid back in full.',
            'Only one fee at a time is taken for a home, at most four per cent of its price.',
          ],
        },
        {
          heading: 'What happens when',
          paragraphs: [
            'After signing you pay the fee. The seller invites you to buy when the project is ready to begin.',
            {
              coming:
                'The first instalment is paid about seven days after the purchase is signed. Expected time to move in: {access}.',
              built:
                'The price is paid as the deed of sale says. The day to move in is agreed with the seller.',
            },
          ],
        },
      ],
      terms: [
        {
          heading: '1. Reservation',
          paragraphs: [
            'The seller keeps the home once all have signed and the fee is paid, until the purchase is made or the reservation is cancelled.',
          ],
        },
        {
          heading: '2. Fee',
          paragraphs: [
            'The fee is {fee}. It becomes part of the price.',
            'If the payment comes too late, the reservation stands if the home is still free. Otherwise the money is paid back.',
          ],
        },
        {
          heading: '3. Cancellation',
          paragraphs: [
            'The reservation may be cancelled at any time before the purchase. The fee is paid back in full without delay.',
          ],
        },
        {
          heading: '4. If the project is not carried out',
          paragraphs: ['If the project is not begun, the reservation ends and the fee is paid back in full.'],
        },
        privacy,
        dispute(
          '6. Disputes',
          'Finnish law applies. Disputes go to the Consumer Disputes Board or to a court.',
        ),
      ],
      agreement: [
        {
          heading: 'The agreement',
          paragraphs: [
            'The home is reserved at the price above. The terms of the reservation are part of the agreement, and the buyer has read them.',
            'The reservation may be cancelled at no cost before the purchase.',
          ],
        },
      ],
      withdrawal: [
        {
          heading: 'We have received your notice',
          paragraphs: [
            'The reservation of {home} has ended. The fee is paid back in the way in which it was paid, within 14 days of the time above.',
            'Keep this confirmation. It shows when your notice arrived.',
          ],
        },
      ],
    },
  },
}
