// What the server tells whoever watches it. Nobody does unless the settings name a collector: then nothing here is more than a call.

import type { Journey } from './journey-of.ts'

/** What is known of a request before it is answered. */
export interface AskedRequest {
  readonly method: string
  /** The `traceparent` header (W3C Trace Context), if a proxy of ours sent it. */
  readonly traceparent: string | undefined
}

/** What is told of an answer: never an address, which may name somebody. */
export interface AnsweredRequest {
  /** The pattern of the route: `/services/case_management/cases/:id`. */
  readonly route: string
  readonly status: number
  /** A site's key; undefined for a host of none. */
  readonly site: string | undefined
  /** The kind of page; undefined for what is no page. */
  readonly template: string | undefined
  readonly journey: Journey
}

export interface SeenStatement {
  /** With placeholders in the place of values. */
  readonly sql: string
  readonly ms: number
  /** SQLSTATE, or the name of the error; undefined where it went well. */
  readonly failure: string | undefined
}

export interface Job {
  readonly kind: string
  /** The `traceparent` of what ordered it. */
  readonly orderedBy: string | undefined
}

export interface SeenVital {
  readonly name: string
  /** Milliseconds, or the score of a shift. */
  readonly value: number
  readonly template: string
}

export interface Observer {
  request(asked: AskedRequest, work: () => Promise<void>, answered: () => AnsweredRequest): Promise<void>
  job(job: Job, work: () => Promise<void>): Promise<void>
  /** @param work rejects where the letter was not taken. */
  mail(work: () => Promise<void>): Promise<void>
  /** Absent: statements need not be timed. */
  readonly statement?: (statement: SeenStatement) => void
  /** What a browser measured, once it is counted. */
  vital(vital: SeenVital): void
  /** A page broke in a browser. */
  brokenPage(page: { readonly site: string; readonly template: string }): void
  /** The `traceparent` of what is under way, for what is done after it. */
  traceparent(): string | undefined
}

const nobody: Observer = {
  request: (_, work) => work(),
  job: (_, work) => work(),
  mail: (work) => work(),
  vital: () => undefined,
  brokenPage: () => undefined,
  traceparent: () => undefined,
}

let watching = nobody

/** Told once to the process, before anything else starts. @returns what ends it. */
export const observeBy = (observer: Observer): (() => void) => {
  watching = observer
  return () => {
    watching = nobody
  }
}

export const observer = (): Observer => watching
