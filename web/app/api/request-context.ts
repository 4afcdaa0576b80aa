import { createContext } from 'react-router'
import type { RequestContext } from '../../../contract/pages/page-renderer.ts'

/** The visitor, the language and the clients of the API. Set once for every request. */
export const requestContext = createContext<RequestContext>()
