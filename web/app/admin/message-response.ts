import { z } from 'zod'
import type { useAdminRequest } from './use-admin-request.ts'

/** What was changed is read again with the page; the answer itself says nothing more. */
export const adminMessageResponse = z.object({ message: z.string() })

export type AdminRequest = ReturnType<typeof useAdminRequest>['call']
