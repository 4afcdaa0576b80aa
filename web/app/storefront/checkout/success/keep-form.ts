import { z } from 'zod'
import { Registration } from '../../../../../contract/accounts.ts'

export const KeepForm = z.object({ password: Registration.shape.password })
