import { z } from 'zod'
import { Registration } from '../../../../../contract/accounts.ts'

export const CreateAccountForm = z.object({ password: Registration.shape.password })
