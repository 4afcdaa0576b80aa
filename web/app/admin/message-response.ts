import { z } from 'zod'
import type { useAdminRequest } from './use-admin-request.ts'

/** For changes whose result the page reloads: only the response's message is read. */
export const adminMessageResponse = z.object({ message: z.string() })

export type AdminRequest = ReturnType<typeof useAdminRequest>['call']
