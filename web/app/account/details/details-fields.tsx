import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '../../../../contract/accounts.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { browserApi } from '../../api/browser-api.ts'
import { FormRefusal } from '../../auth/form-refusal.tsx'
import { PasswordAgain } from '../../auth/password-again.tsx'
import { currentUserQuery } from '../../auth/use-current-user.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../ui/forms/unsaved-changes.ts'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { type MutationResult, mutateAccount } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'
import type { DetailsForm } from './details-form.ts'

type DetailsFieldsProps = { me: User; result: CheckedResult | undefined; actionResult: MutationResult | null }

const schema = () => import('./details-form.ts').then(({ DetailsForm }) => DetailsForm)
const names = ['fullName', 'phone', 'username'] as const

export function DetailsFields({ me, result, actionResult }: DetailsFieldsProps) {
  const { t } = useAccountTexts()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(actionResult?.refusal ?? null)
  const { mark, checkDirty } = useDirty()
  const [waiting, setWaiting] = useState<DetailsForm | null>(null)
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const labels = { fullName: t('details.fullName'), phone: t('details.phone'), username: t('details.username') }
  const defaults = { fullName: me.fullName, phone: me.phone ? formatPhone(me.phone) : '', username: me.username }
  const form = useCheckedForm({ schema, labels, result, defaults, onValid: (fields) => void save(fields) })

  async function save(fields: DetailsForm): Promise<void> {
    setBusy(true)
    const { toProfile } = await import('./details-form.ts')
    const { message, refusal: refused } = await mutateAccount(browserApi(), 'PATCH', 'update-profile', toProfile(fields))
    setBusy(false)
    setWaiting(refused?.code === 'password_again' ? fields : null)
    setRefusal(refused?.code === 'password_again' ? null : refused)
    if (refused?.code === 'password_again') return
    if (refused) return form.refuse(refused.fields)
    mark()
    toast({ text: message })
    await Promise.all([revalidate(), client.invalidateQueries({ queryKey: currentUserQuery.queryKey })])
  }

  return (
    <>
      {waiting && (
        <div className="card mb-6 max-w-lg p-6">
          <PasswordAgain onDone={() => void save(waiting)} onStop={() => setWaiting(null)} />
        </div>
      )}
      <FormRefusal form={form} refusal={refusal} title={t('details.failed')} />
      <form
        method="post"
        className="grid max-w-lg gap-5"
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event)
          checkDirty(event.currentTarget)
        }}
      >
        <TextField {...form.wire('fullName')} autoComplete="name" need="optional" />
        <TextField {...form.wire('phone')} type="tel" inputMode="tel" autoComplete="tel" need="optional" hint={t('details.phoneHint')} />
        <TextField
          {...form.wire('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          need="required"
          hint={t('details.usernameHint')}
        />
        <TextField label={t('details.email')} type="email" value={me.email} readOnly hint={<EmailHint />} />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('details.button')}
        </Button>
      </form>
    </>
  )
}

function EmailHint() {
  const { t } = useAccountTexts()
  return (
    <>
      {t('details.emailWhy')} <Link to={paths.contact()}>{t('nav.support')}</Link>
    </>
  )
}

/** Whether the form differs from its last saved state. */
function useDirty() {
  const [isDirty, setDirty] = useState(false)
  const saved = useRef<string>(undefined)
  useUnsavedChanges(isDirty)
  return {
    mark(): void {
      saved.current = undefined
      setDirty(false)
    },
    checkDirty(element: HTMLFormElement): void {
      const fields = names.map((name) => element.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement)
      const now = fields.map(({ value }) => value).join('\n')
      saved.current ??= fields.map(({ defaultValue }) => defaultValue).join('\n')
      setDirty(now !== saved.current)
    },
  }
}
