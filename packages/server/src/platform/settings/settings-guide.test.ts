// The guide's settings page is generated from the schemas.
import { expect, it } from 'vitest'
import { settingsGuide } from './settings-help.ts'

it('The guide lists every setting with its meaning', async () => {
  const page = settingsGuide()
  expect(page).not.toMatch(/^\| \S+ \| {2}\|/m)
  await expect(page).toMatchFileSnapshot('../../../../../docs/guide/settings.md')
})
