import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect, useRouteLoaderData } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { personalApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { backFrom, paths } from '../paths.ts'
import type { loader } from './layout.tsx'
import { readMe } from './read-me.ts'

/** Whose account it is, or why that could not be told; set for every page and every form below /my-account. */
const ownerContext = createContext<{ me: User } | { failure: unknown }>()

/**
 * Nothing of an account is even asked for before it is known whose it is; a guest signs in and comes back. Where the shop
 * cannot tell, the account's layout fails instead of this: a page that ends here would stand without header and footer.
 */
export const requireMe: MiddlewareFunction<Response> = async ({ url, context }) => {
  const owner = await readMe(personalApi(context)).then(
    (me) => ({ me }),
    (failure: unknown) => ({ failure }),
  )
  if ('failure' in owner) return context.set(ownerContext, owner)
  if (!owner.me) throw redirect(paths.login(backFrom(url)))
  context.set(ownerContext, { me: owner.me })
}

/** For loaders and actions below /my-account. */
export function getMe(context: Readonly<RouterContextProvider>): User {
  const owner = context.get(ownerContext)
  return 'me' in owner ? owner.me : throwRouteError(owner.failure)
}

/** For the pages of the account. */
export function useOwnAccount(): User {
  const known = useRouteLoaderData<typeof loader>('account/layout')
  if (!known) throw new Error('only pages of the account know whose it is')
  return known.me
}
