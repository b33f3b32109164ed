// A press that comes before the page is interactive: made once, when the page can handle it.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPress } from './keep-press.ts'

const page = document.documentElement
let presses: string[] = []
const noted = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  presses = []
  document.body.innerHTML = `
    <button type="button" id="menu"><span>Menu</span></button>
    <button type="button" id="share">Share</button>
    <form><button type="submit" id="send">Send</button></form>`
})
afterEach(() => {
  delete page.dataset.alive
  document.body.innerHTML = ''
})

const becomeAlive = async (): Promise<void> => {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.id))
  page.dataset.alive = 'true'
  await noted()
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

it('is made once the page is interactive, however often the button was pressed', async () => {
  keepPress()
  press('#share')
  press('#menu span')
  press('#menu')
  await becomeAlive()
  expect(presses).toEqual(['menu'])
  page.dataset.alive = 'true'
  await noted()
  expect(presses).toEqual(['menu'])
})

it('is left to React once it hydrates, and to the browser if it sends a form', async () => {
  keepPress()
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  press('#send')
  dispatchEvent(new Event('hydrates'))
  press('#menu')
  await becomeAlive()
  expect(presses).toEqual([])
})

it('is lost if the button is gone, and never made on another one', async () => {
  keepPress()
  press('#menu')
  document.querySelector('#menu')?.replaceWith('')
  await becomeAlive()
  expect(presses).toEqual([])
})
