// The site that a page is shown on, and its words, for every component below.
import type { SiteDefinition } from '@husrum/domain'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Texts } from '../texts/load-texts.ts'

interface SiteFrame {
  readonly site: SiteDefinition
  readonly texts: Texts
}

const SiteContext = createContext<SiteFrame | undefined>(undefined)

export const SiteProvider = ({ site, texts, children }: SiteFrame & { readonly children: ReactNode }) => {
  const frame = useMemo(() => ({ site, texts }), [site, texts])
  return <SiteContext value={frame}>{children}</SiteContext>
}

const useFrame = (): SiteFrame => {
  const frame = useContext(SiteContext)
  if (!frame) throw new Error('SiteProvider is missing above this component')
  return frame
}

export const useSite = (): SiteDefinition => useFrame().site
export const useTexts = (): Texts => useFrame().texts
