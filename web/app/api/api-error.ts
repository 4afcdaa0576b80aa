import { data } from 'react-router'
import type { Issue } from '../../../contract/errors.ts'

/** A call that the shop refused, or that did not reach it (`code` "network", status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: Issue[]
  /** The shop itself said so; else the words are ours. */
  readonly hasServerMessage: boolean
  /** In how many seconds it is worth trying again, where the shop said so. */
  readonly retryAfter: number | undefined
  /** It was waited for as long as anybody waits: not worth another try unasked. */
  readonly timedOut: boolean

  constructor(failure: {
    status: number
    code: string
    message: string
    issues?: Issue[] | undefined
    retryAfter?: number | undefined
    hasServerMessage?: boolean
    timedOut?: boolean
  }) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.issues = failure.issues ?? []
    this.hasServerMessage = failure.hasServerMessage ?? true
    this.retryAfter = failure.retryAfter
    this.timedOut = failure.timedOut ?? false
  }

  /** What is wrong with one field, if that is what was wrong. */
  issueAt(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

/** Reads both forms of a failure: `{message, code}` and, for reviews, `{message: {message, code}}`. */
export function parseApiError(status: number, body: unknown, fallback: string, retryAfter?: number): ApiError {
  const outer = asRecord(body)
  const inner = typeof outer.message === 'object' ? asRecord(outer.message) : outer
  const issues = Array.isArray(inner.issues) ? (inner.issues as Issue[]) : undefined
  const message = text(inner.message)
  return new ApiError({
    ...{ status, issues, retryAfter },
    code: text(inner.code) ?? 'internal',
    message: message ?? fallback,
    hasServerMessage: message !== undefined,
  })
}

/** What somebody is told: the shop's own words first; where it had none, what could not be done, and that it is the network where it is. */
export function describeError(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed
  if (error.hasServerMessage && error.message) return error.message
  return error.code === 'network' ? `${failed}. ${error.message}` : failed
}

/** In a loader's catch: what the shop said becomes the page's status, once and for all pages; `more` is for its error page. */
export function throwRouteError(error: unknown, more: Record<string, unknown> = {}): never {
  if (!(error instanceof ApiError)) throw error
  const status = error.status >= 400 ? error.status : 503
  throw data({ ...more, code: error.code, message: error.message }, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
