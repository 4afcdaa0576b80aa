import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect, useRouteLoaderData } from 'react-router'
import type { User } from '../../../contract/accounts.ts'
import { personalApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { readCurrentUser } from '../auth/read-current-user.ts'
import { paths, returnPathFrom } from '../paths.ts'

/** The signed-in user, or why the shop could not tell; set for every page and form below /my-account. */
const userContext = createContext<{ me: User } | { failure: unknown }>()

/**
 * Runs before any loader of the account; a guest signs in and returns. If the shop cannot tell who is signed in, the account's
 * layout fails instead of this middleware: an error thrown here would render without header and footer.
 */
export const requireUser: MiddlewareFunction<Response> = async ({ url, context }) => {
  const owner = await readCurrentUser(personalApi(context)).then(
    (me) => ({ me }),
    (failure: unknown) => ({ failure }),
  )
  if ('failure' in owner) return context.set(userContext, owner)
  if (!owner.me) throw redirect(paths.login(returnPathFrom(url)))
  context.set(userContext, { me: owner.me })
}

/** For loaders and actions below /my-account. */
export function getUser(context: Readonly<RouterContextProvider>): User {
  const owner = context.get(userContext)
  return 'me' in owner ? owner.me : throwRouteError(owner.failure)
}

/** For the pages of the account. */
export function useAccountUser(): User {
  const known = useRouteLoaderData<() => { me: User }>('account/layout')
  if (!known) throw new Error('the user is known only on the pages of the account')
  return known.me
}
