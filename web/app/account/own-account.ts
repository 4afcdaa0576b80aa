import { createContext, type MiddlewareFunction, redirect, useRouteLoaderData } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { personalApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { backFrom, paths } from '../paths.ts'
import type { loader } from './layout.tsx'
import { readMe } from './read-me.ts'

/** Whose account it is; set for every page and every form below /my-account. */
export const meContext = createContext<User>()

/** Nothing of an account is even asked for before it is known whose it is; a guest signs in and comes back. */
export const requireMe: MiddlewareFunction<Response> = async ({ request, context }) => {
  const me = await readMe(personalApi(context)).catch(throwRouteError)
  if (!me) throw redirect(paths.login(backFrom(new URL(request.url))))
  context.set(meContext, me)
}

/** For the pages of the account. */
export function useOwnAccount(): User {
  const known = useRouteLoaderData<typeof loader>('account/layout')
  if (!known) throw new Error('only pages of the account know whose it is')
  return known.me
}
