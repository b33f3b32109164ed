// The domain's tests alone: the mutation run starts them thousands of times.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 30_000,
  },
})
