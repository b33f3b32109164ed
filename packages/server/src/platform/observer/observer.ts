// Telemetry of the server. Disabled unless the settings name a collector: then each function only calls its work.

import type { Journey } from './journey-of.ts'

/** Facts of a request before it is answered. */
export interface ObservedRequest {
  readonly method: string
  /** The `traceparent` header (W3C Trace Context), if a proxy of ours sent it. */
  readonly traceparent: string | undefined
}

/** Facts of a response: never a URL, which may contain personal data. */
export interface AnsweredRequest {
  /** The pattern of the route: `/services/case_management/cases/:id`. */
  readonly route: string
  readonly status: number
  /** Key of the site; undefined for an unknown host. */
  readonly site: string | undefined
  /** The kind of page; undefined for other responses. */
  readonly template: string | undefined
  readonly journey: Journey
}

export interface SeenStatement {
  /** With placeholders instead of values. */
  readonly sql: string
  readonly ms: number
  /** SQLSTATE, or the name of the error; undefined on success. */
  readonly failure: string | undefined
}

export interface Job {
  readonly kind: string
  /** The `traceparent` of the request that enqueued it. */
  readonly orderedBy: string | undefined
}

export interface SeenVital {
  readonly name: string
  /** Milliseconds, or the score of a shift. */
  readonly value: number
  readonly template: string
}

export interface Observer {
  request(asked: ObservedRequest, work: () => Promise<void>, answered: () => AnsweredRequest): Promise<void>
  job(job: Job, work: () => Promise<void>): Promise<void>
  /** @param work rejects if the letter was not accepted. */
  mail(work: () => Promise<void>): Promise<void>
  /** Absent: statements need not be timed. */
  readonly statement?: (statement: SeenStatement) => void
  /** A measurement of a browser, after it was counted. */
  vital(vital: SeenVital): void
  /** A page failed in a browser. */
  brokenPage(page: { readonly site: string; readonly template: string }): void
  /** The `traceparent` of the current work, for later work that it causes. */
  traceparent(): string | undefined
}

const noObserver: Observer = {
  request: (_, work) => work(),
  job: (_, work) => work(),
  mail: (work) => work(),
  vital: () => undefined,
  brokenPage: () => undefined,
  traceparent: () => undefined,
}

let watching = noObserver

/** Sets the observer of the process; call it before anything else starts. @returns a function that removes it. */
export const observeBy = (observer: Observer): (() => void) => {
  watching = observer
  return () => {
    watching = noObserver
  }
}

export const observer = (): Observer => watching
