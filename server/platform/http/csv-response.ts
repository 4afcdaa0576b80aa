import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { vietnamDay } from '../clock.ts'

/** What stands between the cells: a comma, unless a spreadsheet is named that expects something else. */
export function separatorOf({ separator }: { separator?: 'comma' | 'semicolon' | undefined }): string {
  return separator === 'semicolon' ? ';' : ','
}

/** Sends a file of values while it is written; `name` is plain letters, the day is added to it. */
export function sendCsv(reply: FastifyReply, name: string, { content, now }: { content: Readable; now: Date }): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${vietnamDay(now)}.csv"`)
    .header('cache-control', 'no-store')
    .send(content)
}
