import { type ErrorCode, errorMessages, type Failure } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { validationMessage } from '../../../contract/language/validation-messages.ts'

/** The HTTP status of every code other than 409. */
const statuses: Partial<Record<ErrorCode, number>> = {
  invalid_input: 400,
  malformed_body: 400,
  images_refused: 400,
  color_required: 400,
  size_required: 400,
  unknown_variant: 400,
  personalization_required: 400,
  personalization_invalid: 400,
  quantity_limit: 400,
  unknown_address: 400,
  several_wards: 400,
  common_password: 400,
  personal_password: 400,
  wrong_password: 400,
  wrong_code: 400,
  wrong_confirmation: 400,
  exchange_same_size: 400,
  no_pickup: 400,
  no_delivery: 400,
  no_gift_wrap: 400,
  gift_day_too_early: 400,
  gift_day_too_late: 400,
  cash_for_gift: 400,
  bad_signature: 400,
  payment_method_unavailable: 400,
  cash_above_ceiling: 400,
  amount_out_of_range: 400,
  wrong_second_code: 400,
  unknown_push_service: 400,
  sign_in_expired: 401,
  wrong_invitation: 404,
  wrong_reset_token: 404,
  unknown_discount: 404,
  sign_in_required: 401,
  wrong_api_key: 401,
  session_ended: 401,
  wrong_credentials: 401,
  google_refused: 401,
  google_needs_password: 401,
  forbidden: 403,
  password_again: 403,
  api_key_not_allowed: 403,
  second_factor_required: 403,
  own_password_required: 403,
  confirm_by_link: 403,
  foreign_origin: 403,
  not_found: 404,
  address_gone: 404,
  unknown_gift_code: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_reused: 422,
  too_many_requests: 429,
  too_many_orders: 429,
  too_many_unpaid_orders: 429,
  too_many_unconfirmed_orders: 429,
  internal: 500,
  gateway_failed: 502,
  unavailable: 503,
  gateway_timeout: 504,
}

export type IssueKey = { path: string; key: string }

type ErrorDetails = { issues?: IssueKey[]; retryAfter?: number; version?: Failure['version']; values?: Record<string, string> }

/**
 * A refusal for the caller: thrown anywhere in the server, turned into a response in one place. `issues` have keys of the
 * contract's issue texts, or codes of the error vocabulary; `version` is the current one of a changed entry; `values` fill
 * the {{names}} in the text of the code.
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: IssueKey[]
  readonly retryAfter: number | undefined
  readonly version: Failure['version']
  readonly values: Record<string, string>

  constructor(code: ErrorCode, more: ErrorDetails = {}) {
    super(errorMessages[code].en)
    this.code = code
    this.issues = more.issues ?? []
    this.retryAfter = more.retryAfter
    this.version = more.version
    this.values = more.values ?? {}
  }
}

export function statusOf(code: ErrorCode): number {
  return statuses[code] ?? 409
}

export function failureOf(error: AppError, language: Language): Failure {
  const { code, version, values } = error
  const issues = error.issues.map(({ path, key }) => ({ path, message: textOf(key, language, values) }))
  return {
    message: messageOf(code, language, values),
    code,
    ...(issues.length > 0 ? { issues } : {}),
    ...(version === undefined ? {} : { version }),
  }
}

/** The text of a code; a {{name}} without a value is left out. */
export function messageOf(code: ErrorCode, language: Language, values: Record<string, string> = {}): string {
  return errorMessages[code][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

function textOf(key: string, language: Language, values: Record<string, string>): string {
  return key in errorMessages ? messageOf(key as ErrorCode, language, values) : validationMessage(key, language)
}
