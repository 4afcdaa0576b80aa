import { z } from 'zod'
import { Language } from '../../../../contract/language/language.schema.ts'
import { type MomoFieldsOf, type MomoSignedKind, verifyMomo } from '../momo/momo-signature.rule.ts'
import type { MomoSandboxSetup } from './sandbox-record.ts'
import { type MomoSandboxResponse, malformedResponse, plainResponse } from './sandbox-response.ts'

/** MoMo's own pattern, `^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$`, written without catastrophic backtracking. */
const OrderId = z
  .string()
  .max(200)
  .regex(/^[0-9a-zA-Z](?:[-_.0-9a-zA-Z]*[0-9a-zA-Z])?$/)
const WebAddress = z.url({ protocol: /^https?$/ }).max(2_048)

const Signed = {
  partnerCode: z.string().min(1).max(50),
  requestId: z.string().min(1).max(50),
  orderId: OrderId,
  lang: Language,
  signature: z.string(),
}

export const CreateRequest = z.object({
  ...Signed,
  amount: z.int(),
  orderInfo: z.string().min(1).max(255),
  redirectUrl: WebAddress,
  ipnUrl: WebAddress,
  requestType: z.literal('captureWallet'),
  extraData: z.string().max(1_000),
})

/** The same for a payment and for a refund. */
export const QueryRequest = z.object(Signed)

export const RefundRequest = z.object({
  ...Signed,
  amount: z.int(),
  transId: z.int().min(1),
  description: z.string().max(255),
})

type Admitted<R> = { kind: 'admitted'; request: R } | { kind: 'turned-away'; answer: MomoSandboxResponse }

/** Parses and checks the signature. A request that fails leaves no trace, because anyone may have sent it. */
export function admit<K extends MomoSignedKind, R extends z.infer<typeof QueryRequest> & MomoFieldsOf<K>>(
  setup: MomoSandboxSetup,
  kind: K,
  schema: z.ZodType<R>,
  body: unknown,
): Admitted<R> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return { kind: 'turned-away', answer: malformedResponse(setup, parsed.error) }
  const request = parsed.data
  const { partnerCode, ...keys } = setup.credentials
  const isOurs = request.partnerCode === partnerCode && verifyMomo(kind, keys, request, request.signature)
  return isOurs ? { kind: 'admitted', request } : { kind: 'turned-away', answer: plainResponse(setup, request, 13) }
}

/** A repeated request is refused while the first is still in progress. */
export async function onceAtATime(
  setup: MomoSandboxSetup,
  request: z.infer<typeof QueryRequest>,
  work: () => Promise<MomoSandboxResponse>,
): Promise<MomoSandboxResponse> {
  if (setup.inFlight.has(request.requestId)) return { ...plainResponse(setup, request, 7000), status: 422 }
  setup.inFlight.add(request.requestId)
  try {
    return await work()
  } finally {
    setup.inFlight.delete(request.requestId)
  }
}

/** Refuses, and stores that this requestId has been used: repeating it returns 40. */
export async function refuseForGood(
  setup: MomoSandboxSetup,
  request: z.infer<typeof QueryRequest>,
  resultCode: number,
): Promise<MomoSandboxResponse> {
  const now = setup.clock().getTime()
  const { requestId } = request
  await setup.store.insertIfAbsent({ kind: 'refusal', orderId: null, requestId, resultCode, version: 1, createdAt: now, updatedAt: now })
  return plainResponse(setup, request, resultCode)
}
