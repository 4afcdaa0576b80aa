import { z } from 'zod'
import { type DoctorCode, doctorCodes } from './doctor-texts.ts'

export const doctorStatuses = ['ok', 'warning', 'failed'] as const

/** One line of `npm run doctor`. The text of `code`, and what to do, are in doctor-texts.ts; `values` fill its {{names}}. */
export const Finding = z.object({
  status: z.enum(doctorStatuses),
  code: z.enum(doctorCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Finding = Omit<z.infer<typeof Finding>, 'code'> & { code: DoctorCode }
export const DoctorReport = z.object({ data: z.object({ at: z.iso.datetime(), findings: z.array(Finding) }) })
export type DoctorReport = z.infer<typeof DoctorReport>
