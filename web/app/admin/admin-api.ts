import { data, type RouterContextProvider, redirect } from 'react-router'
import { personalApi, type ResponseSchema } from '../api/api.ts'
import { ApiError, throwRouteError } from '../api/api-error.ts'
import { paths } from '../paths.ts'

export type AdminArgs = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * The API for loaders of the back office. Nobody signed in is sent to sign in and comes back; somebody who
 * may not see this finds nothing here.
 */
export function adminApi({ context, url }: AdminArgs) {
  const api = personalApi(context)
  return {
    get: <T>(path: string, schema: ResponseSchema<T>): Promise<T> => api.get(path, schema).catch((error: unknown) => refuse(error, url)),
  }
}

function refuse(error: unknown, { pathname, search }: URL): never {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 401) throw redirect(paths.login(pathname + search))
  if (error.status === 403) throw data({ code: 'not_found' }, { status: 404 })
  throwRouteError(error)
}

/** What the address asks for, for the call of a list: the parameters named, where they are there. */
export function pickParams({ searchParams }: URL, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) || undefined]))
}
