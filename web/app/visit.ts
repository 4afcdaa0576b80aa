import { createContext } from 'react-router'
import type { Visit } from '../../contract/transport.ts'

/** Who is asking, in which language, and how to reach the shop's API. Set once for every request. */
export const visitContext = createContext<Visit>()
