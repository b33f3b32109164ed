// Modals by what a person does: opening one over another, and all the ways out.
import type { ModalOptions } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SiteProvider } from '../../frame/site.tsx'
import { allTexts, loadTexts } from '../../texts/load-texts.ts'
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
  const texts = await loadTexts(site.locale, allTexts)
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
  it('is named by its heading, which has the focus, and says in the address that it is open', async () => {
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
    ['what is done inside', () => press('Done with a')],
  ])('closes by %s, gives the focus back and leaves no step in the history', async (_, leave) => {
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

  it('brings back the hash that was there', async () => {
    await showPage(<Opener id="a" />, ['/before/', '/page/#block-2'])
    await press('Open a')
    await opened('a')
    expect(address()).toBe('/page/#modal')
    await press('Stäng')
    await noneOpen()
    expect(address()).toBe('/page/#block-2')
  })

  it.each(['purchase-success', 'eident-error'])('leaves #%s, which came meanwhile', async (kept) => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    goTo(`/page/#${kept}`)
    await press('Stäng')
    await noneOpen()
    expect(address()).toBe(`/page/#${kept}`)
  })

  it('without a hash leaves the address alone', async () => {
    await showPage(<Opener id="a" options={{ noHash: true }} />)
    await press('Open a')
    await opened('a')
    expect(address()).toBe('/page/')
    await press('Stäng')
    await noneOpen()
  })

  it('that is unclosable stays, whatever is tried, until its business is done', async () => {
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

  it('can keep clicks outside from closing it', async () => {
    await showPage(<Opener id="a" options={{ closeOnOutsideClick: false }} />)
    await press('Open a')
    await opened('a')
    await userEvent.click(screen.getByRole('dialog'))
    expect(headings()).toEqual(['Heading a'])
    await userEvent.keyboard('{Escape}')
    await noneOpen()
  })

  it('does not lose what one has typed to a click beside it', async () => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    await userEvent.type(screen.getByLabelText('Name in a'), 'Ada')
    await userEvent.click(screen.getByRole('dialog'))
    expect(headings()).toEqual(['Heading a'])
  })

  it('that covers the page takes its title, and gives it back', async () => {
    await showPage(<Opener id="a" options={{ fullscreen: true }} />)
    await press('Open a')
    await opened('a')
    expect(document.title).toBe('Heading a – Husrum')
    await press('Stäng')
    await noneOpen()
    expect(document.title).toBe('The page')
  })

  it('goes when another page comes', async () => {
    await showPage(<Opener id="a" />)
    await press('Open a')
    await opened('a')
    goTo('/om-oss/')
    await noneOpen()
    expect(address()).toBe('/om-oss/')
  })

  it('is not there for who comes back to where it was', async () => {
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

  it('close one at a time with Back, each giving the focus to what opened it', async () => {
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

  it('close from the top with Escape, and one entry of the history is all they took', async () => {
    await openBoth()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(headings()).toEqual(['Heading a']))
    await userEvent.keyboard('{Escape}')
    await noneOpen()
    expect(address()).toBe('/page/')
    goBack()
    expect(address()).toBe('/before/')
  })

  it('one below the top may be done first; the focus stays above', async () => {
    await openBoth()
    // What is done below is done by a program: nobody can press what lies under a modal.
    act(() => screen.getByRole('button', { name: 'Done with a', hidden: true }).click())
    await waitFor(() => expect(headings()).toEqual(['Heading b']))
    expect(document.activeElement?.textContent).toBe('Heading b')
    await press('Stäng')
    await noneOpen()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Open a'))
    expect(address()).toBe('/page/')
  })
})
