import { z } from 'zod'
import { AdminOrder } from '../../../../../contract/orders.admin.ts'

/** One order as somebody who works here reads it. */
export const OneOrderForOffice = z.object({ data: z.object({ order: AdminOrder }) })
