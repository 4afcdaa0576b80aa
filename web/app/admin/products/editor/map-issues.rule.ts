import type { AdminFailure } from '../../use-admin-request.ts'

/** Maps the API's paths to the editor's field names. */
const fieldPaths: [RegExp, string][] = [
  [/^name$/, 'name.vi'],
  [/^labels\.en$/, 'name.en'],
  [/^descriptions?(\.vi)?$/, 'description.vi'],
  [/^descriptions\.en$/, 'description.en'],
  [/^colors\.(\d+)\.color$/, 'colors.$1.name.vi'],
  [/^colors\.(\d+)\.labels.*$/, 'colors.$1.name.en'],
  [/^colors\.(\d+)\.images.*$/, 'colors.$1.pictures'],
  [/^colors$/, 'colors.0.name.vi'],
  [/^written\./, ''],
]

/**
 * The failure with its issues at the editor's fields. `counted`: the stock lines as sent, because the API reports
 * them by index.
 */
export function mapIssuesToFields(failure: AdminFailure | null, counted: readonly { key: string }[]): AdminFailure | null {
  if (!failure) return null
  const issues = failure.issues.map(({ path, message }) => ({ path: fieldOf(path, counted), message }))
  return { status: failure.status, code: failure.code, message: failure.message, issues }
}

function fieldOf(path: string, counted: readonly { key: string }[]): string {
  const line = /^stock\.(\d+)/.exec(path)?.[1]
  if (line !== undefined) return `stock.${counted[Number(line)]?.key ?? ''}`
  const found = fieldPaths.find(([pattern]) => pattern.test(path))
  return found ? path.replace(found[0], found[1]) : path
}
