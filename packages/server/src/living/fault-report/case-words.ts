// Texts of fault reports for each variant of the wizard.
import type { CaseVariant, FaultWords } from '@husrum/domain'
import { norwegianFaultWords, swedishFaultWords } from '@husrum/domain'

export const faultWords: Readonly<Record<CaseVariant, FaultWords>> = {
  SE: swedishFaultWords,
  NO: norwegianFaultWords,
}
