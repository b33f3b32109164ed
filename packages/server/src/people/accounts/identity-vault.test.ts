// Personal numbers at rest: found by a hash, decrypted only for their own row, and not exposed otherwise.
import { describe, expect, it } from 'vitest'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeIdentityVault } from './identity-vault.ts'

const vault = makeIdentityVault(makeSecretKeys('one secret of thirty-two bytes or more'))
const other = makeIdentityVault(makeSecretKeys('another secret of thirty-two bytes, too'))
const number = { country: 'SE', personalNumber: '199908072391' } as const

describe('A sealed number', () => {
  it('opens for its own row', () => {
    expect(vault.open(vault.seal(number, 'row-1'), 'row-1')).toEqual(number)
  })

  it('is different each time and does not contain the number', () => {
    const [one, two] = [vault.seal(number, 'row-1'), vault.seal(number, 'row-1')]
    expect(one).not.toEqual(two)
    expect(Buffer.from(one).toString('latin1')).not.toContain('9908')
  })

  it('does not open in another row, with another key or after any change', () => {
    const sealed = vault.seal(number, 'row-1')
    expect(vault.open(sealed, 'row-2')).toBeUndefined()
    expect(other.open(sealed, 'row-1')).toBeUndefined()
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Uint8Array.from(sealed, (byte, at) => (at === place ? byte ^ 1 : byte))
      expect(vault.open(changed, 'row-1')).toBeUndefined()
    }
    for (const length of [0, 1, 12, 28])
      expect(vault.open(sealed.subarray(0, length), 'row-1')).toBeUndefined()
  })
})

describe('The lookup hash of a number', () => {
  const hex = (country: 'SE' | 'NO' | 'FI', personalNumber: string, by = vault) =>
    Buffer.from(by.lookupOf({ country, personalNumber })).toString('hex')

  it('is equal for equal numbers and differs for all others', () => {
    expect(hex('SE', '199908072391')).toBe(hex('SE', '199908072391'))
    const all = [
      hex('SE', '199908072391'),
      hex('SE', '198112189876'),
      hex('NO', '07889910024'),
      hex('FI', '07889910024'),
      hex('SE', '199908072391', other),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  it('differs for two Finnish numbers that differ only in the sign', () => {
    expect(hex('FI', '010594Y9032')).not.toBe(hex('FI', '010594-9032'))
  })
})
