// The page that simulates the bank app and the providers' pages in development. It works without scripts.
import { html } from 'hono/html'
import { visibleTextOf } from '../people/sign-in/bank-id/visible-text.ts'
import { plainPage } from '../platform/http/plain-page.ts'
import type { InventedPerson } from './people.ts'
import type { SimulatedOrder } from './simulated-orders.ts'
import { simulatedDeeds } from './simulated-orders.ts'
import { simulatorPath } from './simulated-providers.ts'

export const simulatorStyle = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; background: #fff }
  fieldset { border: 1px solid #6b6b6b; border-radius: .5rem; margin: 0 0 1.5rem; padding: 1rem }
  legend { font-weight: 600 } label { display: flex; gap: .75rem; align-items: baseline; padding: .5rem 0 }
  input[type=text] { font: inherit; inline-size: 100%; padding: .6rem; border: 1px solid #6b6b6b; border-radius: .25rem; box-sizing: border-box }
  .deeds { display: flex; flex-wrap: wrap; gap: .75rem }
  button { font: inherit; min-block-size: 2.75rem; padding: .5rem 1rem; border: 2px solid #1d3b2f; border-radius: .25rem; background: #fff; color: #1d3b2f; cursor: pointer }
  button[value=approve] { background: #1d3b2f; color: #fff }
  :focus-visible { outline: 3px solid #1d3b2f; outline-offset: 3px }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #6b6b6b; border-radius: .5rem; padding: 1rem }
  q { font-style: italic } a { color: #1d3b2f }`

export const simulatorPage = (title: string, body: unknown) =>
  plainPage({
    language: 'en',
    title,
    style: simulatorStyle,
    body: html`<main><h1>${title}</h1>${body}</main>`,
  })

const personChoice = (people: readonly InventedPerson[], chosen: string) => html`<fieldset>
    <legend>Person</legend>
    ${people.map(
      ({ key, identity, what }) => html`<label
        ><input type="radio" name="person" value="${key}"${key === chosen ? ' checked' : ''}><span
          >${identity.firstName} ${identity.lastName}. ${what}</span></label
      >`,
    )}
  </fieldset>`

/** An opened order: the choice of a person and an action. */
export const orderBody = (
  { ref, kind, wish }: SimulatedOrder,
  people: readonly InventedPerson[],
  chosen = 'resident',
) => html`
  ${
    wish.purpose === 'sign'
      ? html`<p>${wish.site.name} asks for your signature:</p>
          <pre lang="${wish.site.locale}" tabindex="0">${wish.text}</pre>`
      : html`<p>${wish.site.name} asks: <q lang="${wish.site.locale}">${visibleTextOf(wish.purpose, wish.site)}</q></p>`
  }
  <form method="post" action="${simulatorPath}">
    <input type="hidden" name="order" value="${ref}">
    ${personChoice(people, chosen)}
    <div class="deeds">
      ${(
        [
          'approve',
          'cancel',
          ...(kind === 'app' ? (['sign'] as const) : []),
          'expire',
          'certificate',
          'maintenance',
        ] as const
      ).map((deed) => html`<button name="deed" value="${deed}">${simulatedDeeds[deed]}</button>`)}
    </div>
  </form>`

/** Before an order is opened: scan a QR code, or choose a waiting order. */
export const waitingBody = (orders: readonly SimulatedOrder[], now: number) => html`
  <form method="post" action="${simulatorPath}">
    <input type="hidden" name="deed" value="open">
    <label for="qr">Text of the QR code</label>
    <input id="qr" name="qr" type="text" required autocomplete="off" spellcheck="false">
    <p><button>Scan</button></p>
  </form>
  <h2>Waiting orders</h2>
  ${
    orders.length === 0
      ? html`<p>No order is waiting.</p>`
      : html`<ul>${orders.map(
          ({ ref, wish, startedAt }) => html`<li>
            <form method="post" action="${simulatorPath}">
              <input type="hidden" name="deed" value="open">
              <input type="hidden" name="order" value="${ref}">
              <button>${wish.site.name}, ${wish.purpose}, ${Math.round((now - startedAt) / 1_000)} s ago</button>
            </form></li>`,
        )}</ul>`
  }`

/** After the order has ended, if there is no redirect: another device read the code. */
export const doneBody = (text: string) => html`<p role="status">${text}</p>
  <p><a href="${simulatorPath}">Waiting orders</a></p>`
