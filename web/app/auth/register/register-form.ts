import { z } from 'zod'
import { Registration } from '../../../../contract/accounts.ts'
import { writtenText } from '../../../../contract/text.ts'

/** The registration form: the contract's rules, with a required full name. */
export const RegisterForm = z.object({ fullName: writtenText(120), email: Registration.shape.email, password: Registration.shape.password })
