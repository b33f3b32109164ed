// A longer timeout for waiting, so that tests also pass on a busy machine, and a new tab for each test.
import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  if (typeof document !== 'undefined') sessionStorage.clear()
})
