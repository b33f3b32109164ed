// The homes that a visitor viewed last, and a button to delete that history.
import type { Home } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { HomeList } from './HomeList.tsx'

export const LastVisited = ({ homes }: { readonly homes: readonly Home[] }) => {
  const { recentlyViewed } = useCapabilities()
  const { lastVisited: texts } = useTexts().homes
  // The button needs script, so it is not rendered without.
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const [state, setState] = useState<'shown' | 'forgetting' | 'failed' | 'forgotten'>('shown')
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'forgotten') done.current?.focus()
  }, [state])

  if (state === 'forgotten')
    return (
      <p ref={done} tabIndex={-1}>
        {texts.forgotten}
      </p>
    )
  const forget = (): void => {
    setState('forgetting')
    recentlyViewed.forget().then(
      () => setState('forgotten'),
      () => setState('failed'),
    )
  }
  return (
    <Section
      heading={texts.heading}
      aside={
        isAwake && (
          <Button look="quiet" onClick={forget} loading={state === 'forgetting'}>
            {texts.forget}
          </Button>
        )
      }
    >
      {state === 'failed' && <p role="alert">{texts.notForgotten}</p>}
      <HomeList homes={homes} row />
    </Section>
  )
}
