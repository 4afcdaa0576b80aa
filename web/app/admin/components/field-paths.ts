import type { AdminFailure } from '../use-admin-request.ts'

/** The same failure gives the same object: a new object would move the focus to the banner in every render. */
const cache = new WeakMap<AdminFailure, AdminFailure>()

/** The API reports `wrapper.field` for a body that is wrapped in `wrapper`; the form field is named `field`. */
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
