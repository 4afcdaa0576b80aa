import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '../../../contract/errors.ts'
import { AppError, failureOf } from './errors.ts'

const meanings: Record<string, { status: number; code: ErrorCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
}

/** Malformed or unfinished HTTP never becomes a request; the response has the usual text and headers. */
export function respondToMalformedHttp(common: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => send(common, error, socket)
}

function send(common: Record<string, string>, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, code } = meanings[error.code ?? ''] ?? { status: 400, code: 'malformed_body' }
  const body = JSON.stringify(failureOf(new AppError(code), 'vi'))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(common).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
