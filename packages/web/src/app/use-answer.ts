// A component's question, and what is answered: from what came with the page, and from the cache once there is one.
import type { QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Answer, Answers, Observed, Question } from './answers.ts'
import { useAnswers } from './answers-context.tsx'

/** For `placeholderData`: the answer to the last question stays until the next one is there. */
export const previousAnswer = <Data>(previous: Data | undefined): Data | undefined => previous

const nothing = () => undefined
const notFollowed = () => nothing

/** Before there is a cache: what came with the page, or, as long as the new answer takes, what was shown last. */
const useSent = <Data, Key extends QueryKey>(answers: Answers, question: Question<Data, Key>) => {
  const shown = useRef(question)
  const [isError, setError] = useState(false)
  const data = answers.known<Data>(question)
  if (data !== undefined) shown.current = question
  const isUnknown = data === undefined && question.enabled !== false
  const key = JSON.stringify(question.queryKey)
  const bring = useCallback(() => {
    setError(false)
    answers.bring().catch(() => setError(true))
  }, [answers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another chance.
  useEffect(() => {
    if (isUnknown) bring()
  }, [isUnknown, bring, key])
  const previous = question.placeholderData && !isError ? answers.known<Data>(shown.current) : undefined
  const answer = {
    data: data ?? previous,
    isError: isUnknown && isError,
    isFetching: isUnknown && !isError,
    isPlaceholderData: data === undefined && previous !== undefined,
    refetch: bring,
  } as Answer<Data>
  return { answer, shown }
}

/**
 * Asks a use case, by way of the cache. Renders at once where the answer came with the page or was fetched ahead.
 *
 * @example const found = useAnswer(homesByIdsQuery(ids, site, useUseCases()))
 */
export const useAnswer = <Data, Key extends QueryKey>(question: Question<Data, Key>): Answer<Data> => {
  const answers = useAnswers()
  const cache = useSyncExternalStore(answers.subscribe, answers.cache, answers.cache)
  const { answer, shown } = useSent(answers, question)
  // Begins with the question that is shown, so that its answer can stay until the next one is there.
  const observed = useMemo<Observed<Data, Key> | undefined>(
    () => cache?.observe(shown.current),
    [cache, shown],
  )
  const result = observed?.read(question)
  useEffect(() => observed?.follow(question), [observed, question])
  useSyncExternalStore(
    observed?.subscribe ?? notFollowed,
    observed?.current ?? nothing,
    observed?.current ?? nothing,
  )
  return result ?? answer
}
