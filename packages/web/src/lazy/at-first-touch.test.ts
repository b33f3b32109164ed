// The first sign of interaction.
import { afterEach, describe, expect, it } from 'vitest'
import { atFirstTouch } from './at-first-touch.ts'

afterEach(() => document.body.replaceChildren())

const touch = (element: Element, sign: string) => element.dispatchEvent(new Event(sign, { bubbles: true }))
const aPage = () => {
  document.body.innerHTML = '<a href="/next/"><b>Next</b></a><p>Words</p>'
  const [link, words] = [document.querySelector('b'), document.querySelector('p')]
  if (!link || !words) throw new Error('The page is empty')
  return { link, words }
}

describe('Work at the first touch', () => {
  it.each(['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'])(
    'starts with %s, once',
    (sign) => {
      const { words } = aPage()
      let times = 0
      atFirstTouch(() => {
        times += 1
      })
      touch(words, sign)
      touch(words, 'pointerdown')
      expect(times).toBe(1)
    },
  )

  it('for some elements waits until one of them, or an element in it, is touched', () => {
    const { link, words } = aPage()
    let times = 0
    const work = () => {
      times += 1
    }
    atFirstTouch(work, 'a[href^="/"]')
    touch(words, 'pointerover')
    expect(times).toBe(0)
    touch(link, 'pointerover')
    expect(times).toBe(1)
  })

  it('never runs once it is cancelled', () => {
    const { words } = aPage()
    let times = 0
    atFirstTouch(() => {
      times += 1
    })()
    touch(words, 'pointerdown')
    expect(times).toBe(0)
  })
})
