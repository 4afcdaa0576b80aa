import { createContext } from 'react-router'
import type { RequestContext } from '../../../contract/page-renderer.ts'

/** The visitor, the language and the clients of the API. Set once for every request. */
export const requestContext = createContext<RequestContext>()
