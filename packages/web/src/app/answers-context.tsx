// Hands what use cases have answered to the components below.
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { Answers } from './answers.ts'

const AnswersContext = createContext<Answers | undefined>(undefined)

export const AnswersProvider = ({
  answers,
  children,
}: {
  readonly answers: Answers
  readonly children: ReactNode
}) => <AnswersContext value={answers}>{children}</AnswersContext>

export const useAnswers = (): Answers => {
  const answers = useContext(AnswersContext)
  if (!answers) throw new Error('AnswersProvider is missing above this component')
  return answers
}
