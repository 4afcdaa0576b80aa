import { z } from 'zod'
import { DateTime } from '../../dates.ts'
import { writtenText } from '../../text.ts'

/** The parts of the shop that a key may be allowed to read or to change. */
export const apiResources = ['products', 'orders', 'customers', 'shop', 'reports'] as const
export const ApiScope = z.enum([
  'products:read',
  'products:write',
  'orders:read',
  'orders:write',
  'customers:read',
  'customers:write',
  'shop:read',
  'shop:write',
  'reports:read',
])
export type ApiScope = z.infer<typeof ApiScope>

export const NewApiKey = z.object({
  name: writtenText(80),
  scopes: z
    .array(ApiScope)
    .min(1)
    .max(ApiScope.options.length)
    .transform((scopes) => [...new Set(scopes)]),
  /** Without it the key is valid until it is revoked. */
  expiresAt: DateTime.optional(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** A key without its secret: `shownAs` has its beginning and its last four characters. */
export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  shownAs: z.string(),
  scopes: z.array(ApiScope),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>
export const ApiKeyList = z.object({ data: z.array(ApiKey) })
/** `secret`: the key itself, in this response alone. */
export const ApiKeyMade = z.object({ data: z.object({ apiKey: ApiKey, secret: z.string() }), message: z.string() })
