// The site of the page and its texts, for every component below.
import type { SiteDefinition } from '@husrum/domain'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Texts } from '../texts/load-texts.ts'

interface SiteFrame {
  readonly site: SiteDefinition
  readonly texts: Texts
  /** False if the electronic identity cannot be used. */
  readonly hasIdentity?: boolean
}

const SiteContext = createContext<SiteFrame | undefined>(undefined)

export const SiteProvider = ({
  site,
  texts,
  hasIdentity = true,
  children,
}: SiteFrame & { readonly children: ReactNode }) => {
  const frame = useMemo(() => ({ site, texts, hasIdentity }), [site, texts, hasIdentity])
  return <SiteContext value={frame}>{children}</SiteContext>
}

const useFrame = (): SiteFrame => {
  const frame = useContext(SiteContext)
  if (!frame) throw new Error('SiteProvider is missing above this component')
  return frame
}

export const useSite = (): SiteDefinition => useFrame().site
export const useTexts = (): Texts => useFrame().texts
/** Whether visitors can sign in and register with an electronic identity here. */
export const useHasIdentity = (): boolean => useFrame().hasIdentity ?? true
