import { data } from 'react-router'
import type { Issue } from '../../../contract/errors.ts'

/** A call that the shop refused, or that did not reach it (`code` "network", status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: Issue[]
  /** True if the message comes from the shop; otherwise it is ours. */
  readonly hasServerMessage: boolean
  /** Seconds until a retry makes sense, if the shop sent them. */
  readonly retryAfter: number | undefined
  /** True if the call timed out: not worth an automatic retry. */
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

  /** The error of one field, if that is what was refused. */
  issueAt(path: string): string | undefined {
    return this.issues.find((issue) => issue.path === path)?.message
  }
}

/** Parses both formats of an error: `{message, code}` and, for reviews, `{message: {message, code}}`. */
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

/** The text to show: the shop's own message, else what failed (`failed`), with a hint if the network is the cause. */
export function describeError(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed
  if (error.hasServerMessage && error.message) return error.message
  return error.code === 'network' ? `${failed}. ${error.message}` : failed
}

/** For the catch of a loader: the shop's status becomes the page's status; `more` is passed to its error page. */
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
