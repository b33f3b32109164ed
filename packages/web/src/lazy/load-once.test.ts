// Code that is loaded late: once for all callers, and again after a failure.
import { describe, expect, it } from 'vitest'
import { loadOnce, withLoaded } from './load-once.ts'

const aLoad = () => {
  const attempts: PromiseWithResolvers<string>[] = []
  const code = loadOnce(() => {
    const attempt = Promise.withResolvers<string>()
    attempts.push(attempt)
    return attempt.promise
  })
  return { code, attempts }
}

describe('Code that is loaded once', () => {
  it('is shared by all callers while it is loading, and is available afterwards', async () => {
    const { code, attempts } = aLoad()
    const both = [code.load(), code.load()]
    expect([attempts.length, code.loaded()]).toEqual([1, undefined])
    attempts[0]?.resolve('code')
    expect(await Promise.all(both)).toEqual(['code', 'code'])
    expect([await code.load(), code.loaded(), attempts.length]).toEqual(['code', 'code', 1])
  })

  it('is loaded again by the next caller after a failure', async () => {
    const { code, attempts } = aLoad()
    const first = code.load()
    attempts[0]?.reject(new TypeError('offline'))
    await expect(first).rejects.toThrow('offline')
    const second = code.load()
    attempts[1]?.resolve('code')
    expect(await second).toBe('code')
  })

  it('calls its subscribers when it has loaded, but not those that have unsubscribed', async () => {
    const { code, attempts } = aLoad()
    const calls: string[] = []
    code.subscribe(() => calls.push(`stayed, ${code.loaded()}`))
    code.subscribe(() => calls.push('left'))()
    const loading = code.load()
    attempts[0]?.resolve('code')
    await loading
    expect(calls).toEqual(['stayed, code'])
  })
})

describe('Work with such code', () => {
  it('runs after loading it, and immediately if it is loaded', async () => {
    const { code, attempts } = aLoad()
    const done: string[] = []
    withLoaded(code, (value) => done.push(`late ${value}`))
    expect(done).toEqual([])
    attempts[0]?.resolve('code')
    await code.load()
    await Promise.resolve()
    withLoaded(code, (value) => done.push(`at once ${value}`))
    expect(done).toEqual(['late code', 'at once code'])
  })

  it('reports that the code cannot be loaded', async () => {
    const { code, attempts } = aLoad()
    const failure = new Promise((resolve) => withLoaded(code, () => undefined, resolve))
    attempts[0]?.reject(new TypeError('offline'))
    expect(await failure).toMatchObject({ message: 'offline' })
  })
})
