import { z } from 'zod'
import { Phone } from './phone.schema.ts'
import { Email, Id, optionalText, writtenText } from './text.ts'

/** Staff handle orders, parcels, stock and reviews; an admin may do everything. */
export const roles = ['customer', 'staff', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Two levels since 1 July 2025: province or city, ward or commune; official names, no district. */
const addressFields = {
  fullName: writtenText(120),
  phone: Phone,
  province: writtenText(80),
  ward: writtenText(80),
  street: writtenText(200),
  note: optionalText(300).optional(),
}

export const AddressInput = z.object(addressFields)
export type AddressInput = z.infer<typeof AddressInput>

export const NewAddress = AddressInput.extend({ isDefault: z.boolean().optional() })
export const AddressChange = z.object({ addressId: Id, isDefault: z.boolean().optional() }).extend(AddressInput.partial().shape)
export const AddressName = z.object({ addressId: Id })

export const Address = z.object({
  addressId: z.string(),
  fullName: z.string(),
  phone: z.string(),
  province: z.string(),
  ward: z.string(),
  street: z.string(),
  note: z.string().optional(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const User = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  fullName: z.string(),
  phone: z.string().nullable(),
  role: Role,
  addresses: z.array(Address),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

const passwordLength = { min: 8, max: 128 } as const
/** A password as a user chooses it: a minimum length, never truncated. */
export const NewPassword = z
  .string()
  .max(passwordLength.max)
  .refine((value) => [...value].length >= passwordLength.min, { params: { key: 'password_short' } })
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { params: { key: 'unreadable' } })
const givenPassword = z.string().min(1).max(1_000)

/** The name a user signs in with besides the e-mail; it can never look like an e-mail, in any spelling. */
export const Username = z
  .string()
  .max(40)
  .transform((value) => value.trim().normalize('NFKC'))
  .pipe(writtenText(40).refine((value) => !/[@\p{C}\p{Z}]/u.test(value), { params: { key: 'username' } }))

export const Registration = z.object({
  username: Username,
  email: Email,
  password: NewPassword,
  fullName: optionalText(120).optional(),
  phone: Phone.optional(),
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z
  .object({ email: z.string().max(254).optional(), username: z.string().max(254).optional(), password: givenPassword })
  .refine((value) => Boolean((value.email ?? value.username ?? '').trim()), { path: ['email'], params: { key: 'required' } })
export type Credentials = z.infer<typeof Credentials>

export const OneTimeCode = z.object({ otp: z.string().regex(/^\d{6}$/, { error: 'six_digits' }) })
export const ProfileChange = z.object({
  fullName: optionalText(120).optional(),
  phone: Phone.nullable().optional(),
  username: Username.optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>
export const PasswordChange = z.object({ currentPassword: givenPassword, newPassword: NewPassword })
export const ForgottenPassword = z.object({ email: Email })
export const PasswordReset = z.object({ newPassword: NewPassword })
/** A missing credential is refused like a wrong one. `password` proves an account that already has the e-mail. */
export const GoogleCredential = z.object({ credential: z.string().max(8_192).default(''), password: givenPassword.optional() })
/** For Google's script: ties the credential to this browser, whose cookie has the secret of the nonce. */
export const GoogleNonce = z.object({ data: z.object({ nonce: z.string() }) })
export type GoogleNonce = z.infer<typeof GoogleNonce>
/** Confirms the deletion of an account: its e-mail again, and its password where it has one. */
export const AccountErasure = z.object({ confirm: z.string().max(254), password: givenPassword.optional() })

export const SignedIn = z.object({ data: User, message: z.string() })
export const UserResponse = z.object({ data: User })
export const UserMessage = z.object({ user: User, message: z.string() })
export const AddressMessage = z.object({ address: Address.nullable(), message: z.string() })
export const Message = z.object({ message: z.string() })

/** The ways to sign in here; `own`: those the signed-in user has set up (null for a guest). */
export const SignInWays = z.object({
  data: z.object({
    google: z.object({ clientId: z.string() }).nullable(),
    own: z.object({ password: z.boolean(), google: z.boolean() }).nullable(),
  }),
})
export type SignInWays = z.infer<typeof SignInWays>

/** All personal data of a user as one file, one part per area. */
export const PersonalData = z.object({ exportedAt: z.string(), account: z.unknown() }).catchall(z.unknown())

/** A province with its wards, by the official names; codes are the statistics office's. */
export const Region = z.enum(['north', 'central', 'south'])
export type Region = z.infer<typeof Region>
/** `alsoNamed`: what people call the province ("HCM"). `former`: the provinces that became part of it in July 2025 ("Bình Dương"). */
export const Province = z.object({
  code: z.string(),
  name: z.string(),
  region: Region,
  alsoNamed: z.array(z.string()),
  former: z.array(z.string()),
})
export type Province = z.infer<typeof Province>
export const Ward = z.object({ code: z.string(), name: z.string() })
export const ProvinceList = z.object({ data: z.array(Province) })
export const WardList = z.object({ data: z.array(Ward) })

/** A place as somebody writes it; within a province by its code. */
export const PlaceQuery = z.object({ query: z.string().min(2).max(100), province: z.string().max(10).optional() })
/** `former`: the name of a unit from before July 2025, where the query means one that this ward follows. */
export const FoundPlace = z.object({ province: Ward, ward: Ward, former: z.string().nullable() })
export type FoundPlace = z.infer<typeof FoundPlace>
export const FoundPlaces = z.object({ data: z.array(FoundPlace) })
