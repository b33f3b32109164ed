// A film of a third party plays after a click and with consent, without any request before that.
import type { VideoBlock } from '@husrum/domain'
import { consentOf } from '@husrum/domain'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { blockComponents } from '../../templates/content/block-components.ts'
import { ComposedBlocks } from '../../templates/content/ComposedBlocks.tsx'
import { showWithConsent } from '../../testing/consent.tsx'

afterEach(cleanup)

const film: VideoBlock = {
  kind: 'video',
  title: 'Ett år på bygget',
  provider: 'youtube',
  video: 'M7lc1UVf-VE',
}
await Promise.all(blockComponents([film]).map(({ load }) => load()))
const shown = <ComposedBlocks blocks={[film]} />
const agreed = consentOf('all', { now: Date.now(), revision: 1 })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const player = () => screen.queryByTitle('Ett år på bygget')

describe('A film', () => {
  it('waits for a click even with consent, and then plays without cookies where possible', async () => {
    await showWithConsent(shown, { consent: agreed })
    expect(player()).toBeNull()
    await press('Spela ”Ett år på bygget”')
    expect(player()?.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?/,
    )
    expect(player()?.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('asks for consent in place, and "agree and play" agrees to third parties only', async () => {
    const { switches, recorded } = await showWithConsent(shown)
    await press('Spela ”Ett år på bygget”')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Filmen visas av YouTube' })),
    )
    expect(player()).toBeNull()
    await press('Godkänn och spela')
    await waitFor(() => expect(player()).not.toBeNull())
    expect([switches(), recorded]).toEqual(['001', [3]])
  })

  it('stays a picture and a link if consent is declined, and keeps the focus', async () => {
    const { switches } = await showWithConsent(shown)
    await press('Spela ”Ett år på bygget”')
    await press('Nej tack')
    const play = await screen.findByRole('button', { name: 'Spela ”Ett år på bygget”' })
    await waitFor(() => expect(document.activeElement).toBe(play))
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE')
    expect([player(), switches()]).toEqual([null, undefined])
  })

  it('postpones the cookie prompt in favour of its own question', async () => {
    const { store } = await showWithConsent(shown)
    store.send({ kind: 'pageLoaded' })
    await press('Spela ”Ett år på bygget”')
    await screen.findByRole('button', { name: 'Godkänn och spela' })
  })

  it('stops when the consent is withdrawn', async () => {
    const { store } = await showWithConsent(shown, { consent: agreed })
    await press('Spela ”Ett år på bygget”')
    store.choose('necessaryOnly')
    await waitFor(() => expect(player()).toBeNull())
  })
})
