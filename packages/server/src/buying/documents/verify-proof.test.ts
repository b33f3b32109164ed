// A proof is verified against the signed text, the signer and the time; every change is detected.
import { describe, expect, it } from 'vitest'
import { makeSimulatedBank, makeSimulatedIssuer } from '../../dev/simulated-signatures.ts'
import type { ProofToVerify } from './verify-proof.ts'
import { verifyProof } from './verify-proof.ts'

const astrid = { personalNumber: '199908072391', firstName: 'Åstrid', lastName: 'Lund' }
const words = {
  text: '# Bokningsavtal\nJag bokar Kajutan 1203 för 4 195 000 kr.',
  hidden: '{"documents":[]}',
}
const signedAt = Date.parse('2026-11-22T21:00:00Z')
const bank = makeSimulatedBank()

const byBankId = (change: (signature: string) => string = (signature) => signature): ProofToVerify => {
  const completionData = bank.completionData(astrid, words)
  const xml = Buffer.from(String(completionData.signature), 'base64').toString('utf8')
  const signature = Buffer.from(change(xml)).toString('base64')
  const { personalNumber } = astrid
  return {
    ...words,
    proof: { kind: 'bankId', completionData: { ...completionData, signature } },
    personalNumber,
    signedAt,
  }
}
const byToken = async (): Promise<ProofToVerify> => ({
  ...words,
  proof: await makeSimulatedIssuer(() => signedAt).proof(astrid, words),
  personalNumber: astrid.personalNumber,
  signedAt,
})
const problemsOf = async (asked: ProofToVerify, roots?: readonly string[]) =>
  (await verifyProof(asked, roots && { roots })).problems

describe('A signature of Swedish BankID', () => {
  it('is valid, and names the root of its certificates', async () => {
    const { problems, notes } = await verifyProof(byBankId())
    expect(problems).toEqual([])
    expect(notes[0]).toMatch(/Bank of development.*SHA-256 [\da-f]{64}/)
  })

  it.each([
    ['another text', { text: words.text.replace('4 195', '3 195') }, 'The signed text is not'],
    ['other documents', { hidden: '{}' }, 'The signed document hashes'],
    ['another person', { personalNumber: '198112189876' }, 'Another person signed'],
    ['a time before its certificate', { signedAt: 0 }, 'not valid at the time'],
  ])('is invalid for %s', async (_, change, problem) => {
    expect(await problemsOf({ ...byBankId(), ...change })).toEqual([expect.stringContaining(problem)])
  })

  it.each([
    [
      'a changed byte of its value',
      (xml: string) =>
        xml.replace(/<SignatureValue>(.)/, (_, one: string) => `<SignatureValue>${one === 'A' ? 'B' : 'A'}`),
    ],
    [
      'a changed byte of what was signed',
      (xml: string) => xml.replace(/wysiwys">(.)/, (_, one: string) => `wysiwys">${one === 'A' ? 'B' : 'A'}`),
    ],
    ['a weaker algorithm', (xml: string) => xml.replace('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1')],
    [
      'an unsigned text next to the signed one',
      (xml: string) =>
        xml.replace(
          '<Object>',
          '<Object><bankIdSignedData xmlns="http://www.bankid.com/signature/v1.0.0/types" Id="bidSignedData"><usrVisibleData>eA==</usrVisibleData></bankIdSignedData></Object><Object>',
        ),
    ],
    ['no content', () => 'x'],
  ])('is invalid with %s', async (_, change) => {
    expect((await problemsOf(byBankId(change))).length).toBeGreaterThan(0)
  })

  it('must end at a trusted root if one is given', async () => {
    expect(await problemsOf(byBankId(), ['00'])).toEqual([expect.stringContaining('trusted root')])
  })
})

describe('A signed token', () => {
  it('is valid', async () => {
    expect(await problemsOf(await byToken())).toEqual([])
  })

  it.each([
    ['another text', { text: 'x' }, 'bound to another text'],
    ['other documents', { hidden: '{}' }, 'bound to another text'],
    ['another person', { personalNumber: '131052-308T' }, 'named another person'],
    ['another day', { signedAt: signedAt + 86_400_000 }, 'is not valid'],
  ])('is invalid for %s', async (_, change, problem) => {
    expect(await problemsOf({ ...(await byToken()), ...change })).toEqual([expect.stringContaining(problem)])
  })

  it('is invalid with another key', async () => {
    const [one, other] = await Promise.all([byToken(), byToken()])
    if (one.proof.kind !== 'oidc' || other.proof.kind !== 'oidc') throw new Error('No tokens')
    expect(await problemsOf({ ...one, proof: { ...one.proof, keys: other.proof.keys } })).toHaveLength(1)
  })
})
