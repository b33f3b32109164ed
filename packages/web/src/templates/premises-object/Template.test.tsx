// The page of premises, for a visitor who may rent or buy them.
import type { PremisesDetails, PremisesObjectPage } from '@husrum/domain'
import { aPremisesInDetail } from '@husrum/domain/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { PremisesObjectTemplate } from './Template.tsx'

afterEach(cleanup)

const show = (facts: Partial<PremisesDetails>) => {
  const premises = aPremisesInDetail({ description: '', ...facts })
  const page: PremisesObjectPage = {
    ...aContentPage(),
    template: 'premisesObject',
    model: { premises, similar: [] },
  }
  return showPage(<PremisesObjectTemplate page={page} data={undefined} />)
}
const about = () => screen.queryByRole('region', { name: 'Om lokalen' })?.textContent

describe('The page of premises', () => {
  it('shows the short description of premises without a longer one', async () => {
    await show({ shortDescription: 'Skyltfönster mot kajen' })
    expect(about()).toContain('Skyltfönster mot kajen')
  })

  it('has no heading above a description that is missing', async () => {
    await show({ shortDescription: '' })
    expect(about()).toBeUndefined()
  })
})
