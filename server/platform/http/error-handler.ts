import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../contract/errors.ts'
import { isDatabaseDown, violatesReference } from '../database/transaction.ts'
import { isStorageDown } from '../storage.ts'
import { errorPage, errorPageHeaders, urlErrorMessage, wantsHtml } from './error-page.ts'
import { AppError, failureOf, statusOf } from './errors.ts'
import type { IpRateLimit } from './ip-rate-limit.ts'
import { failureLanguageOf, languageOf } from './language.ts'
import { repairUrl } from './repair-url.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The specification requires a failed review's message one level deeper than any other. */
    nestedFailure?: boolean
  }
}

const codesOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_UNDER_PRESSURE: 'unavailable',
  FST_ERR_BAD_URL: 'invalid_input',
}

const codesOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

/** Every failure passes here: known ones in the caller's language, unknown ones logged and without details. */
export function handleErrors(app: FastifyInstance, { isTrial = false } = {}): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error)
    if (known.code === 'internal') request.log.error({ err: error }, 'unexpected failure')
    else if (known.code === 'unavailable') request.log.warn({ err: error }, 'unavailable')
    else if (violatesReference(error)) request.log.warn({ err: error }, 'written for something that is gone')
    return sendError(request, reply, known, isTrial)
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found'), isTrial))
}

/** A URL that the router cannot parse: no hook has run, so it is counted here and gets the common headers. */
export function handleUnroutable(common: Record<string, string>, ipLimit: IpRateLimit, { isTrial = false } = {}) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const wait = ipLimit.count(request.ip)
    if (wait > 0) return void sendError(request, reply.headers(common), new AppError('too_many_requests', { retryAfter: wait }), isTrial)
    const mended = request.method === 'GET' && wantsHtml(request.raw) ? repairUrl(request.url) : null
    if (mended) return void reply.headers(common).redirect(mended, 302)
    void sendError(request, reply.headers(common), asAppError(error), isTrial)
  }
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError, isTrial: boolean): FastifyReply {
  request.refusal = error.code
  if (wantsHtml(request.raw)) return sendErrorPage(request, reply, error, isTrial)
  const failure = failureOf(error, failureLanguageOf(request.raw))
  begin(reply, error).type('application/json; charset=utf-8')
  const response = request.routeOptions.config?.nestedFailure ? { message: failure } : failure
  return reply.serializer(JSON.stringify as (payload: unknown) => string).send(response)
}

function sendErrorPage(request: FastifyRequest, reply: FastifyReply, error: AppError, isTrial: boolean): FastifyReply {
  const language = languageOf(request.raw, false)
  const message = urlErrorMessage(error.code, language) ?? failureOf(error, language).message
  begin(reply, error).headers(errorPageHeaders).header('content-language', language)
  return reply.serializer(String).send(errorPage(message, statusOf(error.code), language, { isTrial }))
}

function begin(reply: FastifyReply, error: AppError): FastifyReply {
  const retryAfter = error.retryAfter ?? (error.code === 'unavailable' ? 2 : undefined)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  const challenge = challengeOf(error.code)
  if (challenge) reply.header('www-authenticate', challenge)
  return reply.code(statusOf(error.code)).header('cache-control', 'no-store')
}

/** RFC 6750. Browsers ask nobody for a password because of `Bearer`. */
function challengeOf(code: ErrorCode): string | undefined {
  if (code === 'wrong_api_key') return 'Bearer error="invalid_token"'
  if (code === 'api_key_not_allowed') return 'Bearer error="insufficient_scope"'
  return statusOf(code) === 401 ? 'Bearer' : undefined
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode, validation } = error as Partial<FastifyError>
  const cause = (error as { cause?: unknown }).cause
  if (cause instanceof AppError) return cause
  if (code && codesOfFastify[code]) return new AppError(codesOfFastify[code])
  if (isDatabaseDown(error) || isStorageDown(error)) return new AppError('unavailable', { retryAfter: 2 })
  if (validation || error instanceof SyntaxError) return new AppError(validation ? 'invalid_input' : 'malformed_body')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError(codesOfStatus[statusCode] ?? 'malformed_body')
  if (statusCode === 503) return new AppError('unavailable')
  // A concurrent request deleted what this one writes for: an account, a guest, a product.
  if (violatesReference(error)) return new AppError('conflict')
  return new AppError('internal')
}
