// Modals by user actions: opening one over another, and every way to close them.
import type { ModalOptions } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SiteProvider } from '../../frame/site.tsx'
import { loadAllTexts } from '../../texts/load-texts.ts'
import { ModalProvider } from './ModalProvider.tsx'
import { useModal } from './modal.ts'

let goBack = (_steps?: number): void => undefined
let goTo = (_address: string): void => undefined

const Opener = ({ id, options = {}, inside }: { id: string; options?: ModalOptions; inside?: string }) => {
  const { show, finish } = useModal()
  const open = () =>
    show({
      id,
      heading: `Heading ${id}`,
      ...options,
      content: (
        <>
          <label>
            Name in {id}
            <input />
          </label>
          <button type="button" onClick={() => finish(id)}>
            Done with {id}
          </button>
          {inside !== undefined && <Opener id={inside} />}
        </>
      ),
    })
  return (
    <button type="button" onClick={open}>
      Open {id}
    </button>
  )
}

const Address = () => {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  goBack = (steps = 1) => act(() => navigate(-steps))
  goTo = (address) => act(() => navigate(address))
  return <output>{pathname + hash}</output>
}

const address = () => document.querySelector('output')?.textContent
const headings = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h1')?.textContent)

const showPage = async (children: React.ReactNode, entries: string[] = ['/before/', '/page/']) => {
  const site = siteByKey('sweden')
  const texts = await loadAllTexts(site.locale)
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1} useTransitions={false}>
      <SiteProvider site={site} texts={texts}>
        <ModalProvider>
          <Address />
          {children}
        </ModalProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))
const opened = (id: string) => waitFor(() => expect(headings()).toContain(`Heading ${id}`))
const noneOpen = () => waitFor(() => expect(headings()).toEqual([]))

beforeEach(() => {
  document.title = 'The page'
})
afterEach(cleanup)

describe('A modal', () => {
  it('is labelled by its heading, which has the focus, and adds its hash to the address', async () => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    expect(screen.getByRole('dialog', { name: 'Heading a' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Heading a')
    await waitFor(() => expect(address()).toBe('/page/#modal'))
  })

  it.each([
    ['its close button', () => press('Stäng')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(screen.getByRole('dialog'))],
    ['Back', async () => goBack()],
    ['an action inside', () => press('Done with a')],
  ])('closes by %s, returns the focus and leaves no entry in the history', async (_, leave) => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    await leave()
    await noneOpen()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open a'))
    expect(address()).toBe('/page/')
    goBack()
    expect(address()).toBe('/before/')
  })

  it('restores the previous hash', async () => {
    await showPage(<Opener id="a" />, ['/before/', '/page/#block-2'])
    await press('Open a')
    await opened('a')
    expect(address()).toBe('/page/#modal')
    await press('Stäng')
    await noneOpen()
    expect(address()).toBe('/page/#block-2')
  })

  it.each(['purchase-success', 'eident-error'])('keeps #%s, which was set meanwhile', async (kept) => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    goTo(`/page/#${kept}`)
    await press('Stäng')
    await noneOpen()
    expect(address()).toBe(`/page/#${kept}`)
  })

  it('without a hash does not change the address', async () => {
    await showPage(<Opener id="a" options={{ noHash: true }} />)
    await press('Open a')
    await opened('a')
    expect(address()).toBe('/page/')
    await press('Stäng')
    await noneOpen()
  })

  it('that is unclosable stays open until it is finished', async () => {
    await showPage(<Opener id="a" options={{ unclosable: true }} />)
    await press('Open a')
    await opened('a')
    expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog'))
    goBack()
    expect(headings()).toEqual(['Heading a'])
    expect(address()).toBe('/page/#modal')
    await press('Done with a')
    await noneOpen()
    expect(address()).toBe('/page/')
  })

  it('can ignore clicks outside', async () => {
    await showPage(<Opener id="a" options={{ closeOnOutsideClick: false }} />)
    await press('Open a')
    await opened('a')
    await userEvent.click(screen.getByRole('dialog'))
    expect(headings()).toEqual(['Heading a'])
    await userEvent.keyboard('{Escape}')
    await noneOpen()
  })

  it('stays open on a click outside if it has typed values', async () => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    await userEvent.type(screen.getByLabelText('Name in a'), 'Ada')
    await userEvent.click(screen.getByRole('dialog'))
    expect(headings()).toEqual(['Heading a'])
  })

  it('in full screen sets the title of the page, and restores it', async () => {
    await showPage(<Opener id="a" options={{ fullscreen: true }} />)
    await press('Open a')
    await opened('a')
    expect(document.title).toBe('Heading a – Husrum')
    await press('Stäng')
    await noneOpen()
    expect(document.title).toBe('The page')
  })

  it('closes on navigation to another page', async () => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    goTo('/om-oss/')
    await noneOpen()
    expect(address()).toBe('/om-oss/')
  })

  it('is not opened again by the hash of an earlier one', async () => {
    await showPage(<Opener id="a" />, ['/before/', '/page/#modal'])
    await waitFor(() => expect(address()).toBe('/page/'))
    expect(headings()).toEqual([])
  })
})

describe('Modals over each other', () => {
  const openBoth = async () => {
    await showPage(<Opener id="a" inside="b" />)
    await press('Open a')
    await opened('a')
    await press('Open b')
    await opened('b')
  }

  it('close one at a time with Back, each returning the focus to its opener', async () => {
    await openBoth()
    goBack()
    await waitFor(() => expect(headings()).toEqual(['Heading a']))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open b'))
    expect(address()).toBe('/page/#modal')
    goBack()
    await noneOpen()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open a'))
    expect(address()).toBe('/page/')
  })

  it('close from the top with Escape, and use only one history entry', async () => {
    await openBoth()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(headings()).toEqual(['Heading a']))
    await userEvent.keyboard('{Escape}')
    await noneOpen()
    expect(address()).toBe('/page/')
    goBack()
    expect(address()).toBe('/before/')
  })

  it('can be finished below the top one, which keeps the focus', async () => {
    await openBoth()
    // Only code can finish the modal below: it cannot be pressed under another one.
    act(() => screen.getByRole('button', { name: 'Done with a', hidden: true }).click())
    await waitFor(() => expect(headings()).toEqual(['Heading b']))
    expect(document.activeElement?.textContent).toBe('Heading b')
    await press('Stäng')
    await noneOpen()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open a'))
    expect(address()).toBe('/page/')
  })
})
