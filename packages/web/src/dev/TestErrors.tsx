// Breaks the page on purpose, in each way in which a page can break.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WithQueryClient } from '../frame/WithQueryClient.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'
import styles from './Sandbox.module.css'

const breakNow = (where: string): never => {
  throw new Error(`Test error in ${where}`)
}

const Broken = () => breakNow('a render')

const FailingQuery = () => {
  const { isError, isFetching, refetch } = useQuery({
    queryKey: ['test-error'],
    queryFn: () => Promise.reject(new Error('Test error in a query')),
  })
  if (!isError) return <p role="status">Asking…</p>
  return (
    <Notice kind="warning" heading="The query failed" level={3}>
      <Button look="secondary" loading={isFetching} onClick={() => void refetch()}>
        Ask again
      </Button>
    </Notice>
  )
}

export const TestErrors = () => {
  const [isBroken, setBroken] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <Section heading="Test errors">
      <ul className={styles.row}>
        <li>
          <Button look="secondary" onClick={() => setBroken(true)}>
            Break in a render
          </Button>
        </li>
        <li>
          <Button look="secondary" onClick={() => breakNow('an event')}>
            Break in an event
          </Button>
        </li>
        <li>
          <Button look="secondary" onClick={() => void Promise.reject(new Error('Test error in a promise'))}>
            Break in a promise
          </Button>
        </li>
        <li>
          <Button look="secondary" onClick={() => setAsking(true)}>
            Let a query fail
          </Button>
        </li>
      </ul>
      {isBroken && <Broken />}
      {isAsking && (
        <WithQueryClient>
          <FailingQuery />
        </WithQueryClient>
      )}
    </Section>
  )
}
