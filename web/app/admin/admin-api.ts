import { data, type RouterContextProvider, redirect } from 'react-router'
import { personalApi, type ResponseSchema } from '../api/api.ts'
import { ApiError, throwRouteError } from '../api/api-error.ts'
import { paths, withQuery } from '../paths.ts'
import { adminPaths } from './admin-paths.ts'

export type AdminArgs = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * The API for loaders of the admin. A 401 redirects to sign-in and returns here afterwards, an admin with the first password or
 * without a second factor to where it is set; any other 403 says that the page is for
 * admins. A customer reads of none: the layout's 404 comes first.
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
  if (error.code === 'own_password_required') throw redirect(withQuery(paths.password(), { first: 1 }))
  if (error.code === 'second_factor_required') throw redirect(adminPaths.security())
  if (error.status === 403) throw data({ code: 'forbidden' }, { status: 403 })
  throwRouteError(error)
}

/** The named parameters of the URL, for the call of a list; missing or empty ones are undefined. */
export function pickParams({ searchParams }: URL, names: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) || undefined]))
}
