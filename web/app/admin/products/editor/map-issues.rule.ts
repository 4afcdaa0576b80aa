import type { AdminFailure } from '../../use-admin-request.ts'

/** The fields of the editor by the paths the shop calls them by. */
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

/** A refusal with its issues at the editor's own fields; `counted`: what was sent of the stock, in its order. */
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
