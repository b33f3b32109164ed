import { expect, test } from 'vitest'
import { anErrand } from '../testing/errands.ts'
import type { SteppingErrand } from './errand-next-step.ts'
import { errandNextStep } from './errand-next-step.ts'

const now = 1_000
const visit = { startsAt: now + 10, endsAt: now + 20 }
const table: readonly (readonly [string, Partial<SteppingErrand>, ReturnType<typeof errandNextStep>])[] = [
  ['a question is answered first', { status: 'ongoing', question: 'När?', visit }, { kind: 'answer' }],
  ['so is what waits for information', { status: 'infoFromCustomer' }, { kind: 'answer' }],
  ['then there is a visit', { status: 'customerNotBooked', visit }, { kind: 'visit', ...visit }],
  ['a visit that is over is none', { visit: { startsAt: 1, endsAt: now } }, { kind: 'working' }],
  ['the customer has to book', { status: 'customerNotBooked', doneBy: now + 1 }, { kind: 'yourMove' }],
  [
    'who has booked only waits',
    { status: 'customerBooked', doneBy: now + 1 },
    { kind: 'waiting', by: now + 1 },
  ],
  ['an answer is promised', { promisedBy: now }, { kind: 'answerBy', by: now }],
  ['the answer is late', { promisedBy: now - 1, doneBy: now + 1 }, { kind: 'answerLate', by: now - 1 }],
  ['an answer makes no day of completion', { promisedBy: now + 1, answeredAt: now }, { kind: 'working' }],
  [
    'staff have said a day',
    { promisedBy: now - 2, answeredAt: now - 1, doneBy: now + 1 },
    { kind: 'doneBy', by: now + 1 },
  ],
  [
    'that day has passed',
    { status: 'waitingOnMaterial', doneBy: now - 1 },
    { kind: 'doneLate', by: now - 1 },
  ],
  ['something is waited for', { status: 'waitingOnWeather' }, { kind: 'waiting' }],
  ['no day is known', { status: 'ongoing' }, { kind: 'working' }],
  ['it can be looked at', { status: 'executed', question: 'Är det bra?' }, { kind: 'check' }],
  ['nothing more happens', { status: 'cancelledByCustomer' }, { kind: 'over' }],
  ['its status is unknown', { status: 'unknown' }, { kind: 'over' }],
]

test.each(table)('The next step of an errand: %s', (_, facts, step) => {
  expect(errandNextStep({ ...anErrand(facts), ...facts }, now)).toEqual(step)
})
