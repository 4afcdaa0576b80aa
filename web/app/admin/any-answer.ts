import { z } from 'zod'
import type { useAdminCall } from './use-admin-call.ts'

/** What was changed is read again with the page; the answer itself says nothing more. */
export const anyAnswer = z.object({ message: z.string() })

export type Call = ReturnType<typeof useAdminCall>['call']
