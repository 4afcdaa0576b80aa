import { createContext } from 'react-router'
import type { RequestContext } from '../../../contract/page-renderer.ts'

/** Who is asking, in which language, and how to reach the shop's API. Set once for every request. */
export const requestContext = createContext<RequestContext>()
