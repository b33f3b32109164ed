// A longer timeout for waiting, so that tests also pass on a busy machine.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
