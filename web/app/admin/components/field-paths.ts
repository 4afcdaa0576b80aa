import type { AdminFailure } from '../use-admin-request.ts'

/** One failure stays one object: the banner takes the focus with each new one, not while somebody types. */
const cache = new WeakMap<AdminFailure, AdminFailure>()

/** Where a change is sent inside of `wrapper`, the shop complains about `wrapper.field`; the form knows it as `field`. */
export function stripPathPrefix(failure: AdminFailure | null, wrapper: string): AdminFailure | null {
  if (!failure) return null
  const plain = cache.get(failure) ?? withoutPrefix(failure, `${wrapper}.`)
  cache.set(failure, plain)
  return plain
}

function withoutPrefix({ status, code, message, issues }: AdminFailure, start: string): AdminFailure {
  const plain = issues.map((issue) => (issue.path.startsWith(start) ? { ...issue, path: issue.path.slice(start.length) } : issue))
  return { status, code, message, issues: plain }
}
