// The ids of errand statuses on the wire.
import type { CountryCode } from '../sites/site.ts'
import type { ErrandStatusKey, ErrandStatusName } from './errand-statuses.ts'

/**
 * Name-based UUIDs of version 5 (RFC 9562) of the key, and of the key with `_NO`, in the namespace
 * `d99aa4f4-1105-57da-8456-c51c294ec506`, which is `errand-status.husrum` in the DNS namespace.
 */
const ids: Readonly<Record<Exclude<ErrandStatusKey, 'executedNo'>, readonly [string, string]>> = {
  registered: ['412d8e38-4fae-5cb5-ae2a-abed2460a79b', 'd6589f67-2021-5ba6-b226-e6f363609522'],
  ongoing: ['327a56b2-557c-55e8-9759-8b64bad03dae', '4d1b67b3-9403-5a1f-be19-a4645445c816'],
  notResponding: ['d62fe0d0-c4e3-5d36-a7c5-012685865f48', 'd80b531b-ee8e-5bc8-8a3d-d7c7335d5a23'],
  waitingOnWeather: ['7881b862-e268-5b40-bed3-a9228b282e28', 'a8045b6e-bb6e-5655-8d3e-e4103d90dd1b'],
  waitingOnDecision: ['bf58c1bc-dd2c-5841-bf83-e77f518ac019', '20f9e616-931a-56ce-b505-0759cf3ed21f'],
  waitingOnSubcontractor: ['8ddd6cb0-375f-5505-9b03-1aaa86918869', '906981ff-0659-5977-8668-66166c2781fb'],
  waitingOnMaterial: ['fddb82b5-d7bd-54c4-be82-f86174db18d7', 'dbfc0f20-0566-581f-973b-54d0b46f8d88'],
  waitingOnInvestigation: ['a753ee26-160a-533b-9621-152b5da5bec4', '0e64cdff-2c3e-58b3-895a-ebbd5021ebae'],
  waitingOnCustomer: ['b973500e-cc34-5ef1-b6ba-9bd7f7627103', '3f949b78-11b8-5de7-878f-5ef01e5ab56d'],
  customerBooked: ['107e348b-764a-5de8-83f4-26571b7b6ecb', '190e51bd-370e-5ee4-a0ec-4bd22c5e7762'],
  customerNotBooked: ['01f5ec58-c081-50e2-aff6-26a88f8838df', 'c5c864b1-c371-5910-a778-c8e36d32b40d'],
  materials: ['501a381a-64f7-52f5-ac3f-d6d6423223b9', '92aa72ca-1ee5-5d37-b904-25bb09c280e5'],
  investigation: ['5571e023-6b15-508f-9f64-1643133a0c57', 'b96c32c3-9dcd-5905-8a78-0dac8297b2f3'],
  infoFromCustomer: ['0ae195fd-3503-5fa2-9a13-ae00bf14917d', '3ed4336f-1ff5-593b-a25a-3062dfa5eb2a'],
  otherSeason: ['70e82190-7dde-58b8-afc2-84d0c3885e36', '20656e62-ec80-51a8-9b52-cec429068598'],
  subcontractorWithLogin: ['207a3ca9-e8c6-5434-96d9-989232173ca9', '56ce6993-aaa2-59f9-9ce0-89c404ac3858'],
  subcontractorWithoutLogin: ['da7888cf-157f-5b83-a2b8-551cddab5ba8', 'edf452a4-e14a-56a9-a0e9-c5fe705b8ed9'],
  reference: ['8161c861-d8d6-5091-adc4-0568bce93c4e', '2626f221-de82-544f-9dbe-8e7e43ae594f'],
  executed: ['c12d78b7-64ce-5d1c-b369-5c98481f25da', 'e88adcbd-cea7-5a1d-be6a-009079761e59'],
  completed: ['cec0833f-35a2-5965-9a6b-c2583a8799a9', 'b4599a6d-0793-5ae1-acef-e6be5f8648ef'],
  cancelledByCustomer: ['8b09acad-239a-5513-b246-e30158431008', 'a8e49c58-3837-506b-8ed0-a927f6ffe4d2'],
  shredded: ['7fdfe8ba-ea5b-5f88-b8b5-a4ca62858aee', 'ba195ad2-b811-541e-bad2-f5321c191d76'],
}

/**
 * The `caseStatusId` to write in a country; adapters map a vendor's own ids. `executed` and `executedNo` are one status in two countries,
 * so each is written with the id of the country.
 */
export const errandStatusIdOf = (key: ErrandStatusKey, country: CountryCode): string =>
  ids[key === 'executedNo' ? 'executed' : key][country === 'NO' ? 1 : 0]

/** Parses `caseStatusId`, case-insensitively; any other id gives `unknown`. */
export const readErrandStatusId = (caseStatusId: string): ErrandStatusName => {
  const id = caseStatusId.toLowerCase()
  if (id === ids.executed[1]) return 'executedNo'
  const found = (Object.keys(ids) as (keyof typeof ids)[]).find((key) => ids[key].includes(id))
  return found ?? 'unknown'
}
