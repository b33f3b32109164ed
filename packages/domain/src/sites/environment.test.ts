import { describe, expect, test } from 'vitest'
import { apiHostKindOf, environments, showsDevelopmentTools } from './environment.ts'

describe('The environments', () => {
  test('are these', () => {
    expect(environments).toEqual(['local', 'development', 'test', 'preproduction', 'production'])
  })

  test.each([
    ['local', 'dev', true],
    ['development', 'dev', true],
    ['test', 'test', true],
    ['preproduction', 'test', false],
    ['production', 'prod', false],
  ] as const)('include %s, with the API host %s and development tools: %s', (environment, host, tools) => {
    expect(apiHostKindOf(environment)).toBe(host)
    expect(showsDevelopmentTools(environment)).toBe(tools)
  })
})
