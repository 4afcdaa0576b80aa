import { z } from 'zod'
import { Registration } from '../../../../contract/accounts.ts'
import { writtenText } from '../../../../contract/text.ts'

/** What somebody types to get an account: the contract's rules, with a name to be greeted by. */
export const RegisterForm = z.object({ fullName: writtenText(120), email: Registration.shape.email, password: Registration.shape.password })
