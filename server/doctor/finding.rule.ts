import type { Finding } from '../../contract/admin/doctor.ts'
import type { DoctorCode } from '../../contract/admin/doctor-texts.ts'

type Values = Finding['values']
const finding =
  (status: Finding['status']) =>
  (code: DoctorCode, values: Values = {}): Finding => ({ status, code, values })

export const ok = finding('ok')
export const warning = finding('warning')
export const failed = finding('failed')
