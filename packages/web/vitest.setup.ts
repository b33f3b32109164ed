// What is waited for comes at once on a quiet machine; on a busy one it comes too.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
