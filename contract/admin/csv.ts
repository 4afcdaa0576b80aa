import { z } from 'zod'

/** How a file is written: `semicolon` is what spreadsheets expect where the comma is the decimal sign. */
export const ExportFormat = z.object({ separator: z.enum(['comma', 'semicolon']).optional() })
export type ExportFormat = z.infer<typeof ExportFormat>
