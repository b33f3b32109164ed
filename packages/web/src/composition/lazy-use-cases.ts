// Use cases that bring the container, the adapters and the schemas with their first call, not before the page is alive.
import type { UseCases } from './use-cases.ts'

/** A desk whose methods, all of which take their time anyway, bring it with the first call. */
const lazyDesk = <Desk extends object>(load: () => Promise<Desk>): Desk =>
  new Proxy({} as Desk, {
    get:
      (_, name) =>
      async (...given: readonly unknown[]) =>
        (Reflect.get(await load(), name) as (...given: readonly unknown[]) => unknown)(...given),
  })

export const makeLazyUseCases = (load: () => Promise<UseCases>): UseCases => {
  let loaded: Promise<UseCases> | undefined
  const useCases = (): Promise<UseCases> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    loadPage: async (...given) => (await useCases()).loadPage(...given),
    searchHomes: async (...given) => (await useCases()).searchHomes(...given),
    findStagesAndAreas: async (...given) => (await useCases()).findStagesAndAreas(...given),
    suggestPlaces: async (...given) => (await useCases()).suggestPlaces(...given),
    suggestRelaxations: async (...given) => (await useCases()).suggestRelaxations(...given),
    showHomes: async (...given) => (await useCases()).showHomes(...given),
    accountDesk: lazyDesk(async () => (await useCases()).accountDesk),
    identityDesk: lazyDesk(async () => (await useCases()).identityDesk),
    notificationBox: lazyDesk(async () => (await useCases()).notificationBox),
  }
}
