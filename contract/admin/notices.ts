import { z } from 'zod'

/** Warnings about how the shop is run, shown until they are fixed. Each code has its texts in the admin's locales. */
export const noticeCodes = ['sandbox_on', 'plain_http', 'mail_off', 'first_password', 'demo_products', 'not_durable', 'backup_old'] as const
export type NoticeCode = (typeof noticeCodes)[number]

/** `critical`: do not sell in this state. `values` fill the placeholders of the text. */
export const Notice = z.object({
  code: z.enum(noticeCodes),
  severity: z.enum(['warning', 'critical']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Notice = z.infer<typeof Notice>
export const NoticeList = z.object({ data: z.array(Notice) })
