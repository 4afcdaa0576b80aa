import { expect, test } from 'vitest'
import type { MomoRefunded } from '../momo/momo.client.ts'
import { momoMessageKey, momoOutcome, momoResults } from '../momo/momo-result.rule.ts'
import { classifyQueriedRefund, classifySentRefund } from './classify-refund.rule.ts'

/** The client's reading of MoMo's code. */
function responseOf(resultCode: number): MomoRefunded {
  const outcome = momoOutcome(resultCode)
  if (outcome === 'paid') return { kind: 'refunded', amount: 1_000, transId: '77' }
  if (outcome === 'failed' || outcome === 'expired' || outcome === 'request-error') {
    return { kind: 'gateway-refused', resultCode, outcome, code: momoMessageKey(resultCode) }
  }
  return { kind: 'refund-pending', resultCode }
}

const codes = [...Object.keys(momoResults).map(Number), 5, 123_456]
const sent: Record<string, number[]> = {
  done: [0],
  pending: [10, 40, 41, 43, 1000, 7000, 7002, 8000, 9000, 5, 123_456],
  refused: [11, 12, 13, 20, 21, 22, 42, 45, 47],
  failed: [98, 99, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1017, 1026, 1080, 1081, 1088, 2019, 4001, 4002, 4100],
}

test('classify-refund: every code of MoMo has one meaning for a sent refund', () => {
  for (const code of codes) {
    const [expected] = Object.entries(sent).find(([, listed]) => listed.includes(code)) ?? []
    expect([code, classifySentRefund(responseOf(code)).kind]).toEqual([code, expected])
  }
})

test('classify-refund: a refused query never ends a refund; only an unknown id allows to send it again', () => {
  for (const code of codes) {
    const { kind } = classifyQueriedRefund(responseOf(code))
    const requestError = momoOutcome(code) === 'request-error'
    const expected = code === 42 ? 'not-received' : requestError ? 'pending' : classifySentRefund(responseOf(code)).kind
    expect([code, kind]).toEqual([code, expected])
  }
})

const silences: MomoRefunded[] = [
  { kind: 'gateway-timeout' },
  { kind: 'gateway-error', reason: 'network' },
  { kind: 'gateway-error', reason: 'http-status', status: 500 },
  { kind: 'gateway-error', reason: 'not-json' },
  { kind: 'untrusted-response', reason: 'foreign-response' },
]
test.each(silences)('classify-refund: without a response the money may be on its way: %j', (response) => {
  expect([classifySentRefund(response).kind, classifyQueriedRefund(response).kind]).toEqual(['pending', 'pending'])
})

test.each([404, 405])('classify-refund: without refund queries (%d) the same request is sent again, with the same ids', (status) => {
  const response: MomoRefunded = { kind: 'gateway-error', reason: 'http-status', status }
  expect([classifySentRefund(response).kind, classifyQueriedRefund(response).kind]).toEqual(['pending', 'not-received'])
})

test('classify-refund: an unexplained result is reported to a person', () => {
  const isStrange = (code: number) => (classifySentRefund(responseOf(code)) as { isStrange: boolean }).isStrange
  expect([7002, 9000, 123_456].map(isStrange)).toEqual([false, true, true])
})
