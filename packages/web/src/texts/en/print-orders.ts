// English: printed material of a stage, sent home.
import type { PrintOrdersTexts } from '../sv/print-orders.ts'

export const texts: PrintOrdersTexts = {
  heading: 'Get a brochure and floor plans by post',
  text: 'We send them free of charge. One parcel per project and month.',
  stage: 'Project',
  choose: 'Choose a project',
  material: 'What would you like?',
  materials: { brochure: 'Brochure', floorPlans: 'Floor plans' },
  name: 'Name',
  address: 'Street address',
  postalCode: 'Postal code',
  city: 'Town',
  submit: 'Order',
  none: 'There is no printed material to order right now.',
  failed: 'We could not fetch what can be ordered. Reload the page in a while.',
  ordered: (stage) => `Thank you! The material about ${stage} is on its way. We have mailed you a receipt.`,
  orders: 'What you have ordered',
  orderedOn: (day) => `Ordered ${day}`,
  postedOn: (day) => `Posted ${day}`,
  summary: 'Something needs correcting',
  refusals: {
    orderedThisMonth: 'You have already ordered about that project this month. It is on its way.',
    gone: 'That project has no printed material any more.',
    invalid: 'Something needs correcting',
    failed: 'It did not work right now. Try again in a while.',
  },
  errors: {
    stageId: 'Choose a project.',
    material: 'Choose at least one.',
    name: 'Write your name, at most 50 characters.',
    address: 'Write your street address.',
    postalCode: {
      SE: 'Write five digits, such as 411 03.',
      NO: 'Write four digits.',
      FI: 'Write five digits.',
    },
    city: 'Write the town.',
  },
}
