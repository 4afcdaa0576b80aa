import type { LoaderFunctionArgs } from 'react-router'
import { personalApi } from '../api.ts'
import { throwRouteError } from '../api-error.ts'
import { readMe } from './read-me.ts'

/** Who is at this browser, for pages that are the same for everyone: a guest is an answer (null), not a failure. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readMe(personalApi(context)).catch(throwRouteError))
}
