import { z } from 'zod'

export const maxFileBytes = 5 * 1024 * 1024

/**
 * `dryRun`: only reports what an import would do. Else `token` is the one of that response: exactly what was shown is
 * imported, or nothing.
 */
export const ImportQuery = z.object({ dryRun: z.enum(['true', 'false']).optional(), token: z.string().max(100).optional() })

/** `column`: its heading in the reader's language; `of`: which colour and size. */
export const ImportChange = z.object({
  line: z.int(),
  column: z.string(),
  of: z.string().optional(),
  before: z.string(),
  after: z.string(),
})
export const ImportRow = z.object({
  line: z.int(),
  sku: z.string(),
  name: z.string(),
  kind: z.enum(['create', 'change', 'unchanged']),
  productId: z.string().optional(),
  changes: z.array(ImportChange),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportError = z.object({ line: z.int(), column: z.string(), message: z.string() })
export type ImportError = z.infer<typeof ImportError>

export const ImportCounts = z.object({ create: z.int(), change: z.int(), unchanged: z.int() })
export const ImportPreview = z.object({
  data: z.object({
    rows: z.array(ImportRow),
    counts: ImportCounts,
    /** By line; with any error nothing can be imported and there is no token. */
    errors: z.array(ImportError),
    token: z.string().optional(),
  }),
  message: z.string().optional(),
})
export type ImportPreview = z.infer<typeof ImportPreview>
