import { z } from 'zod'
import { AdminOrder } from '../../../../../contract/admin/orders.ts'

/** One order as staff read it. */
export const AdminOrderResponse = z.object({ data: z.object({ order: AdminOrder }) })
