import { z } from 'zod'

/** A day in Vietnam (YYYY-MM-DD); refuses one that does not exist or is out of range. */
export const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2200-01-01', { params: { key: 'date' } })

/** A timestamp with its zone, in the same years. */
export const DateTime = z.iso
  .datetime({ offset: true })
  .refine((written) => Date.parse(written) > Date.UTC(2000) && Date.parse(written) < Date.UTC(2200), { params: { key: 'date' } })
