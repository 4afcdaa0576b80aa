import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { vietnamDay } from '../../../contract/vietnam-time.ts'

/** The separator between cells: a comma, unless a spreadsheet is named that expects another. */
export function separatorOf({ separator }: { separator?: 'comma' | 'semicolon' | undefined }): string {
  return separator === 'semicolon' ? ';' : ','
}

/** Streams a CSV file; `name` is plain letters, and the date is appended. */
export function sendCsv(reply: FastifyReply, name: string, { content, now }: { content: Readable; now: Date }): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${vietnamDay(now)}.csv"`)
    .header('cache-control', 'no-store')
    .send(content)
}
