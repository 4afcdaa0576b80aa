import type { LoaderFunctionArgs } from 'react-router'
import { personalApi } from '../api/api.ts'
import { throwRouteError } from '../api/api-error.ts'
import { readCurrentUser } from './read-current-user.ts'

/** Who is at this browser, for pages that are the same for everyone: a guest is an answer (null), not a failure. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readCurrentUser(personalApi(context)).catch(throwRouteError))
}
