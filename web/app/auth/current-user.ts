import type { LoaderFunctionArgs } from 'react-router'
import { personalApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { readCurrentUser } from './read-current-user.ts'

/** The current user, for pages that are the same for everyone: a guest is null, not an error. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readCurrentUser(personalApi(context)).catch(throwRouteError))
}
